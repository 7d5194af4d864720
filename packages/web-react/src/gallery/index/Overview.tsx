import type { ReactElement } from 'react';
import { type Address, writeAddress } from '../address.ts';
import { Card } from './Card.tsx';
import { matching } from './matching.ts';

const DRAWN = { upright: 216, wide: 320 };

/** Every state that the filters leave, by screen. */
export function Overview({ address }: { readonly address: Address }): ReactElement {
  const { look } = address;
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
                <Card
                  key={exhibit.id}
                  exhibit={exhibit}
                  look={look}
                  drawn={look.width < 600 ? DRAWN.upright : DRAWN.wide}
                  href={writeAddress({ ...address, state: exhibit.id })}
                  name={exhibit.title}
                >
                  <code>{exhibit.id.slice(exhibit.screen.length + 1)}</code>
                </Card>
              ))}
          </ul>
        </section>
      ))}
    </>
  );
}
