/** What can be seen of the login page, by its own handles. */
export interface PageSnapshot {
  /** `data-screen`; null while there is no page of ours, or none yet. */
  readonly screen: string | null;
  /** Whether React answers the visitor, and not only the document. */
  readonly alive: boolean;
  readonly lang: string;
  readonly form: 'none' | 'shown' | 'hidden';
  /** The form is being sent. */
  readonly busy: boolean;
  /** Its button cannot be used. */
  readonly locked: boolean;
  /** The text of the message on the screen. */
  readonly notice: string | null;
  /** The message is about something that went wrong. */
  readonly alarming: boolean;
  readonly heading: string | null;
  /** The text of the pop-up. */
  readonly dialog: string | null;
  /** The drop-down of contacts. */
  readonly choice: {
    readonly text: string;
    readonly locked: boolean;
    /** What is wrong with it. */
    readonly problem: string | null;
  } | null;
  readonly buttons: number;
}

/**
 * A script that returns the snapshot of a page. It is a text because it runs in the browser, whose types this package does
 * not have.
 */
export const TAKE_SNAPSHOT = `(() => {
  const main = document.querySelector('main[data-screen]');
  const text = (node) => (node === null || node === undefined ? null : (node.textContent ?? '').trim());
  const form = main?.querySelector('form') ?? null;
  const submit = form?.querySelector('button[type=submit]') ?? null;
  const dialog = main?.querySelector('[role=alertdialog]') ?? null;
  const choice = main?.querySelector('form [role=combobox]:not(input)') ?? null;
  const isOff = (node) => node?.getAttribute('aria-disabled') === 'true';
  const isReact = (node) => node !== null && Object.keys(node).some((key) => key.startsWith('__reactProps'));
  const described = choice?.getAttribute('aria-invalid') === 'true' ? choice.getAttribute('aria-describedby') : null;
  return {
    screen: main?.getAttribute('data-screen') ?? null,
    alive: isReact(form ?? main),
    lang: document.documentElement.lang,
    form: form === null ? 'none' : form.hidden ? 'hidden' : 'shown',
    busy: form?.getAttribute('aria-busy') === 'true' || main?.querySelector('button[data-busy]') != null,
    locked: isOff(submit) && !submit.hasAttribute('data-busy'),
    notice: text(main?.querySelector('.notice__text')),
    alarming: main?.querySelector('.notice[role=alert]') != null,
    heading: text(main?.querySelector('h1')),
    dialog: text(dialog?.querySelector('p')),
    choice: choice === null ? null : {
      text: text(choice) ?? '',
      locked: isOff(choice),
      problem: described === null ? null : text(document.getElementById(described)),
    },
    buttons: main?.querySelectorAll('button').length ?? 0,
  };
})()`;

/** A page that shows nothing of ours. */
export const EMPTY_PAGE: PageSnapshot = {
  screen: null,
  alive: false,
  lang: '',
  form: 'none',
  busy: false,
  locked: false,
  notice: null,
  alarming: false,
  heading: null,
  dialog: null,
  choice: null,
  buttons: 0,
};
