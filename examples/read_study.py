"""Read a study with duckdb, polars or pandas. Make one first: quarterdeck sim kaisers-pirates --out study"""

import sys


def with_duckdb(folder):
    """Wins by seat, and which rolls were luckiest for the winners."""
    import duckdb

    shares = duckdb.sql(
        f"""select seat, bot, count(*) as games, sum(won::int) as wins, avg(score) as score
            from '{folder}/seats.parquet' group by all order by seat"""
    ).fetchall()
    luck = duckdb.sql(
        f"""select rolls.what, count(*) as rolls, avg(rolls.luck) as luck
            from '{folder}/rolls/*.parquet' as rolls
            join '{folder}/games.parquet' as games using (setup, game)
            where rolls.seat = games.winner group by all order by luck desc"""
    ).fetchall()
    return shares, luck


def with_polars(folder):
    import polars as pl

    seats = pl.read_parquet(f"{folder}/seats.parquet")
    return seats.group_by("seat").agg(pl.len().alias("games"), pl.col("won").sum().alias("wins")).sort("seat")


def with_pandas(folder):
    import pandas as pd

    return pd.read_parquet(f"{folder}/seats.parquet").groupby("seat")["won"].agg(["count", "sum"])


if __name__ == "__main__":
    shares, luck = with_duckdb(sys.argv[1])
    print(*shares, *luck[:5], with_polars(sys.argv[1]), with_pandas(sys.argv[1]), sep="\n")
