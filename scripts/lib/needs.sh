# Sourced by the scripts: the checkout's folder, messages, and what is needed to build.
# shellcheck shell=bash

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/../.." && pwd)

# Says what is being done.
step() { printf '\n== %s\n' "$*"; }

# Ends the script with a sentence.
fail() {
  printf '%s: %s\n' "$(basename "$0")" "$*" >&2
  exit 1
}

# Whether version $1 is at least version $2.
at_least() { [ "$(printf '%s\n%s\n' "$2" "$1" | sort -V | head -n 1)" = "$2" ]; }

# Names everything that is missing at once, so that nobody has to come back for the next thing.
check_needs() {
  local missing=() version
  if [ "$(uname -s)" != Linux ]; then
    missing+=("Linux: gamehost runs on Linux only; this is $(uname -s)")
  fi
  if ! command -v swift >/dev/null; then
    missing+=("Swift 6.3 or later: https://www.swift.org/install/linux/")
  else
    version=$(swift --version 2>/dev/null | sed -n 's/.*Swift version \([0-9][0-9.]*\).*/\1/p' | head -n 1)
    if ! at_least "${version:-0}" 6.3; then
      missing+=("Swift 6.3 or later (this is ${version:-unknown}): https://www.swift.org/install/linux/")
    fi
  fi
  if ! command -v cc >/dev/null && ! command -v clang >/dev/null && ! command -v gcc >/dev/null; then
    missing+=("a C compiler, for example: sudo apt install clang")
  fi
  if [ -n "$(find "$root/Plugins" -mindepth 1 -maxdepth 1 -iname "$(basename "$root")")" ]; then
    missing+=("another name for the folder $(basename "$root"): SwiftPM cannot tell it from the package in Plugins of the same name")
  fi
  if [ ${#missing[@]} -gt 0 ]; then
    printf 'What is needed here and missing:\n' >&2
    printf '  - %s\n' "${missing[@]}" >&2
    exit 1
  fi
}

# The folders of the packages in Plugins, one a line.
game_packages() {
  local manifest
  for manifest in "$root"/Plugins/*/Package.swift; do
    if [ -e "$manifest" ]; then dirname "$manifest"; fi
  done
}

# Whether the package in folder $1 makes a shared library, which is to say a game.
makes_library() { grep -q 'type: *\.dynamic' "$1/Package.swift"; }
