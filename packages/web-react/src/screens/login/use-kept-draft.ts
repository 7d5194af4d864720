import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { type LoginDraft, readLoginDraft } from './login-draft.ts';

/** Hands over what stands in the form when the visitor goes elsewhere, so that it is there when he comes back. */
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
