# Sourced by the scripts for localisation: the parts of the project that have a string catalogue.
# shellcheck shell=bash

# Each part: its catalogue, the structure of strings, the folder that declares it, and the folders
# whose code uses it.
l10n_parts() {
  printf '%s\n' "Localization/Shell.xcstrings ShellStrings Sources/GameShellUI/Screens/Strings Sources/GameShellUI Sources/GameAppKit"
  local list
  for list in Plugins/*/Localization/part; do
    if [ -e "$list" ]; then cat "$list"; fi
  done
}

# Builds the tool and sets $tool to its path.
build_l10n() {
  swift build --quiet --product l10n >&2
  tool="$(swift build --show-bin-path)/l10n"
}

# Runs the tool's command $1 on every part; goes on after a failure.
l10n() {
  local status=0 part
  while read -r -a part; do
    "$tool" "$1" "${part[@]}" || status=1
  done < <(l10n_parts)
  return "$status"
}
