"""Reports of a study: one HTML file that needs nothing else, and the same in Markdown."""

from __future__ import annotations

from pathlib import Path

from quarterdeck.sim.findings import Cell
from quarterdeck.sim.report_html import as_html
from quarterdeck.sim.report_markdown import as_markdown
from quarterdeck.sim.runner import results
from quarterdeck.sim.study import Study


def write(study: Study, folder: Path) -> list[Path]:
    """report.html and report.md beside the games they rest on."""
    cells = [Cell(study, setup) for setup in study.setups]
    for played in results(study, folder):
        cells[played.setup].add(played)
    cells = [cell for cell in cells if cell.played]
    html, markdown = folder / "report.html", folder / "report.md"
    html.write_text(as_html(study, cells), encoding="utf-8")
    markdown.write_text(as_markdown(study, cells), encoding="utf-8")
    return [html, markdown]
