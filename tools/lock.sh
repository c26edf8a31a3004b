#!/bin/sh
# Writes requirements.lock: the version of everything the project and all its extras ask for. No hosts, no hashes:
# it works with any index. pip itself is left to the environment.
set -eu
cd "$(dirname "$0")/.."
exec .venv/bin/uv pip compile --quiet --all-extras --no-annotate --no-header --strip-extras --no-emit-package pip \
    --python .venv/bin/python pyproject.toml --output-file requirements.lock
