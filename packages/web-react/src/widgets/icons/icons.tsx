import type { ReactElement, ReactNode } from 'react';

/** The frame of every icon. */
export function Icon({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg
      className="icon"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      {children}
    </svg>
  );
}

/** A circle with an exclamation mark, for errors. Upside down it is an i, for news. */
export function AlertIcon(): ReactElement {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M10 6v4.8m0 2.9v0" strokeLinecap="round" />
    </Icon>
  );
}

/** A globe, for the choice of language. */
export function GlobeIcon(): ReactElement {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.2" />
      <path d="M2.8 10h14.4M10 2.8c4.4 4.6 4.4 9.8 0 14.4M10 2.8c-4.4 4.6-4.4 9.8 0 14.4" />
    </Icon>
  );
}

/** A tick, beside the chosen item. */
export function CheckIcon(): ReactElement {
  return (
    <Icon>
      <path d="m4.5 10.5 3.7 3.7 7.3-8" strokeWidth="2" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  );
}

/** An arrow that leaves a box: the link opens a new tab. */
export function NewTabIcon(): ReactElement {
  return (
    <Icon>
      <path d="M8 4H4v12h12v-4m-4-9h5v5m-.4-4.6L10 10" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  );
}

/** The sign on a Caps Lock key: an arrow that points up from a bar. */
export function CapsLockIcon(): ReactElement {
  return (
    <Icon>
      <path d="m10 3-6 6.5h3v4h6v-4h3ZM7 17h6" strokeLinecap="round" strokeLinejoin="round" />
    </Icon>
  );
}

/** The large sign above the heading of a screen that says that something failed. */
export function FailureMark(): ReactElement {
  return (
    <div className="failure-mark">
      <AlertIcon />
    </div>
  );
}

/** A chevron that points down, at a button that opens something. */
export function ChevronIcon(): ReactElement {
  return (
    <svg
      className="language-menu__chevron"
      viewBox="0 0 16 16"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      aria-hidden="true"
    >
      <path d="m3.5 6 4.5 4.5L12.5 6" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
