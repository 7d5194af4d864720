import type { ReactElement, ReactNode } from 'react';
import type { BrandView } from './brand-view.ts';

/** The page's header. Its children go to the end of the bar, such as the language menu. */
export interface BrandHeaderProps {
  readonly brand: BrandView;
  readonly children?: ReactNode;
}

/** A bar of 73 px (spec 9) with the brand's logo at the start. */
export function BrandHeader({ brand, children }: BrandHeaderProps): ReactElement {
  const fileOf = (name: string) =>
    `${brand.artwork === '' ? '' : `${brand.artwork}/${name}.svg`}#brand-${name}`;
  return (
    <header className="brand-header">
      <span className="brand-logo" role="img" aria-label={brand.name}>
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
