import { Result } from 'neverthrow';
import { DRIVERS, type DriverName } from '../../flags/via.ts';
import type { UsageError } from '../../report/ending.ts';
import type { CodeSource, NewPasswordSource, PasswordSource } from '../../secrets/secret-source.ts';
import type { SignInRequest } from '../../signing-in/sign-in.ts';
import { readVia } from '../site/via.ts';
import { readWhere, type Where } from '../site/where.ts';
import type { LoginGiven } from './options.ts';
import { readPhone } from './phone-flags.ts';
import { readCodeSource, readNewPasswordSource, readPasswordSource } from './secret-flags.ts';

/** What a command line asks for. Each value is checked as far as possible without the site. */
export interface LoginPlan extends Where, SignInRequest {
  readonly password: PasswordSource;
  /** Where to send a code: `sms`, `email` or the id of a contact. */
  readonly contact: string | undefined;
  readonly code: CodeSource;
  readonly newPassword: NewPasswordSource;
  /** Whether the terminal may be used to ask for what is missing. */
  readonly mayAsk: boolean;
  readonly via: DriverName;
  readonly quiet: boolean;
}

/** Makes a plan from the flags. */
export function readPlan(given: LoginGiven): Result<LoginPlan, UsageError> {
  return Result.combine([
    readWhere(given),
    readPasswordSource(given),
    readPhone(given),
    readCodeSource(given),
    readNewPasswordSource(given),
    readVia(given, DRIVERS),
  ]).map(([where, password, phone, code, newPassword, via]) => ({
    ...where,
    password,
    phone,
    code,
    newPassword,
    via,
    contact: given.contact,
    follow: given.follow,
    quiet: given.quiet,
    mayAsk: !given['no-input'],
    keepSession: given['keep-session'] || given['show-session'],
    allowProduction: given['allow-production'],
  }));
}
