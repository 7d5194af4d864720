import type { Draft } from '@gatehouse-login/core';
import { type RefObject, useEffectEvent, useLayoutEffect } from 'react';
import { readLoginDraft } from './login-draft.ts';

/** Calls `onLeave` with the form's values when the form is unmounted, for when the visitor comes back. */
export function useKeptDraft(
  form: RefObject<HTMLFormElement | null>,
  draft: Draft,
  onLeave: (draft: Draft) => void,
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
