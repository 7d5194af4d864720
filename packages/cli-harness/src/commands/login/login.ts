import { err, ok, safeTry } from 'neverthrow';
import type { Ui } from '../../driver/ui.ts';
import type { LoginGiven } from '../../flags/login-flags.ts';
import type { Ending } from '../../report/ending.ts';
import type { ExitCode } from '../../report/outcome.ts';
import { signIn } from '../../signing-in/sign-in.ts';
import { canCount, NOT_COUNTED } from '../../signing-in/wrong-passwords.ts';
import { readAuthorities } from '../../site/authorities.ts';
import type { Context, Done, Ended } from '../command.ts';
import { type ReachedTarget, reachTarget } from '../site/target.ts';
import { gatherCredentials } from './gather-credentials.ts';
import { type LoginPlan, readPlan } from './plan.ts';
import { type SignedIn, signedInAt } from './signed-in.ts';
import { announce, warn, writeLogin } from './write-login.ts';
import { transcriptProblem, writeTranscriptFile } from './write-transcript.ts';

/** Uses a session between the log-in and the log-off. The run then ends with the exit code that this resolves with. */
export type UseSession = (signedIn: SignedIn) => Promise<ExitCode>;

/**
 * Runs `gatehouse login`: logs in, logs off again and writes the report. With `use`, the report is written only if the
 * login did not succeed.
 */
export const login = (given: LoginGiven, context: Context, use?: UseSession): PromiseLike<Ended> =>
  safeTry<Done, Ending>(async function* () {
    const { io } = context;
    const plan = yield* readPlan(given);
    const { via } = plan;
    const unwritable = await transcriptProblem(given.transcript, io);
    if (unwritable !== null) return err(unwritable);
    const authorities = yield* readAuthorities(given.ca, io.cwd);
    // Nothing of it is loaded unless a browser is asked for.
    const browser = via === 'core' ? null : await import('../site/pages.ts');
    const pages = browser?.pagesFor(via) ?? {};
    const target = yield* await reachTarget(plan, context, pages);
    const ui = (await browser?.openBrowser(via, pages, target.builtIn, context)) ?? ok(null);
    try {
      if (ui.isErr()) return err(ui.error);
      return ok(await loginAt(target, plan, { given, use, authorities, ui: ui.value }, context));
    } finally {
      await ui.unwrapOr(null)?.close();
      await target.dispose();
    }
  });

/** How to log in, besides what the plan says. */
interface How {
  readonly given: LoginGiven;
  readonly use: UseSession | undefined;
  readonly authorities: string | undefined;
  readonly ui: Ui | null;
}

async function loginAt(
  target: ReachedTarget,
  plan: LoginPlan,
  { given, use, authorities, ui }: How,
  { io, openSite, secrets }: Context,
): Promise<ExitCode> {
  const { vault } = secrets;
  const { origin } = target.address;
  const { quiet } = plan;
  const mayAsk = plan.mayAsk && io.stdin.isTTY === true;
  const newPasswords = once(async () => {
    const { makeNewPasswords } = await import('../../secrets/new-passwords.ts');
    return makeNewPasswords(plan.newPassword, mayAsk, io);
  });
  const signed = await signIn(plan, target, {
    ...{ openSite, io, authorities, vault },
    through: given.verbose ? await shown(io, vault) : undefined,
    ui,
    means: {
      newPasswords,
      async credentials() {
        const gathered = await gatherCredentials(plan, target, io);
        if (gathered.isErr() || plan.newPassword.kind === 'prompt') return gathered;
        const unprepared = await (await newPasswords()).prepare();
        return unprepared === null ? gathered : err(unprepared);
      },
      async chooseContact(contacts) {
        const { chooseContact } = await import('../../signing-in/contact-choice.ts');
        const { askContact } = await import('./ask-contact.ts');
        return chooseContact(contacts, {
          contact: plan.contact,
          anyWillDo: target.inbox !== undefined,
          ask: mayAsk ? () => askContact(contacts, io) : undefined,
        });
      },
      async codes({ fetch }) {
        const { makeCodeProvider } = await import('../../secrets/codes.ts');
        // The sandbox is this login's own: it has no other message than the one to this person.
        const { inbox } = target;
        const isInbox = plan.code.kind === 'prompt' && inbox !== undefined;
        return makeCodeProvider(isInbox ? { kind: 'inbox' } : plan.code, { io, mayAsk, fetch, inbox });
      },
    },
    ...(quiet ? {} : { onUnknownKeys: (keys) => warn(io, keys) }),
    onSubmit({ username }, { brand }) {
      if (!quiet && !target.builtIn && !canCount(io.env)) io.stderr.write(NOT_COUNTED);
      if (!given.json && !quiet) announce(io, vault.mask(username), origin, brand);
    },
  });
  const signedIn = signedInAt(signed, { vault, authorities, origin });
  const used = use === undefined || signedIn === null ? null : await use(signedIn);
  const end = (await signed.driver?.close()) ?? { kind: 'none' };
  const code = used ?? writeLogin(signed, end, { plan, given, io, secrets, origin });
  return writeTranscriptFile(signed.driver, code, { file: given.transcript, quiet, io, secrets });
}

const shown = async (io: Context['io'], vault: Context['secrets']['vault']) =>
  (await import('../../journal/traffic.ts')).makeTraffic({ verbose: true }, io, vault).through;

/** Makes something when it is first asked for. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined;
  return () => {
    made ??= make();
    return made;
  };
}
