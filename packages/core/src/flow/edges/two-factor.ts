import { messageOf } from '../../errors/message-of.ts';
import type { Message } from '../../messages/message.ts';
import { codeOf, isCodeComplete } from '../../two-factor/code.ts';
import type { Command } from '../command.ts';
import { type Edge, edge, ignored } from '../edge.ts';
import { carryOver, type StateAt, type TwoFactorView } from '../state.ts';
import { readFault } from './fault.ts';
import type { TWO_FACTOR } from './groups.ts';

const AT_REST = ['two-factor', 'sending-code'] as const;
const FORGET: Command = { run: 'forget' };

/** The code: where it goes, whether it came, and what it opens (spec 4, 8). */
export const twoFactorEdges: readonly Edge[] = [
  edge(AT_REST, 'contact-selected', ['two-factor', 'sending-code'], (state, { contactId }) => {
    const known = state.contacts.some((contact) => contact.contactId === contactId);
    const underWay = state.at === 'sending-code' && state.contactId === contactId;
    return known && !underWay ? send(state, contactId) : { next: state };
  }),
  edge(['two-factor'], 'resend-pressed', ['two-factor', 'sending-code'], (state) =>
    state.contactId === null ? { next: askForContact(state) } : send(state, state.contactId),
  ),
  ignored(['sending-code', 'verifying-code', 'code-cooling-down'], 'resend-pressed'),
  ignored(['verifying-code', 'code-cooling-down'], 'contact-selected'),
  ignored(['verifying-code', 'code-cooling-down'], 'code-submitted'),
  edge(['sending-code'], 'code-sent', ['two-factor'], (state) => ({
    next: withNotice(state, 'status', { key: 'twoFactor.codeSent' }),
  })),
  edge(['sending-code'], 'code-not-sent', ['two-factor'], (state, { error }) => ({
    next: withNotice(state, 'alert', messageOf(error)),
  })),
  edge(AT_REST, 'code-submitted', ['two-factor', 'sending-code', 'verifying-code'], (state, { code }) => {
    const meant = codeOf(code);
    if (!isCodeComplete(meant)) return { next: state };
    if (state.contactId === null) return { next: askForContact(state) };
    return {
      next: { ...carryOver(state), ...choice(state), at: 'verifying-code' },
      commands: [{ run: 'verify-code', code: meant }],
    };
  }),
  edge(['verifying-code'], 'session-opened', ['loading-account'], (state, { parameters }) => ({
    next: { ...carryOver(state), at: 'loading-account', behind: 'two-factor' },
    commands: [{ run: 'load-account', parameters }],
  })),
  edge(['verifying-code'], 'code-refused', ['code-refused'], (state, { error }) => ({
    next: { ...carryOver(state), ...choice(state), at: 'code-refused', error },
  })),
  edge(
    ['verifying-code'],
    'verification-failed',
    ['two-factor', 'code-cooling-down', 'login'],
    (state, { error }) => {
      if (error.kind === 'session-expired') return { next: toLogin(state), commands: [FORGET] };
      const { notice, seconds } = readFault(error);
      const kept = { ...carryOver(state), ...choice(state), notice };
      if (seconds === null) return { next: { ...kept, at: 'two-factor' } };
      return {
        next: { ...kept, at: 'code-cooling-down', seconds },
        commands: [{ run: 'wait-for-cooldown', seconds }],
      };
    },
  ),
  ...(['cooldown-ended', 'command-broke'] as const).map((on) =>
    edge(['code-cooling-down'], on, ['two-factor'], (state) => ({
      next: withNotice(state, 'status', { key: 'login.canTryAgain' }),
    })),
  ),
  edge(['verifying-code'], 'cancel-pressed', ['two-factor'], (state) => ({
    next: { ...carryOver(state), ...choice(state), at: 'two-factor' },
  })),
  edge(['verifying-code'], 'command-broke', ['two-factor'], (state) => ({
    next: withNotice(state, 'alert', { key: 'error.unreachable' }),
  })),
  edge(['sending-code'], 'command-broke', ['two-factor'], (state) => ({
    next: withNotice(state, 'alert', { key: 'error.code-not-sent' }),
  })),
  edge(['code-refused'], 'popup-closed', ['two-factor', 'login'], (state) =>
    state.error.kind === 'account-suspended'
      ? { next: { ...carryOver(state), at: 'login' }, commands: [FORGET] }
      : { next: { ...carryOver(state), ...choice(state), at: 'two-factor' } },
  ),
];

type TwoFactorState = StateAt<(typeof TWO_FACTOR)[number]>;

const choice = ({ contacts, contactId }: TwoFactorView): TwoFactorView => ({ contacts, contactId });

function send(state: TwoFactorState, contactId: string) {
  const next: StateAt<'sending-code'> = {
    ...carryOver(state),
    contacts: state.contacts,
    contactId,
    at: 'sending-code',
  };
  return { next, commands: [{ run: 'send-code', contactId } as const] };
}

const withNotice = (
  state: TwoFactorState,
  tone: 'alert' | 'status',
  message: Message,
): StateAt<'two-factor'> => ({
  ...carryOver(state),
  ...choice(state),
  at: 'two-factor',
  notice: { tone, ...message },
});

const askForContact = (state: TwoFactorState): StateAt<'two-factor'> =>
  withNotice(state, 'alert', { key: 'twoFactor.chooseContact' });

const toLogin = (state: TwoFactorState): StateAt<'login'> => ({
  ...carryOver(state),
  at: 'login',
  notice: { tone: 'status', key: 'error.session-expired' },
});
