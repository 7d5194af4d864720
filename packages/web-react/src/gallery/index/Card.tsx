import type { ReactElement, ReactNode } from 'react';
import type { Look } from '../address.ts';
import type { Exhibit } from '../states.ts';
import { Frame } from './Frame.tsx';

interface Props {
  readonly exhibit: Exhibit;
  readonly look: Look;
  /** The width that it is drawn with. */
  readonly drawn: number;
  /** Where the whole card leads. */
  readonly href: string;
  readonly name: string;
  /** What else it says. */
  readonly children?: ReactNode;
}

/** A small picture of a state, in a list of them. */
export function Card({ exhibit, look, drawn, href, name, children }: Props): ReactElement {
  return (
    <li className="card" style={{ inlineSize: drawn }}>
      <Frame exhibit={exhibit} look={look} drawn={drawn} still />
      <a className="card__name" href={href}>
        {name}
      </a>
      {children}
    </li>
  );
}
