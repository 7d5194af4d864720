import type { ReactElement, ReactNode } from 'react';

/** The frame of an icon: a line drawing of 20 by 20, in the colour of the text beside it. */
function Icon({ children }: { readonly children: ReactNode }): ReactElement {
  return (
    <svg className="icon" viewBox="0 0 20 20" aria-hidden="true">
      {children}
    </svg>
  );
}

/** Makes an icon of lines. `d` is the `d` of an SVG's path. */
export const drawn = (d: string, strokeWidth?: number) => (): ReactElement => (
  <Icon>
    <path d={d} strokeWidth={strokeWidth} />
  </Icon>
);

/** Makes an icon of lines in a circle. */
export const circled = (d: string) => (): ReactElement => (
  <Icon>
    <circle cx="10" cy="10" r="7.2" />
    <path d={d} />
  </Icon>
);

/** A circle with an exclamation mark, for errors. Upside down it is an i, for news. */
export const AlertIcon = circled('M10 6v4.8m0 2.9v0');

/** A globe, for the choice of language. */
export const GlobeIcon = circled('M2.8 10h14.4M10 2.8c4.4 4.6 4.4 9.8 0 14.4M10 2.8c-4.4 4.6-4.4 9.8 0 14.4');

/** A tick, beside the chosen item. */
export const CheckIcon = drawn('m4.5 10.5 3.7 3.7 7.3-8', 2);

/** An arrow that leaves a box: the link opens a new tab. */
export const NewTabIcon = drawn('M8 4H4v12h12v-4m-4-9h5v5m-.4-4.6L10 10');

/** The sign on a Caps Lock key: an arrow that points up from a bar. */
export const CapsLockIcon = drawn('m10 3-6 6.5h3v4h6v-4h3ZM7 17h6');

/** The large sign above the heading of a screen that says that something failed. */
export const FailureMark = (): ReactElement => (
  <div className="failure-mark">
    <AlertIcon />
  </div>
);

/** A chevron that points down, at a button that opens something. */
export const ChevronIcon = (): ReactElement => (
  <svg className="language-menu__chevron" viewBox="0 0 16 16" aria-hidden="true">
    <path d="m3.5 6 4.5 4.5L12.5 6" />
  </svg>
);
