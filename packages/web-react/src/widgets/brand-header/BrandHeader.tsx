import type { ReactElement, ReactNode } from 'react';

export interface BrandHeaderProps {
  /** The name that visitors know. */
  readonly name: string;
  /** Where the artwork is: a folder, or empty if it is in the document. */
  readonly artwork: string;
  /** The end of the bar, such as the language menu. */
  readonly children?: ReactNode;
}

/** A bar of 73 px (spec 9) with the brand's logo at the start. */
export function BrandHeader({ name, artwork, children }: BrandHeaderProps): ReactElement {
  const fileOf = (file: string) => `${artwork === '' ? '' : `${artwork}/${file}.svg`}#brand-${file}`;
  return (
    <header className="brand-header">
      <span className="brand-logo" role="img" aria-label={name}>
        <svg className="brand-logo__mark" aria-hidden="true">
          <use href={fileOf('mark')} />
        </svg>
        <svg className="brand-logo__word" aria-hidden="true">
          <use href={fileOf('logo')} />
        </svg>
      </span>
      {children}
    </header>
  );
}
