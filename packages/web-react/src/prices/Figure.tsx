import type { ReactElement, ReactNode } from 'react';

interface FigureProps {
  readonly name: string;
  readonly kind: 'large' | 'small' | 'wide';
  readonly children: ReactNode;
}

/** A number with its name. Numbers run from left to right in every language. */
export const Figure = ({ name, kind, children }: FigureProps): ReactElement => (
  <div className={`figure figure--${kind}`}>
    <dt>{name}</dt>
    <dd>
      <bdi dir="ltr">{children}</bdi>
    </dd>
  </div>
);
