/** A flag of a command. */
export interface Flag {
  /** Names its value in the help: `FILE` and `DIR` are paths. Without a value, the flag is on or off. */
  readonly value?: string;
  /** The values that there are, or the usual ones of an `open` flag. */
  readonly choices?: readonly string[];
  /** Whether there are values beside the choices. */
  readonly open?: true;
  readonly about: string;
  /** Its heading in the help. */
  readonly group?: string;
  /** Flags with the same word exclude each other. */
  readonly oneOf?: string;
  /** The flag that it must not stand beside. */
  readonly contradicts?: string;
  /** Whether a profile may set it. One `of-site` is set aside for the built-in sandbox, which has people of its own. */
  readonly inProfile?: 'everywhere' | 'of-site';
  /** Whether its value may look like a number. */
  readonly numeric?: true;
}

/** The flags of a command by name, without the dashes. */
export type Flags = Readonly<Record<string, Flag>>;

/** The flags of a command line: their texts, or whether they were given. */
export type Given<Known extends Flags> = {
  readonly [Name in keyof Known]: Known[Name] extends { readonly value: string }
    ? string | undefined
    : boolean;
};
