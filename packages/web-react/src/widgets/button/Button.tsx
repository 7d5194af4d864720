import type { OfferedAction } from '@gatehouse-login/core';
import type { ReactElement, ReactNode } from 'react';

/** The content is a verb: what the button does. */
export interface ButtonProps {
  readonly children: ReactNode;
  /** One `primary` per screen, `outline` beside it, `quiet` for what is seldom needed. */
  readonly kind?: 'primary' | 'outline' | 'quiet';
  readonly type?: 'button' | 'submit';
  readonly wide?: boolean;
  /** Waiting for its own action: keeps its colours, its size and the focus, and does nothing. */
  readonly busy?: boolean;
  /** Cannot be used for now: like `busy`, but drawn as disabled. */
  readonly locked?: boolean;
  readonly onClick?: () => void;
  /** What a click does, for programs that drive the page (`data-action`). */
  readonly action?: OfferedAction;
}

/** A button of 44 px or more. Busy and locked buttons are `aria-disabled`, because `disabled` would lose the focus. */
export function Button(props: ButtonProps): ReactElement {
  const {
    children,
    kind = 'primary',
    type = 'button',
    wide = false,
    busy = false,
    locked = false,
    onClick,
    action,
  } = props;
  const idle = !(busy || locked);
  return (
    <button
      type={type}
      className={`button button--${kind}${wide ? ' button--wide' : ''}`}
      aria-disabled={idle ? undefined : true}
      data-busy={busy ? '' : undefined}
      data-action={action}
      onClick={idle ? onClick : undefined}
    >
      {children}
    </button>
  );
}
