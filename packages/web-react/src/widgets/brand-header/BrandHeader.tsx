import type { ReactElement, ReactNode } from 'react';
import type { BrandView } from './brand-view.ts';

/** The page's header. Its children go to the end of the bar, such as the language menu. */
export interface BrandHeaderProps {
  readonly brand: BrandView;
  readonly children?: ReactNode;
}

/** A bar of 73 px (spec 9) with the brand's logo at the start. */
export function BrandHeader({ brand, children }: BrandHeaderProps): ReactElement {
  return (
    <header className="brand-header">
      <span className="brand-logo" role="img" aria-label={brand.name}>
        <span className="brand-logo__mark" />
        <span className="brand-logo__word" />
      </span>
      {children}
    </header>
  );
}
