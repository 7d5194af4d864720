/**
 * The script of the home page and the inbox. It inserts text, never markup, so that hostile values stay text. Without
 * it the pages show the same, but not live.
 */
export const HOME_SCRIPT = `const $ = (id) => document.getElementById(id);
const rowsShown = 100;

const make = (tag, properties = {}, ...children) => {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) element.setAttribute(name, value);
  element.append(...children.filter((child) => child !== null));
  return element;
};
const say = (text) => { const status = $('status'); if (status) status.textContent = text; };
const json = async (path, init) => {
  const answer = await fetch('/_gatehouse/' + path, init).catch(() => null);
  if (answer === null) {
    say('The sandbox does not answer.');
    return null;
  }
  const body = await answer.json();
  if (!answer.ok) say(body.error ?? body.ErrorMessage ?? 'That did not work.');
  return answer.ok ? body : null;
};
const post = (path, body) => json(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) });

document.addEventListener('click', async ({ target }) => {
  const button = target.closest?.('[data-copy]');
  if (!button) return;
  try {
    await navigator.clipboard.writeText(button.dataset.copy);
    button.classList.add('done');
    setTimeout(() => button.classList.remove('done'), 1200);
    say('Copied ' + (button.dataset.what ?? button.dataset.copy) + '.');
  } catch {
    say('The browser does not let this page copy.');
  }
});

const filterBy = (input, items) => {
  const wanted = input.value.trim().toLowerCase().split(/\\s+/);
  for (const item of items) {
    const text = (item.dataset.words ?? item.textContent).toLowerCase();
    item.hidden = !wanted.every((word) => text.includes(word));
  }
};
const people = $('people-filter');
people?.addEventListener('input', () => filterBy(people, document.querySelectorAll('.person')));

// The inbox.
const messageRow = ({ code, kind, to, username, at }) => make('li', { class: 'message' },
  make('button', { type: 'button', class: 'code copy', 'data-copy': code, 'aria-label': 'Copy ' + code }, code),
  make('span', { class: 'muted' }, (kind === 'sms' ? 'SMS' : 'E-mail') + ' to ', make('bdi', {}, to), ' for ', make('b', {}, username), ', ', make('time', { datetime: at }, at.slice(11, 19))));
const inbox = $('inbox');
if (inbox) {
  const which = location.pathname === '/inbox' ? location.search : '';
  const live = new EventSource('/_gatehouse/inbox/events' + which);
  // Messages may have come since the page was made, or while the connection was lost.
  live.addEventListener('open', async () => {
    const messages = await json('inbox' + which);
    if (messages?.length) inbox.replaceChildren(...messages.map(messageRow));
  });
  live.addEventListener('message', ({ data }) => {
    if (!data) return;
    if (inbox.querySelector('.message') === null) inbox.replaceChildren();
    inbox.prepend(messageRow(JSON.parse(data)));
  });
}

// The journal. The details of a call are made when it is opened.
const pretty = (value) => typeof value === 'string' ? value : JSON.stringify(value, null, 2);
const part = (title, value) => value === undefined || (typeof value === 'object' && Object.keys(value).length === 0)
  ? null
  : make('div', {}, make('h3', {}, title), make('pre', { tabindex: '0', 'aria-label': title }, pretty(value)));
const callRow = (call) => {
  const good = call.status >= 200 && call.status < 400;
  const words = [call.brand, call.method, call.path, call.status || 'broken'].join(' ');
  const row = make('details', { class: 'call', 'data-words': words },
    make('summary', {},
      make('time', { datetime: call.at }, call.at.slice(11, 19)),
      make('span', { class: 'where' }, call.brand),
      make('code', {}, call.method + ' ' + call.path),
      make('span', { class: good ? 'good' : 'bad' }, String(call.status || 'broken')),
      make('span', { class: 'muted' }, call.ms + ' ms')));
  row.addEventListener('toggle', () => {
    if (!row.open || row.childElementCount > 1) return;
    const panel = make('div', { class: 'inside' },
      part('Headers', call.headers), part('Body', call.body), part('Answer', call.answer), part('To repeat it', call.curl),
      make('button', { type: 'button', class: 'copy', 'data-copy': call.curl, 'data-what': 'the command' }, 'Copy the command'));
    row.append(panel);
  });
  return row;
};
const journal = $('journal');
if (journal) {
  const filter = $('journal-filter');
  const refilter = () => filterBy(filter, journal.querySelectorAll('.call'));
  filter.addEventListener('input', refilter);
  const add = (call) => {
    if (journal.querySelector('.call') === null) journal.replaceChildren();
    journal.prepend(callRow(call));
    while (journal.childElementCount > rowsShown) journal.lastElementChild.remove();
    refilter();
  };
  const live = new EventSource('/_gatehouse/journal/events');
  live.addEventListener('call', ({ data }) => add(JSON.parse(data)));
  live.addEventListener('open', async () => {
    const calls = await json('journal');
    if (calls?.length) journal.replaceChildren(...calls.slice(0, rowsShown).map(callRow));
    refilter();
    $('live').textContent = 'live';
  });
  live.addEventListener('error', () => { $('live').textContent = 'not live'; });
}

// Faults.
const faults = $('faults');
const words = ({ call, kind, person, brand, count, probability, retryAfter, ms }) =>
  [call + ': ' + kind, person && 'for ' + person, brand && 'at ' + brand, count && 'the next ' + count,
    probability !== undefined && probability * 100 + ' %', retryAfter && 'Retry-After ' + retryAfter, ms && ms + ' ms'].filter(Boolean).join(', ');
const showFaults = (list) => {
  if (list === null) return;
  const rows = list.map((fault) => make('li', { class: 'fault' }, make('span', {}, words(fault)),
    make('button', { type: 'button', class: 'small', 'data-remove': fault.id, 'aria-label': 'Remove ' + words(fault) }, 'Remove')));
  faults.replaceChildren(...(rows.length ? rows : [make('li', { class: 'muted' }, 'Nothing goes wrong on purpose.')]));
};
faults?.addEventListener('click', async ({ target }) => {
  const id = target.dataset?.remove;
  if (id) showFaults(await json('faults/' + id, { method: 'DELETE' }));
});
$('fault-form')?.addEventListener('submit', async (event) => {
  event.preventDefault();
  const given = [...new FormData(event.target)].filter(([, value]) => value !== '');
  const numbers = ['count', 'probability', 'seed', 'ms'];
  const fault = Object.fromEntries(given.map(([name, value]) => [name, numbers.includes(name) ? Number(value) : value]));
  if (await post('faults', fault)) {
    say('Set: ' + words(fault) + '.');
    showFaults(await json('faults'));
  }
});
if (faults) void json('faults').then(showFaults);

// Settings take effect as they are chosen.
$('settings')?.addEventListener('change', async ({ target }) => {
  const value = target.type === 'checkbox' ? target.checked : target.value;
  const body = target.dataset.brand ? { [target.name]: { [target.dataset.brand]: value } } : { [target.name]: value };
  if (await post('settings', body)) say('Changed.');
});
`;
