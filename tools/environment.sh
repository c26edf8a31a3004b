# Sourced by ./play and ./test: a Python environment in .venv, renewed only when its recipe changes.

say() { printf '%s\n' "quarterdeck: $*" >&2; }

find_python() {
    for candidate in "${PYTHON:-}" python3 python3.14 python3.13 python3.12 python3.11 python; do
        [ -n "$candidate" ] || continue
        command -v "$candidate" >/dev/null 2>&1 || continue
        if "$candidate" -c 'import sys; sys.exit(sys.version_info < (3, 11))' 2>/dev/null; then
            printf '%s\n' "$candidate"
            return 0
        fi
    done
    say "Python 3.11 or newer is needed and was not found (set PYTHON to name one)"
    return 1
}

# prepare_environment [extras]: extras are a list like "dev"; they are added to what is there.
prepare_environment() {
    extras="${1:-}"
    stamp=".venv/.quarterdeck-stamp${extras:+-$extras}"
    recipe=$(cat pyproject.toml requirements.lock | cksum)
    if [ -x .venv/bin/python ] && [ "$(cat "$stamp" 2>/dev/null)" = "$recipe $(pwd)" ]; then
        return 0
    fi
    python=$(find_python) || return 1
    if [ ! -x .venv/bin/python ]; then
        say "making the environment in .venv"
        "$python" -m venv .venv || {
            say "could not make it; on Debian: apt-get install python3-venv"
            return 1
        }
    fi
    say "installing${extras:+ with extras $extras}"
    .venv/bin/python -m pip install --quiet --quiet --disable-pip-version-check \
        --constraint requirements.lock --editable ".${extras:+[$extras]}" >&2
    printf '%s\n' "$recipe $(pwd)" >"$stamp"
}

has_node() {
    command -v npm >/dev/null 2>&1 &&
        node -e 'process.exit(parseInt(process.versions.node) < 20 ? 1 : 0)' 2>/dev/null
}

# prepare_client: what builds and checks the browser client in web/node_modules, renewed only when its lock changes.
prepare_client() {
    lock=$(cksum <web/package-lock.json)
    [ "$(cat web/node_modules/.quarterdeck-stamp 2>/dev/null)" != "$lock" ] || return 0
    say "installing what builds the browser client"
    (cd web && npm ci --no-audit --no-fund --loglevel=error >&2) || { say "could not install it"; return 1; }
    printf '%s\n' "$lock" >web/node_modules/.quarterdeck-stamp
}

# build_client: the browser client in web/dist, built anew only when its sources or the catalogues change.
build_client() {
    [ -f web/package.json ] || return 1
    recipe=$(find web src/quarterdeck/i18n/locales -name node_modules -prune -o -name dist -prune -o -type f \
        ! -name openapi.json ! -name openapi.ts ! -name messages.ts -print |
        LC_ALL=C sort | tr '\n' '\0' | xargs -0 cksum | cksum)
    if [ -f web/dist/index.html ] && [ "$(cat web/dist/.quarterdeck-stamp 2>/dev/null)" = "$recipe" ]; then
        return 0
    fi
    if ! has_node; then
        [ ! -f web/dist/index.html ] || return 0
        say "the browser client needs Node 20 or newer to be built, and it was not found"
        return 1
    fi
    prepare_client || return 1
    say "building the browser client"
    (cd web && npm run --silent build >&2) || { say "could not build it"; return 1; }
    printf '%s\n' "$recipe" >web/dist/.quarterdeck-stamp
}
