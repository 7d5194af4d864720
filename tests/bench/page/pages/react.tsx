// The smallest login that React can render.
import type { FormEvent } from 'react';
import { createRoot } from 'react-dom/client';
import { send } from './send.ts';

const onSubmit = (event: FormEvent<HTMLFormElement>): void => {
  event.preventDefault();
  send(Object.fromEntries(new FormData(event.currentTarget)));
};

const root = document.getElementById('root');
if (root !== null)
  createRoot(root).render(
    <main>
      <h1>Log in</h1>
      <form onSubmit={onSubmit}>
        <label htmlFor="username">Username</label>
        <input id="username" name="username" autoComplete="username" />
        <label htmlFor="password">Password</label>
        <input id="password" name="password" type="password" autoComplete="current-password" />
        <button type="submit">Log in</button>
      </form>
    </main>,
  );
