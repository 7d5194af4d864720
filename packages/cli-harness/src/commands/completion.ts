import { oneOf } from '../report/suggestion.ts';
import { defineCommand } from './command.ts';
import { SCRIPTS, SHELLS } from './completion/scripts.ts';

/** `gatehouse completion`. */
export const completionCommand = defineCommand({
  name: 'completion',
  summary: 'print a script that completes commands and flags in a shell',
  about: 'Prints a script with which bash, zsh or fish complete the commands, the flags and their values.',
  options: {},
  operand: { name: 'SHELL', about: `the name of a shell: ${SHELLS.join(', ')}`, choices: SHELLS },
  epilogue: `Exit codes:
  0  printed     2  wrong usage

Examples:
  bash:  gatehouse completion bash >> ~/.bash_completion
  zsh:   echo 'source <(gatehouse completion zsh)' >> ~/.zshrc
  fish:  gatehouse completion fish > ~/.config/fish/completions/gatehouse.fish
`,
  run: async (_given, { io }, [text = '']) => {
    return oneOf('There is no completion for', text, SHELLS).map((shell) => {
      io.stdout.write(SCRIPTS[shell]);
      return 0;
    });
  },
});
