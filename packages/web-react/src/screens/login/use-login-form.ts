import type { RequiredField } from '@gatehouse-login/core';
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { readLoginDraft, readLoginValues } from './login-draft.ts';
import type { CheckLogin } from './login-form.ts';
import type { LoginViewProps, NoticeView } from './login-view.ts';

/** What the login form's markup needs of its own state. */
export interface LoginFormState {
  readonly form: RefObject<HTMLFormElement | null>;
  /** The fields that were empty when the form was sent, and have not been edited since. */
  readonly missing: readonly RequiredField[];
  /** The first of them, to be given the focus: another object each time the form is sent, and only then. */
  readonly first: { readonly field?: RequiredField | undefined };
  /** The form was sent and waits for its rules to arrive. */
  readonly held: boolean;
  /** The screen's notice until something is edited or found missing, or the news that the rules did not come. */
  readonly notice: NoticeView | undefined;
  submit(): void;
  /** A field was edited: its message goes, and so does an old notice. */
  edited(field: string): void;
}

/** The mark that a script in the page leaves on a form that was sent before this code had arrived. */
const SENT_EARLY = 'data-sent-early';

const UNAVAILABLE: NoticeView = { tone: 'alert', key: 'error.unreachable' };

/**
 * Sends the form by way of its rules, which are imported once the page is in use. A form that is sent
 * earlier is held, with the values that it was sent with, and goes on by itself. What stands in the form when the
 * visitor goes elsewhere is handed over, so that he finds it again.
 */
export function useLoginForm(props: LoginViewProps): LoginFormState {
  const { draft, notice, cooldownSeconds = 0, onSubmit, onLeave } = props;
  const form = useRef<HTMLFormElement>(null);
  const rules = useRef<Promise<CheckLogin>>(undefined);
  const checking = useRef(false);
  const [missing, setMissing] = useState<readonly RequiredField[]>([]);
  const [first, setFirst] = useState<LoginFormState['first']>({});
  const [held, setHeld] = useState(false);
  // The screen's notice that is over, and what is said in its place.
  const [over, setOver] = useState<{ readonly notice?: NoticeView | undefined; readonly own?: NoticeView }>(
    {},
  );

  const load = (): Promise<CheckLogin> => {
    rules.current ??= import('./login-form.ts').then(({ makeLoginForm }) => makeLoginForm(draft));
    return rules.current;
  };
  const settle = (fields: readonly RequiredField[], failed: boolean) => {
    checking.current = false;
    setHeld(false);
    setMissing(fields);
    setFirst({ field: fields[0] });
    setOver(failed ? { notice, own: UNAVAILABLE } : { notice });
    if (failed) rules.current = undefined;
  };
  const submit = () => {
    if (checking.current || form.current === null) return;
    checking.current = true;
    setHeld(true);
    const values = readLoginValues(new FormData(form.current), draft);
    load()
      // A visitor who has left in the meantime sends nothing any more.
      .then((check) => (form.current === null ? [] : check(values, onSubmit)))
      .then(
        (fields) => settle(fields, false),
        () => settle([], true),
      );
  };

  const loadNow = useRef(load);
  useEffect(() => {
    // A failure here is nobody's yet: sending the form tries again and tells.
    loadNow.current().catch(() => {
      rules.current = undefined;
    });
  }, []);

  useLayoutEffect(() => {
    if (form.current?.hasAttribute(SENT_EARLY) !== true) return;
    form.current.removeAttribute(SENT_EARLY);
    form.current.requestSubmit();
  }, []);

  const leave = useEffectEvent((element: HTMLFormElement) =>
    onLeave(readLoginDraft(new FormData(element), draft)),
  );
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element !== null) leave(element);
    };
  }, []);

  const shown = over.notice === notice ? over.own : notice;
  const edited = (field: string) => {
    if (missing.length > 0) setMissing(missing.filter((other) => other !== field));
    // As long as the button is locked, the notice is its reason.
    if (cooldownSeconds <= 0 && shown) setOver({ notice });
  };
  return { form, missing, first, held, notice: shown, submit, edited };
}
