# What the zsh does that is asked: it writes what it offers, instead of listing it.
setopt no_auto_list
autoload -U compinit && compinit -u -D
source $SCRIPT
compadd() {
  local -a found
  # Calls that only fill an array are part of finding out.
  if [[ ${@[1,(i)(-|--)]} == *-[OAD]* ]]; then
    builtin compadd "$@"
    return
  fi
  builtin compadd -A found "$@"
  print -rl -- $found >> $ANSWERS
  builtin compadd "$@"
}
# Ctrl-N ends the answer to a line.
next-line() {
  print -r -- '==' >> $ANSWERS
  BUFFER=
}
zle -N next-line
bindkey '^N' next-line
bindkey '^I' complete-word
