import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type LoginDraft, readLoginDraft } from './login-draft.ts';

/** Calls `onLeave` with the form's values when the form is unmounted, for when the visitor comes back. */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  draft: LoginDraft,
  onLeave: (draft: LoginDraft) => void,
): void {
  const leave = useEffectEvent((element: HTMLFormElement) =>
    onLeave(readLoginDraft(new FormData(element), draft)),
  );
  useLayoutEffect(() => {
    const element = form.current;
    return () => {
      if (element !== null) leave(element);
    };
  }, [form]);
}
