# Reads command lines, and prints what fish offers after each of them. Usage: fish ask.fish SCRIPT < LINES
source $argv[1]
while read --local line
  complete -C $line | string split --fields 1 \t
  echo ==
end
