#!/bin/sh
# Makes or renews the environment in .venv: tools/environment.sh PYTHON...
# takes the first of the named Pythons that fits, installs what playing and compiling need, and ends with the stamp
# .venv/ready. tools/environment.sh dev (or lab, learning, rl, site) adds that extra to it and ends with the stamp .venv/dev (or the like).
set -eu
unset POWERHOUSE_COMPILE || true

stop() {
    echo "$*" >&2
    exit 1
}

# The version of a Python, empty if it does not run: a name may be there without a program behind it.
version() {
    "$1" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null || true
}

choose() {
    old= bare=
    for python in "$@"; do
        found=$(version "$python")
        [ -n "$found" ] || continue
        if ! "$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))'; then
            old=${old:-"but $python is $found"}
        elif ! "$python" -c 'import ensurepip, venv' 2>/dev/null; then
            bare=${bare:-$python}
        else
            return 0
        fi
    done
    if [ -n "$bare" ]; then
        package="python$(version "$bare" | cut -d. -f1,2)-venv"
        stop "$bare cannot make environments: install the package $package (apt install $package)."
    fi
    stop "Powerhouse needs Python 3.11 or newer, ${old:-"but found none named $*"}:" \
        "install it, or name one with make PYTHON=/path/to/python."
}

pip_install() {
    .venv/bin/python -m pip install --disable-pip-version-check -c constraints.txt "$@" >>.venv/pip.log 2>&1 || {
        tail -n 20 .venv/pip.log >&2
        stop "Installing the packages failed, see above (all of it: .venv/pip.log)."
    }
}

here=$(pwd -P)
case $1 in
dev | lab | learning | rl | site)
    echo "adding the extra $1"
    more=constraints-$1.txt
    [ -f "$more" ] && set -- "$1" -c "$more"
    extra=$1
    shift
    pip_install "$@" --no-build-isolation -e ".[$extra]"
    echo "$here" >".venv/$extra"
    exit
    ;;
esac
if [ "$(cat .venv/ready 2>/dev/null)" = "$here" ] && [ -n "$(version .venv/bin/python)" ]; then
    echo "renewing the environment in .venv"
else
    choose "$@"
    echo "making the environment in .venv with Python $found"
    rm -rf .venv
    "$python" -m venv .venv
fi
: >.venv/pip.log
pip_install setuptools wheel
pip_install --no-build-isolation -e '.[fast,server]'
echo "$here" >.venv/ready
