import { faultOf, isWorking, noticeOf } from '@gatehouse-login/core';
import { type FormEvent, useEffect, useRef } from 'react';
import { text } from './brand.ts';
import { Card } from './Card.tsx';
import { Field } from './Field.tsx';
import { Submit } from './Submit.tsx';
import type { ScreenProps } from './screen.ts';

/** The code of the authenticator app. */
export function CodeScreen({ state, login }: ScreenProps) {
  const code = useRef<HTMLInputElement>(null);
  const isRefused = state.at === 'code-refused';
  useEffect(() => {
    if (!isRefused || code.current === null) return;
    code.current.value = '';
    code.current.focus();
  }, [isRefused]);

  function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    // The core shows a refusal in a pop-up, which has to be closed. Here it is a message on the form.
    if (isRefused) login.send({ type: 'popup-closed' });
    login.send({ type: 'code-submitted', code: String(new FormData(event.currentTarget).get('code')) });
  }

  const fault = faultOf(state)?.kind;
  const isLocked = fault === 'account-suspended';
  return (
    <Card
      heading={text('twoFactor.heading')}
      lead={text('twoFactor.lead')}
      notice={noticeOf(state)}
      focus={isLocked}
    >
      {!isLocked && (
        <form method="post" onSubmit={onSubmit}>
          <Field
            label={text('field.code')}
            name="code"
            autoComplete="one-time-code"
            inputMode="numeric"
            className="code"
            dir="ltr"
            autoFocus
            ref={code}
          />
          <Submit
            label={text('twoFactor.submit')}
            busy={text('twoFactor.checking')}
            isWorking={isWorking(state)}
          />
        </form>
      )}
      <div className="links">
        {fault === 'code-not-sent' && (
          <button type="button" className="quiet" onClick={() => login.send({ type: 'resend-pressed' })}>
            {text('action.tryAgain')}
          </button>
        )}
        <button
          type="button"
          className="quiet"
          onClick={() => login.send({ type: isLocked ? 'popup-closed' : 'back-pressed' })}
        >
          {text('action.backToLogin')}
        </button>
      </div>
    </Card>
  );
}
