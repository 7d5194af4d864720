import './index.css';
import type { ReactElement } from 'react';
import { createRoot } from 'react-dom/client';
import { exhibitOf } from '../states.ts';
import { Detail } from './Detail.tsx';
import { Filters } from './Filters.tsx';
import { matching } from './matching.ts';
import { Overview } from './Overview.tsx';
import { useAddress } from './use-address.ts';

function Gallery(): ReactElement {
  const address = useAddress();
  const exhibit = exhibitOf(address.state);
  return (
    <>
      <header className="top">
        <h1>
          <a href="#/">Every state of Gatehouse</a>
        </h1>
        <Filters address={address} count={matching(address).length} />
      </header>
      <main>
        {exhibit !== undefined && <Detail exhibit={exhibit} address={address} />}
        {exhibit === undefined && address.state !== '' && (
          <p className="empty" role="alert">
            The gallery has no state called <code>{address.state}</code>. Here are all that it has.
          </p>
        )}
        {exhibit === undefined && <Overview address={address} />}
      </main>
    </>
  );
}

const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<Gallery />);
