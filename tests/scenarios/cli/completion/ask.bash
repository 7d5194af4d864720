# Reads command lines, and prints what bash offers after each of them. Usage: bash ask.bash SCRIPT < LINES
source "$1"
while IFS= read -r line; do
  read -ra COMP_WORDS <<< "$line"
  [[ $line == *' ' ]] && COMP_WORDS+=('')
  COMP_CWORD=$((${#COMP_WORDS[@]} - 1))
  _gatehouse
  printf '%s\n' "${COMPREPLY[@]}" ==
done
