import type { Result } from 'neverthrow';
import type { Ending } from '../report/ending.ts';
import type { Secret } from '../terminal/secret.ts';

/** Where a secret comes from. It is never the command line itself. */
export type SecretSource =
  | { readonly kind: 'environment'; readonly name: string }
  | { readonly kind: 'file'; readonly path: string }
  | { readonly kind: 'stdin' }
  /** A shell command that prints it, with variables that its environment has besides. */
  | {
      readonly kind: 'command';
      readonly line: string;
      readonly variables?: Readonly<Record<string, string>>;
    }
  /** An address that answers with the newest code. */
  | { readonly kind: 'url'; readonly url: string }
  /** The inbox of a sandbox. */
  | { readonly kind: 'inbox' }
  /** Made up, and written to a new file. */
  | { readonly kind: 'generated'; readonly path: string }
  /** Whoever sits at the terminal. */
  | { readonly kind: 'prompt' };

/** Some of the sources. */
export type SourceOf<Kind extends SecretSource['kind']> = Extract<SecretSource, { readonly kind: Kind }>;

/** Where a password can come from. */
export type PasswordSource = SourceOf<'environment' | 'file' | 'stdin' | 'prompt'>;

/** Where an authentication code can come from. */
export type CodeSource = SourceOf<'environment' | 'command' | 'url' | 'inbox' | 'prompt'>;

/** Where the new password of a forced change can come from. */
export type NewPasswordSource = SourceOf<'environment' | 'file' | 'generated' | 'prompt'>;

/** Provides a secret that the page may ask for. */
export interface SecretProvider<About = void> {
  /** Called before the secret is needed. An ending stops the login. */
  readonly prepare: () => Promise<Ending | null>;
  /** Called when the page asks. The result is a complete code, or a password that satisfies the policy. */
  readonly take: (about: About) => Promise<Result<Secret, Ending>>;
  /** Called when the platform refused it, so that no file holds a password that opens nothing. */
  readonly discard: () => Promise<void>;
}

/** Makes a provider that has nothing to prepare, and nothing to discard. */
export const providerOf = <About = void>(
  take: SecretProvider<About>['take'],
  prepare: SecretProvider<About>['prepare'] = async () => null,
): SecretProvider<About> => ({ prepare, take, discard: async () => {} });
