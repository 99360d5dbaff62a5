#!/bin/sh
# Writes constraints.txt: every package that a fresh environment gets, in the newest version.
set -eu
fresh=build/pins
rm -rf $fresh
.venv/bin/python -m venv $fresh
$fresh/bin/python -m pip install -q --disable-pip-version-check --upgrade --upgrade-strategy eager -e '.[dev,site]'
{
    echo "# The exact packages of .venv, direct and indirect. Renew with: make pins"
    $fresh/bin/python -m pip freeze --all --exclude pip --exclude-editable
} >$fresh/constraints.txt
mv $fresh/constraints.txt constraints.txt
rm -rf $fresh
