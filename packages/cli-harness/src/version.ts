/** The version of the command. It is written here so that `--version` loads nothing else. */
export const VERSION = '0.1.0';
