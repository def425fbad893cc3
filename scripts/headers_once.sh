#!/bin/sh
# A C compiler for builds that hardly optimise: all files that mypyc writes include the same headers,
# of more than a megabyte, and reading these takes a third of the time. They are read once, when the
# first file comes, and kept in a form that the compiler loads.
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
folder=$(dirname "$source")
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
  *) exec $cc "$@" ;;
esac
