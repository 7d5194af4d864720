import { messageOf } from '@gatehouse-login/core';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { text } from './brand.ts';
import { Card } from './Card.tsx';
import { LoginPage } from './LoginPage.tsx';
import { startLogin } from './start-login.ts';

const started = await startLogin();
const page = started.match(
  (login) => <LoginPage login={login} />,
  (error) => (
    <Card heading={text('configurationFault.onTheWay')} notice={{ tone: 'alert', ...messageOf(error) }}>
      <button type="button" onClick={() => location.reload()}>
        {text('action.tryAgain')}
      </button>
    </Card>
  ),
);
const root = document.getElementById('root');
if (root !== null) createRoot(root).render(<StrictMode>{page}</StrictMode>);
