import { setTimeout as wait } from 'node:timers/promises';
import { configuredPlatforms, OFFERS, type Offer, offersIn, pathOf, STEPS } from '@gatehouse-login/core';
import { err, ok, Result } from 'neverthrow';
import type { VisitorAction } from '../driver/login-driver.ts';
import type { Ending } from '../report/ending.ts';
import { wordOf } from '../scenario/state-words.ts';
import type { Action, Do, SecretValue, Visitor } from '../scenario/step.ts';
import type { CodeProvider } from '../secrets/codes.ts';
import type { CodeSource } from '../secrets/secret-source.ts';
import { chooseContact } from '../signing-in/contact-choice.ts';
import { makeSecret, type Secret } from '../terminal/secret.ts';
import { faultIn } from './fault-in.ts';
import { problemOf, type StepProblem } from './problem.ts';
import type { PlayTools } from './tools.ts';
import { visitorOf } from './visitors.ts';

/** The values that a scenario keeps from step to step. */
export interface Memory {
  visitor: Visitor | null;
  /** The password of the last sign-in. */
  password: Secret | null;
  codes: CodeProvider | null;
  isOpen: boolean;
}

type Done = Result<void, StepProblem>;

// It has the length of a code, and no platform sends letters.
const WRONG_CODE = 'wrong!';

/** Carries out a step that acts. */
export async function act(action: Action, memory: Memory, tools: PlayTools): Promise<Done> {
  const {
    driver,
    visit,
    io: { signal },
  } = tools;
  const sandbox = tools.sandbox?.own ?? null;
  if (action.do !== 'open' && !OUTSIDE.includes(action.do)) {
    const opened = await openFirst(memory, tools);
    if (opened.isErr()) return opened;
  }
  switch (action.do) {
    case 'open': {
      const step = STEPS.find((each) => each === action.address);
      const address = step === undefined ? action.address : pathOf(visit.region, step) + visit.query;
      return open(address, memory, tools);
    }
    case 'sign-in':
      return signIn(action, memory, tools);
    case 'choose-contact': {
      const chosen = await chooseContact(driver.shown().contacts, action);
      if (chosen.isErr()) return failed(chosen.error, tools);
      const stopped = await prepareCodes(memory, tools);
      if (stopped !== null) return failed(stopped, tools);
      return offer({ do: 'choose-contact', contactId: chosen.value.contactId }, tools);
    }
    case 'resend-code': {
      const stopped = (await memory.codes?.prepare()) ?? null;
      return stopped === null ? offer(action, tools) : failed(stopped, tools);
    }
    case 'enter-code':
      return enterCode(action.code, memory, tools);
    case 'change-password':
      return changePassword(action, memory, tools);
    case 'wait':
      // A cancellation ends the wait.
      await wait(action.ms, undefined, signal === undefined ? {} : { signal }).catch(() => undefined);
      return ok();
    case 'set-fault': {
      const problem = sandbox === null ? NO_SANDBOX : faultIn(sandbox, action.fault);
      return problem === null ? ok() : err({ cause: 'usage', message: problem });
    }
    case 'clear-faults':
    case 'forget':
      if (sandbox === null) return err({ cause: 'usage', message: NO_SANDBOX });
      if (action.do === 'forget') sandbox.reset();
      else sandbox.faults.clear();
      return ok();
    default:
      return offer(action, tools);
  }
}

const OUTSIDE: readonly Action['do'][] = ['wait', 'set-fault', 'clear-faults', 'forget'];
const NO_SANDBOX = 'Only the built-in sandbox can be told to fail. Run the scenario with --sandbox.';

/** Opens the scenario's first address, unless a page is open. */
export const openFirst = async (memory: Memory, tools: PlayTools): Promise<Done> =>
  memory.isOpen ? ok() : open(pathOf(tools.visit.region, 'login') + tools.visit.query, memory, tools);

/** Opens an address of the site. */
async function open(address: string, memory: Memory, { driver, vault }: PlayTools): Promise<Done> {
  memory.isOpen = true;
  return (await driver.open(address)).mapErr((ending) => problemOf(ending, vault.mask));
}

async function offer(action: VisitorAction, { driver, vault }: PlayTools): Promise<Done> {
  const done = await driver.act(action);
  return done.mapErr(({ at }) => {
    const ending = driver.ending();
    const why = ending === null ? null : problemOf(ending, vault.mask);
    const isFault = why !== null && why.cause !== 'refused';
    const offers = offersIn(driver.shown()).map((name): Offer => OFFERS[name]);
    const phrases = offers.filter(({ screens }) => screens.length > 0).map(({ phrase }) => phrase);
    const others = phrases.length === 0 ? '' : ` It offers: ${phrases.join(', ')}.`;
    const shown = `The page does not offer this now. It shows: ${wordOf(at)}.${others}`;
    return {
      cause: isFault ? why.cause : 'expectation-failed',
      message: why === null ? shown : `${shown} ${why.message}`,
    };
  });
}

const failed = (ending: Ending, { vault }: PlayTools): Done => err(problemOf(ending, vault.mask));

async function signIn(action: Do<'sign-in'>, memory: Memory, tools: PlayTools): Promise<Done> {
  const { admissions, configuration, sandbox, scenario } = tools;
  const visitor = visitorOf(action.who, scenario, sandbox);
  if (visitor.isErr()) return failed(visitor.error, tools);
  const { who, username, password: own } = visitor.value;
  const source = action.password ?? own;
  if (source === null) return err({ cause: 'input-required', message: NO_PASSWORD });
  const password = await take(source, tools);
  if (password.isErr()) return failed(password.error, tools);
  const { rememberMe } = action;
  const platform = action.platform ?? tools.platform;
  const offered = configuredPlatforms(configuration);
  if (platform !== null && offered.length > 0 && !offered.includes(platform)) {
    const message = `The page does not offer ${platform}. It offers: ${offered.join(', ')}.`;
    return err({ cause: 'expectation-failed', message });
  }
  admissions.settle();
  const stopped = await admissions.admit(username, configuration);
  if (stopped !== null) return failed(stopped, tools);
  memory.visitor = visitor.value;
  memory.password = password.value;
  memory.codes = null;
  return offer({ do: 'sign-in', who, password: password.value, platform, rememberMe }, tools);
}

/** Reads a password from its source, and masks it in all later output. */
const take = async (source: SecretValue, { takeSecret, vault }: PlayTools): Promise<Result<Secret, Ending>> =>
  (await takeSecret(source)).map((secret) => {
    vault.add(secret.reveal(), source.kind === 'made-up' ? 'new password' : 'password');
    return secret;
  });

const NO_PASSWORD = 'The person has no password. Say where it comes from, as in password: { env: NAME }.';

async function prepareCodes(memory: Memory, tools: PlayTools): Promise<Ending | null> {
  if (memory.visitor === null) return null;
  memory.codes ??= await codesOf(memory.visitor, tools);
  return memory.codes.prepare();
}

async function enterCode(given: string | null, memory: Memory, tools: PlayTools): Promise<Done> {
  const { driver } = tools;
  if (given !== null) {
    return offer({ do: 'enter-code', code: makeSecret(given === 'wrong' ? WRONG_CODE : given) }, tools);
  }
  if (memory.codes === null) {
    return err({ cause: 'expectation-failed', message: 'No code was sent. Choose first where to send it.' });
  }
  const { contacts, contactId } = driver.shown();
  const code = await memory.codes.take(contacts.find((each) => each.contactId === contactId));
  if (code.isErr()) return failed(code.error, tools);
  tools.vault.add(code.value.reveal(), 'code');
  return offer({ do: 'enter-code', code: code.value }, tools);
}

async function changePassword(
  { to, again, old }: Do<'change-password'>,
  memory: Memory,
  tools: PlayTools,
): Promise<Done> {
  const newPassword = await take(to, tools);
  const taken = Result.combine([
    old === null ? ok(memory.password ?? makeSecret('')) : await take(old, tools),
    newPassword,
    again === null ? newPassword : await take(again, tools),
  ]);
  if (taken.isErr()) return failed(taken.error, tools);
  const [oldPassword, first, second] = taken.value;
  return offer({ do: 'change-password', oldPassword, newPassword: first, reEnterPassword: second }, tools);
}

/** Creates the provider of a visitor's codes. */
async function codesOf(
  { codes, username }: Visitor,
  { io, site, sandbox }: PlayTools,
): Promise<CodeProvider> {
  const { makeCodeProvider } = await import('../secrets/codes.ts');
  const url = codes?.kind === 'inbox' ? sandbox?.codeAddress?.(username) : undefined;
  const source: CodeSource = url === undefined ? (codes ?? { kind: 'prompt' }) : { kind: 'url', url };
  const inbox = sandbox?.own ?? undefined;
  return makeCodeProvider(source, { io, mayAsk: false, fetch: site.fetch, inbox, username });
}
