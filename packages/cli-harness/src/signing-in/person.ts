import { type Contact, checkPasswordChange, type PlatformType } from '@gatehouse-login/core';
import { err, ok, type Result } from 'neverthrow';
import type { Person } from '../driver/autopilot.ts';
import type { Site } from '../driver/site.ts';
import { type Ending, missing } from '../report/ending.ts';
import { say } from '../report/sentence.ts';
import type { SecretKind } from '../report/vault.ts';
import type { CodeProvider } from '../secrets/codes.ts';
import type { SecretProvider } from '../secrets/secret-source.ts';
import { makeSecret, type Secret } from '../terminal/secret.ts';
import type { Credentials } from './credentials.ts';

/** Where a person gets what the page asks for. Each is asked for only when it is needed. */
export interface Means {
  readonly credentials: () => Promise<Result<Credentials, Ending>>;
  readonly chooseContact: (contacts: readonly Contact[]) => Promise<Result<Contact, Ending>>;
  /** `site`: codes can come from an address. */
  readonly codes: (site: Pick<Site, 'fetch'>) => Promise<CodeProvider>;
  readonly newPasswords: () => Promise<SecretProvider>;
}

/** What a person needs to know besides. */
export interface Situation {
  readonly site: Pick<Site, 'fetch'>;
  readonly platform: PlatformType | null;
  /** Called just before the credentials are sent. An ending stops the login. */
  readonly admit: (credentials: Credentials) => Promise<Ending | null>;
  readonly onSecret: (secret: Secret, kind: SecretKind) => void;
}

/** Makes a person who answers the page by these means. */
export function makePerson(means: Means, { site, platform, admit, onSecret }: Situation): Person {
  let password = makeSecret('');
  let codes: CodeProvider | undefined;

  return {
    async signIn() {
      const gathered = await means.credentials();
      if (gathered.isErr()) return err(gathered.error);
      const { username, phone } = gathered.value;
      const stopped = await admit(gathered.value);
      if (stopped !== null) return err(stopped);
      password = gathered.value.password;
      const who =
        phone === undefined ? ({ by: 'username', username } as const) : { by: 'phone' as const, ...phone };
      return ok({ do: 'sign-in', who, password, platform, rememberMe: false });
    },

    async chooseContact(contacts) {
      const chosen = await means.chooseContact(contacts);
      if (chosen.isErr()) return err(chosen.error);
      codes = await means.codes(site);
      const unprepared = await codes.prepare();
      if (unprepared !== null) return err(unprepared);
      return ok({ do: 'choose-contact', contactId: chosen.value.contactId });
    },

    async enterCode(contact) {
      codes ??= await means.codes(site);
      return (await codes.take(contact)).map((code) => {
        onSecret(code, 'code');
        return { do: 'enter-code', code };
      });
    },

    async changePassword() {
      const newPasswords = await means.newPasswords();
      const taken = await newPasswords.take();
      if (taken.isErr()) return err(taken.error);
      const newPassword = taken.value;
      onSecret(newPassword, 'new password');
      const text = newPassword.reveal();
      const form = { oldPassword: password.reveal(), newPassword: text, reEnterPassword: text };
      if (!checkPasswordChange(form).canSubmit) {
        await newPasswords.discard();
        return err(UNFIT);
      }
      return ok({
        do: 'change-password',
        oldPassword: password,
        newPassword,
        reEnterPassword: newPassword,
      });
    },
  };
}

const UNFIT: Ending = missing(
  'password-change-required',
  say`The platform asks for a new password, but its form takes no old password as long or short as this one.`,
  say`Change the password by hand, at whoever runs the platform.`,
);
