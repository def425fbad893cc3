#!/bin/sh
# A C compiler for builds that hardly optimise: all files that mypyc writes include the same headers,
# of more than a megabyte, and reading these takes a third of the time. They are read once, when the
# first file comes, and kept in a form that the compiler loads. So is Python.h, for the file of a page
# that mypyc writes for each module; KEPT_HEADERS is the folder for it.
cc=${REAL_CC:-cc}
source= before= flags=
for each; do
  case $before,$each in
    -o,*) ;;
    *,-c | *,-o) ;;
    *,*.c) source=$each ;;
    *) flags="$flags $each" ;;
  esac
  before=$each
done
folder=${source%/*}
shared=$folder/shared_headers.h
if [ ! -e "$shared" ]; then
  for header in "$folder"/__native_*.h; do
    case $header in *__native_internal*) internal=$header ;; *) public=$header ;; esac
  done
  if [ -n "$source" ] && [ -e "${internal:-}" ]; then
    printf '#include "%s"\n' "${public##*/}" "${internal##*/}" > "$shared.new"
    mv "$shared.new" "$shared"
    # shellcheck disable=SC2086 # flags are words
    $cc $flags -x c-header "$shared" -o "$shared.gch"
  fi
fi
case $source in
  "$folder"/__native_*) exec $cc -include "$shared" "$@" ;;
  '') exec $cc "$@" ;;
esac
# Only where Python.h is the first line anyway: nothing may be defined before it.
IFS= read -r first < "$source"
if [ "$first" != '#include <Python.h>' ] || [ -z "${KEPT_HEADERS:-}" ]; then
  exec $cc "$@"
fi
kept=$KEPT_HEADERS/only_python.h
if [ ! -e "$kept" ]; then
  mkdir -p "$KEPT_HEADERS"
  printf '%s\n' "$first" > "$kept.new"
  mv "$kept.new" "$kept"
  # shellcheck disable=SC2086
  $cc $flags -x c-header "$kept" -o "$kept.gch"
fi
exec $cc -include "$kept" "$@"
