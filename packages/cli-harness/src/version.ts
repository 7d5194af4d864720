/** The version of the command, kept here so that `--version` loads nothing else; a test holds it to the package's. */
export const VERSION = '0.1.0';
