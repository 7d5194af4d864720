// A login with every library of ours in one bundle: it fetches its configuration and texts, then renders. Each library
// does a little of what the product has it for, so that a bundler keeps it.
import 'reflect-metadata/lite';
import 'crypto-js/md5.js';
import 'crypto-js/mode-ecb.js';
import 'crypto-js/tripledes.js';
import { useForm } from '@tanstack/react-form';
import { createRootRoute, createRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import CryptoJS from 'crypto-js/core.js';
import { createInstance } from 'i18next';
import { Container } from 'inversify';
import { ResultAsync } from 'neverthrow';
import { createRoot } from 'react-dom/client';
import { I18nextProvider, useTranslation } from 'react-i18next';
import * as z from 'zod';
import { send } from './send.ts';

// The policy allows no evaluation.
z.config({ jitless: true });
const Configuration = z.object({ brandName: z.string() });
const Texts = z.record(z.string(), z.string());

const container = new Container();
container.bind<typeof send>('send').toConstantValue(send);
container.bind<(text: string, key: string) => string>('encrypt').toConstantValue((text, key) => {
  return CryptoJS.TripleDES.encrypt(text, key).toString();
});

function Login() {
  const { t } = useTranslation();
  const form = useForm({
    defaultValues: { username: '', password: '' },
    onSubmit: ({ value }) => container.get<typeof send>('send')(value),
  });
  return (
    <main>
      <h1>{t('login.heading')}</h1>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          void form.handleSubmit();
        }}
      >
        {(['username', 'password'] as const).map((name) => (
          <form.Field name={name} key={name}>
            {({ state, handleChange }) => (
              <>
                <label htmlFor={name}>{t(`field.${name}`)}</label>
                <input
                  id={name}
                  name={name}
                  type={name === 'password' ? name : 'text'}
                  value={state.value}
                  onChange={({ target }) => handleChange(target.value)}
                />
              </>
            )}
          </form.Field>
        ))}
        <button type="submit">{t('login.submit')}</button>
      </form>
    </main>
  );
}

const rootRoute = createRootRoute();
const router = createRouter({
  routeTree: rootRoute.addChildren([
    createRoute({ getParentRoute: () => rootRoute, path: '/', component: Login }),
  ]),
});

const read = <Value,>(path: string, schema: z.ZodType<Value>): ResultAsync<Value, string> =>
  ResultAsync.fromPromise(
    fetch(path)
      .then((answer) => answer.json())
      .then((json) => schema.parse(json)),
    String,
  );

void ResultAsync.combine([
  read('/configs/config.json', Configuration),
  read('/assets/i18n/en.json', Texts),
]).map(async ([configuration, texts]) => {
  const i18n = createInstance();
  await i18n.init({ lng: 'en', keySeparator: false, resources: { en: { translation: texts } } });
  document.title = configuration.brandName;
  const root = document.getElementById('root');
  if (root === null) return;
  createRoot(root).render(
    <I18nextProvider i18n={i18n}>
      <RouterProvider router={router} />
    </I18nextProvider>,
  );
});
