import { Result } from 'neverthrow';
import type { UsageError } from '../arguments/usage-error.ts';
import { readWhere, type Where } from '../site/where.ts';
import { type CodeSource, readCodeSource } from './code-source.ts';
import { type NewPasswordSource, readNewPasswordSource } from './new-password-source.ts';
import type { LoginGiven } from './options.ts';
import { type PasswordSource, readPasswordSource } from './password-source.ts';
import { readPhone } from './phone-flags.ts';

/** What a command line asks for. Each value is checked as far as possible without the site. */
export interface LoginPlan extends Where {
  readonly password: PasswordSource;
  /** Where to send a code: `sms`, `email` or the id of a contact. */
  readonly contact: string | undefined;
  readonly code: CodeSource;
  readonly newPassword: NewPasswordSource;
  /** Whether the terminal may be used to ask for what is missing. */
  readonly mayAsk: boolean;
  readonly keepSession: boolean;
  /** Whether to open the destination. */
  readonly follow: boolean;
  readonly quiet: boolean;
  readonly allowProduction: boolean;
}

/** Makes a plan from the flags. */
export function readPlan(given: LoginGiven): Result<LoginPlan, UsageError> {
  return Result.combine([
    readWhere(given),
    readPasswordSource(given),
    readPhone(given),
    readCodeSource(given),
    readNewPasswordSource(given),
  ]).map(([where, password, phone, code, newPassword]) => ({
    ...where,
    password,
    phone,
    code,
    newPassword,
    contact: given.contact,
    follow: given.follow,
    quiet: given.quiet,
    mayAsk: !given['no-input'],
    keepSession: given['keep-session'] || given['show-session'],
    allowProduction: given['allow-production'],
  }));
}
