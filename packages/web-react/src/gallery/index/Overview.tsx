import type { ReactElement } from 'react';
import { type Address, writeAddress } from '../address.ts';
import type { Exhibit } from '../states.ts';
import { Frame } from './Frame.tsx';
import { matching } from './matching.ts';

const DRAWN = { upright: 216, wide: 320 };

/** Every state that the filters leave, by screen. */
export function Overview({ address }: { readonly address: Address }): ReactElement {
  const found = matching(address);
  const screens = [...new Set(found.map(({ screen }) => screen))];
  if (found.length === 0) return <p className="empty">No state matches. Clear the search to see all.</p>;
  return (
    <>
      {screens.map((screen) => (
        <section key={screen} aria-labelledby={`screen-${screen}`}>
          <h2 id={`screen-${screen}`}>{screen}</h2>
          <ul className="cards">
            {found
              .filter((exhibit) => exhibit.screen === screen)
              .map((exhibit) => (
                <Card key={exhibit.id} exhibit={exhibit} address={address} />
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}

function Card({ exhibit, address }: { readonly exhibit: Exhibit; readonly address: Address }): ReactElement {
  const { look } = address;
  const drawn = look.width < 600 ? DRAWN.upright : DRAWN.wide;
  return (
    <li className="card" style={{ inlineSize: drawn }}>
      <Frame exhibit={exhibit} look={look} drawn={drawn} still />
      <a className="card__name" href={writeAddress({ ...address, state: exhibit.id })}>
        {exhibit.title}
      </a>
      <code>{exhibit.id.slice(exhibit.screen.length + 1)}</code>
    </li>
  );
}
