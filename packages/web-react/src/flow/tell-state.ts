import { faultOf, noticeOf, type Runner, type State } from '@gatehouse-login/core';

/**
 * Writes the flow's state onto the page's root element, for tests and other programs that drive the page: `data-state`,
 * and, where the state has them, the kind of its fault and of what is behind the fault, the key of its message, the
 * seconds to wait, the chosen contact, the support reference, and that leaving has stalled. None of it is secret. A state can be over before the
 * page renders it, so this follows the flow and not the screen; `data-screen` says what is rendered.
 */
export function tellState(runner: Runner): void {
  const { dataset } = document.documentElement;
  const tell = (): void => {
    for (const [name, value] of Object.entries(factsOf(runner.getSnapshot()))) {
      if (value === undefined) delete dataset[name];
      else dataset[name] = value;
    }
  };
  runner.subscribe(tell);
  tell();
}

function factsOf(state: State): Readonly<Record<string, string | undefined>> {
  const fault = faultOf(state);
  const notice = noticeOf(state);
  const cause = fault !== null && 'cause' in fault ? fault.cause : undefined;
  return {
    fault: fault?.kind,
    cause: typeof cause === 'object' ? cause.kind : undefined,
    message: notice?.key,
    seconds: notice?.values?.seconds === undefined ? undefined : String(notice.values.seconds),
    contact: 'contactId' in state ? (state.contactId ?? undefined) : undefined,
    reference: 'reference' in state ? state.reference : undefined,
    stalled: state.at === 'leaving' && state.stalled ? '' : undefined,
    // Last, so that an observer of this one sees the others as they are now.
    state: state.at,
  };
}
