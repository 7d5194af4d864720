import { isWorking, makeReference, noticeOf } from '@gatehouse-login/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { text } from './brand.ts';
import { Card } from './Card.tsx';
import { Field } from './Field.tsx';
import { Submit } from './Submit.tsx';
import type { ScreenProps } from './screen.ts';

/** The client number and the password. The browser keeps both; they are read when the form is sent. */
export function PasswordScreen({ state, login }: ScreenProps) {
  const password = useRef<HTMLInputElement>(null);
  const isRefused = state.at === 'login-failed';
  useEffect(() => {
    if (!isRefused || password.current === null) return;
    password.current.value = '';
    password.current.focus();
  }, [isRefused]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget);
    if (isRefused) login.send({ type: 'back-pressed' });
    login.send({
      type: 'submitted',
      draft: { ...state.draft, tab: 'username', username: String(typed.get('username')) },
      password: String(typed.get('password')),
      reference: makeReference(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0),
    });
  }

  return (
    <Card heading={text('login.heading')} lead={text('login.lead')} notice={noticeOf(state)}>
      <form method="post" onSubmit={onSubmit}>
        <Field
          label={text('field.username')}
          name="username"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <Field
          label={text('field.password')}
          name="password"
          autoComplete="current-password"
          type="password"
          ref={password}
        />
        <Submit label={text('login.submit')} busy={text('login.busy')} isWorking={isWorking(state)} />
      </form>
    </Card>
  );
}
