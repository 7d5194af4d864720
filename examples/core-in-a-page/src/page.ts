import { makeHttpConfigurationSource } from '@gatehouse-login/adapters-http';
import {
  type Configuration,
  createLogin,
  englishText,
  firstAddress,
  makeReference,
  messageOf,
  NEVER_CANCELLED,
  parseConfiguration,
  type Runner,
  recallVisitor,
} from '@gatehouse-login/core';
import { element, typedIn } from './elements.ts';
import { makePageTransport, makePorts } from './ports.ts';
import { showFault, showState } from './view.ts';

const loginForm = element('login', HTMLFormElement);
const codeForm = element('two-factor', HTMLFormElement);
const contacts = element('contacts', HTMLSelectElement);
const refused = element('refused', HTMLDialogElement);

const file = await makeHttpConfigurationSource(makePageTransport()).read(NEVER_CANCELLED);
const configuration = file.andThen((json) => parseConfiguration(json, { origin: location.origin }));
if (configuration.isOk()) await start(configuration.value);
else {
  element('reload', HTMLButtonElement).addEventListener('click', () => location.reload());
  showFault(englishText(messageOf(configuration.error)));
}

async function start(configuration: Configuration): Promise<void> {
  const ports = makePorts(configuration);
  const remembered = await recallVisitor(ports.store);
  const login = createLogin(ports, configuration, { remembered });
  element('username', HTMLInputElement).value = remembered?.username ?? '';
  element('remember-me', HTMLInputElement).checked = remembered !== null;
  login.subscribe(({ to }) => showState(to));
  listen(login);
  const { step, visit } = firstAddress(configuration.capabilities, location.pathname, location.search);
  login.send({ type: 'opened-at', step, visit });
}

/** Turns what the visitor does into events. The flow refuses those that do not fit its state. */
function listen(login: Runner): void {
  onSubmit(loginForm, () => {
    // A refused login is a screen of its own in the core. Here the visitor is still on the form.
    if (login.getSnapshot().at === 'login-failed') login.send({ type: 'back-pressed' });
    const state = login.getSnapshot();
    if (state.at === 'opening') return;
    login.send({
      type: 'submitted',
      draft: {
        ...state.draft,
        tab: 'username',
        username: typedIn(loginForm, 'username'),
        rememberMe: typedIn(loginForm, 'rememberMe') === 'on',
      },
      password: typedIn(loginForm, 'password'),
      reference: makeReference(() => crypto.getRandomValues(new Uint8Array(1))[0] ?? 0),
    });
  });
  contacts.addEventListener('change', () =>
    login.send({ type: 'contact-selected', contactId: contacts.value }),
  );
  onSubmit(codeForm, () => login.send({ type: 'code-submitted', code: typedIn(codeForm, 'code') }));
  refused.addEventListener('close', () => login.send({ type: 'popup-closed' }));
  for (const type of ['resend-pressed', 'back-pressed', 'continue-pressed'] as const) {
    const button = document.querySelector(`[data-press=${type}]`);
    button?.addEventListener('click', () => login.send({ type }));
  }
  // The browser may bring the page back as it was, long after the visitor left it.
  addEventListener('pageshow', ({ persisted }) => persisted && login.send({ type: 'page-restored' }));
}

function onSubmit(form: HTMLFormElement, act: () => void): void {
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    act();
  });
}
