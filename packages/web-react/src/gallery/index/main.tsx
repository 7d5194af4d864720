import './index.css';
import '../texts/texts.css';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { type Address, writeAddress } from '../address.ts';
import { exhibitOf } from '../states.ts';
import { TextList } from '../texts/TextList.tsx';
import { TextPlaces } from '../texts/TextPlaces.tsx';
import { Detail } from './Detail.tsx';
import { Filters } from './Filters.tsx';
import { matching } from './matching.ts';
import { Overview } from './Overview.tsx';
import { useAddress } from './use-address.ts';

/** The documentation has the gallery in a folder of its own. By itself it is at the root. */
const isInDocs = window.location.pathname.endsWith('/gallery/');

function Gallery(): ReactElement {
  const address = useAddress();
  const isText = address.of === 'text';
  const view = (of: Address['of'], name: string): ReactElement => (
    <a
      className={`link link--tall${address.of === of ? ' link--here' : ''}`}
      href={writeAddress({ of, state: '', look: { ...address.look, text: '' }, query: '', screen: '' })}
      aria-current={address.of === of ? 'page' : undefined}
    >
      {name}
    </a>
  );
  return (
    <>
      <header className="top">
        <h1>
          <a href="#/">Every state of Gatehouse</a>
        </h1>
        <nav className="views" aria-label="Gallery">
          {view('state', 'States')}
          {view('text', 'Texts')}
          {isInDocs && (
            <a className="link link--tall" href="../">
              Documentation
            </a>
          )}
        </nav>
        <Filters address={address} count={isText ? undefined : matching(address).length} />
      </header>
      <main>{isText ? <Texts address={address} /> : <States address={address} />}</main>
    </>
  );
}

const Texts = ({ address }: { readonly address: Address }): ReactElement =>
  address.look.text === '' ? <TextList address={address} /> : <TextPlaces address={address} />;

function States({ address }: { readonly address: Address }): ReactElement {
  const exhibit = exhibitOf(address.state);
  if (exhibit !== undefined) return <Detail exhibit={exhibit} address={address} />;
  return (
    <>
      {address.state !== '' && (
        <p className="empty" role="alert">
          The gallery has no state called <code>{address.state}</code>. Here are all that it has.
        </p>
      )}
      <Overview address={address} />
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Gallery />);
