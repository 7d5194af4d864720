import { screenOf } from '@gatehouse-login/core';
import { lazy, type ReactElement, Suspense } from 'react';
import { LeavingStep } from './LeavingStep.tsx';
import { LoginFailedStep } from './LoginFailedStep.tsx';
import { LoginStep } from './LoginStep.tsx';
import { useFlow } from './use-flow.ts';

// What most visitors meet is there from the start, so that a bad line cannot come between; the rest is fetched.
const OtherStep = lazy(() => import('./OtherStep.tsx').then((module) => ({ default: module.OtherStep })));

/** The screen that shows the flow's state. */
export function FlowScreen(): ReactElement {
  const { state } = useFlow();
  switch (screenOf(state)) {
    case 'login':
      return <LoginStep />;
    case 'login-failed':
      return <LoginFailedStep />;
    case 'leaving':
      return <LeavingStep />;
    default:
      return (
        <Suspense fallback={<main className="screen" />}>
          <OtherStep />
        </Suspense>
      );
  }
}
