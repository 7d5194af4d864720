import {
  type Cancellation,
  type Configuration,
  checkPasswordChange,
  type DomainError,
  type PlatformType,
  pathOf,
  type Visit,
} from '@gatehouse-login/core';
import type { Result } from 'neverthrow';
import type { Move, Player } from '../../driver/answer.ts';
import { unlessCancelled } from '../../driver/cancellation.ts';
import { type Ending, failure, missing, stepFailure } from '../../driver/ending.ts';
import type { Site, SiteLogin } from '../../driver/site.ts';
import type { Io } from '../../io.ts';
import { say } from '../../report/sentence.ts';
import type { SecretKind } from '../../report/vault.ts';
import { makeSecret, type Secret } from '../../terminal/secret.ts';
import type { CodeProvider } from './code-source.ts';
import type { NameAndPassword } from './credentials.ts';
import type { NewPasswords } from './new-password.ts';
import type { LoginPlan } from './plan.ts';

/** What a player needs from the run. */
export interface PlayerTools {
  readonly site: Site;
  readonly login: SiteLogin;
  readonly io: Io;
  readonly configuration: Configuration;
  readonly visit: Visit;
  readonly origin: string;
  readonly reference: string;
  readonly cancellation: Cancellation;
  /** Gathers what the login needs before its first request. */
  readonly credentials: () => Promise<Result<NameAndPassword, Ending>>;
  /** Called just before the credentials are sent. An ending stops the login. */
  readonly admit: (credentials: NameAndPassword) => Promise<Ending | null>;
  /** The code that the built-in sandbox has just sent. */
  readonly readInbox: (() => Promise<string | undefined>) | undefined;
  readonly newPasswords: () => Promise<NewPasswords>;
  readonly onSecret: (secret: Secret, kind: SecretKind) => void;
  /** Called with what becomes known on the way. */
  readonly onKnown: (platform: PlatformType, username?: string) => void;
}

/** Makes the player of a command line: it knows what the flags say, and may ask a person for the rest. */
export function makePlayer(plan: LoginPlan, tools: PlayerTools): Player {
  const { site, login, io, configuration, visit, cancellation, onSecret } = tools;
  const mayAsk = plan.mayAsk && io.stdin.isTTY === true;
  let password = makeSecret('');
  let provider: CodeProvider | undefined;

  return {
    visit,
    async logIn({ draft }): Promise<Move> {
      const platformType = plan.platform ?? draft.platformType;
      tools.onKnown(platformType);
      await unlessCancelled(site.openPage(pathOf(visit.region, 'login')), cancellation);
      const gathered = await tools.credentials();
      if (gathered.isErr()) return gathered.error;
      const { username, phone } = gathered.value;
      password = gathered.value.password;
      tools.onKnown(platformType, username);
      const stopped = await tools.admit(gathered.value);
      if (stopped !== null) return stopped;
      const who =
        phone === undefined
          ? ({ tab: 'username', username } as const)
          : ({ tab: 'phone', phonePrefix: phone.prefix, phoneNumber: phone.number } as const);
      const filled = { ...draft, ...who, platformType, rememberMe: false };
      return { type: 'submitted', draft: filled, password: password.reveal(), reference: tools.reference };
    },

    async chooseContact({ contacts }): Promise<Move> {
      const { chooseContact } = await import('./contact-choice.ts');
      const { makeCodeProvider } = await import('./enter-code.ts');
      const { contact } = plan;
      const anyWillDo = tools.readInbox !== undefined;
      const chosen = await chooseContact(contacts, { contact, mayAsk, anyWillDo }, io);
      if (chosen.isErr()) return chosen.error;
      provider = await makeCodeProvider(plan.code, { ...tools, mayAsk, fetch: site.fetch });
      const unprepared = await provider.prepare();
      if (unprepared !== null) return unprepared;
      return { type: 'contact-selected', contactId: chosen.value.contactId };
    },

    async enterCode({ contacts, contactId }): Promise<Move> {
      const { CODE_REQUIRED } = await import('./enter-code.ts');
      const contact = contacts.find((each) => each.contactId === contactId);
      const code = await provider?.take(contact);
      if (code === undefined) return CODE_REQUIRED;
      if (code.isErr()) return code.error;
      onSecret(code.value, 'code');
      return { type: 'code-submitted', code: code.value.reveal() };
    },

    async changePassword(): Promise<Move> {
      const newPasswords = await tools.newPasswords();
      const taken = await newPasswords.take();
      if (taken.isErr()) return taken.error;
      onSecret(taken.value, 'new password');
      const newPassword = taken.value.reveal();
      const form = { oldPassword: password.reveal(), newPassword, reEnterPassword: newPassword };
      if (checkPasswordChange(form).canSubmit) return { type: 'password-change-submitted', form };
      await newPasswords.discard();
      return missing(
        'password-change-required',
        say`The platform asks for a new password, but its form takes no old password as long or short as this one.`,
        say`Change the password by hand, at whoever runs the platform.`,
      );
    },

    async fail(error: DomainError): Promise<Ending> {
      const { redirectUris } = configuration;
      const where = { origin: tools.origin, connection: site.connectionFault(), redirectUris };
      const service = login.serviceFault();
      if (service !== null && (error.kind === 'code-not-sent' || error.kind === 'password-not-changed')) {
        return stepFailure(error, service, where);
      }
      if (error.kind === 'password-not-changed') await (await tools.newPasswords()).discard();
      return failure(error, where);
    },
  };
}
