#!/bin/sh
# Cuts the parts of Inter that the pages ship from the npm package, into src/fonts. Needs fonttools and brotli:
# `pip install fonttools brotli`. Run it again when the package is renewed or a style asks for another weight.
set -eu
cd "$(dirname "$0")/.."
files=node_modules/@fontsource-variable/inter/files

# part NAME SOURCE UNICODES: letters with what sets them side by side, and figures of one width; the weights that styles have.
part() {
    pyftsubset "$files/inter-$2-wght-normal.woff2" --unicodes="$3" --layout-features=kern,ccmp,locl,mark,mkmk,tnum \
        --output-file="src/fonts/$1.ttf"
    fonttools varLib.instancer -q "src/fonts/$1.ttf" wght=400:750 -o "src/fonts/$1-cut.ttf"
    fonttools ttLib.woff2 compress -o "src/fonts/$1.woff2" "src/fonts/$1-cut.ttf" 2>/dev/null
    rm "src/fonts/$1.ttf" "src/fonts/$1-cut.ttf"
}

part inter-basic-latin latin '*'
part inter-latin-ext-a latin-ext U+0100-017F,U+0218-021B
part inter-cyrillic cyrillic '*'
