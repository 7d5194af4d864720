# Reads command lines, and prints what zsh offers after each of them. Usage: zsh ask.zsh SCRIPT < LINES
# Only a zsh with a terminal completes, so the lines are typed into one.
zmodload zsh/zpty
answers=$(mktemp)
zpty asked zsh -f -i
zpty -w asked " PROMPT= SCRIPT=${(q)1} ANSWERS=$answers; source ${(q)0:A:h}/asked.zsh"
while IFS= read -r line; do
  zpty -w -n asked "$line"$'\t\x0e'
done
zpty -w asked 'exit'
while zpty -r asked; do; done > /dev/null
cat $answers
rm $answers
