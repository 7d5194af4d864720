import { codeOf, isCodeComplete } from '../../two-factor/code.ts';
import type { Command } from '../command.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { carryOver, type StateAt } from '../state.ts';
import { isTimed, lockResend, waitFor } from './fault.ts';
import { FORCE_PASSWORD, RESTING, TWO_FACTOR, WORKING } from './groups.ts';

const AT_REST = ['two-factor', 'sending-code'] as const;
const FORGET: Command = { run: 'forget' };

/** Choosing a contact, and sending and verifying the code (spec 4, 8). */
export const twoFactorEdges: readonly Edge[] = [
  edge(AT_REST, 'contact-selected', ['two-factor', 'sending-code'], (state, { contactId }) => {
    const known = state.contacts.some((contact) => contact.contactId === contactId);
    // The contact that has just got a code gets no other, which would make the first void.
    const failed = state.fault?.kind === 'code-not-sent' && !isLocked(state);
    return known && (state.contactId !== contactId || failed) ? send(state, contactId) : { next: state };
  }),
  edge(['two-factor'], 'resend-pressed', ['two-factor', 'sending-code'], (state) => {
    const { contactId } = state;
    return contactId === null || isLocked(state) ? { next: state } : send(state, contactId);
  }),
  ignored(['sending-code', 'verifying-code', 'code-cooling-down'], 'resend-pressed'),
  ignored(['verifying-code', 'code-cooling-down'], 'contact-selected'),
  ignored(['verifying-code', 'code-cooling-down'], 'code-submitted'),
  edge(['sending-code'], 'code-sent', ['two-factor'], (state) => ({
    next: { ...atRest(state), news: 'code-sent' },
  })),
  edge(['sending-code'], 'code-not-sent', ['two-factor'], (state, { error }) => {
    const { lock, waiting } = lockResend(error.seconds);
    return { next: { ...atRest(state), ...lock, fault: error }, commands: waiting };
  }),
  // The wait goes on whatever the visitor does, and may be over on another screen.
  edge(TWO_FACTOR, 'resend-ready', TWO_FACTOR, (state) => ({
    next: isLocked(state) ? { ...state, resendWait: { seconds: 0 } } : state,
  })),
  ignored([...RESTING, ...WORKING, ...FORCE_PASSWORD, 'leaving', 'configuration-fault'], 'resend-ready'),
  edge(AT_REST, 'code-submitted', ['two-factor', 'sending-code', 'verifying-code'], (state, { code }) => {
    const meant = codeOf(code);
    if (!isCodeComplete(meant)) return { next: state };
    if (state.contactId === null) return { next: askForContact(state) };
    const news = state.news === 'code-sent' ? ({ news: 'code-sent' } as const) : {};
    return {
      next: { ...atRest(state), ...news, at: 'verifying-code' },
      commands: [{ run: 'verify-code', code: meant }],
    };
  }),
  edge(['verifying-code'], 'session-opened', ['loading-account'], (state) => ({
    next: { ...carryOver(state), at: 'loading-account', behind: 'two-factor' },
    commands: [{ run: 'load-account' }],
  })),
  edge(['verifying-code'], 'code-refused', ['code-refused'], (state, { error }) => ({
    next: { ...atRest(state), at: 'code-refused', fault: error },
  })),
  edge(
    ['verifying-code'],
    'verification-failed',
    ['two-factor', 'code-cooling-down', 'login'],
    (state, { error }) => {
      if (error.kind === 'session-expired') {
        const next = { ...carryOver(state), at: 'login', fault: error, news: 'session-expired' } as const;
        return { next, commands: [FORGET] };
      }
      if (!isTimed(error)) return { next: { ...atRest(state), fault: error } };
      return { next: { ...atRest(state), at: 'code-cooling-down', fault: error }, commands: waitFor(error) };
    },
  ),
  ...(['cooldown-ended', 'command-broke'] as const).map((on) =>
    edge(['code-cooling-down'], on, ['two-factor'], (state) => ({
      next: { ...atRest(state), news: 'can-try-again' },
    })),
  ),
  edge(['verifying-code', 'sending-code'], 'cancel-pressed', ['two-factor'], (state) => ({
    next: atRest(state),
  })),
  edge(['verifying-code'], 'command-broke', ['two-factor'], (state) => ({
    next: { ...atRest(state), fault: { kind: 'unreachable' } },
  })),
  edge(['sending-code'], 'command-broke', ['two-factor'], (state) => ({
    next: { ...atRest(state), fault: { kind: 'code-not-sent' } },
  })),
  edge(['code-refused'], 'popup-closed', ['two-factor', 'login'], (state) =>
    state.fault.kind === 'account-suspended'
      ? { next: { ...carryOver(state), at: 'login' }, commands: [FORGET] }
      : { next: atRest(state) },
  ),
];

type TwoFactorState = StateAt<(typeof TWO_FACTOR)[number]>;

/** The screen with no call in progress and no message. */
const atRest = (state: TwoFactorState): StateAt<'two-factor'> => ({
  ...carryOver(state),
  contacts: state.contacts,
  contactId: state.contactId,
  resendWait: state.resendWait,
  at: 'two-factor',
});

const isLocked = ({ resendWait }: TwoFactorState): boolean =>
  resendWait !== undefined && resendWait.seconds > 0;

function send(state: TwoFactorState, contactId: string) {
  const next: StateAt<'sending-code'> = { ...atRest(state), contactId, at: 'sending-code' };
  return { next, commands: [{ run: 'send-code', contactId } as const] };
}

const askForContact = (state: TwoFactorState): StateAt<'two-factor'> => ({
  ...atRest(state),
  contactMissing: true,
});
