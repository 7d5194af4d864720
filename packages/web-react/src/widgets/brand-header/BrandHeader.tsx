import type { ReactElement, ReactNode } from 'react';
import type { BrandView } from './brand-view.ts';

/** The page's header: who is asking, and room at the end (the language menu). */
export interface BrandHeaderProps {
  readonly brand: BrandView;
  readonly children?: ReactNode;
}

/** The brand's logo at the start of a bar of 73 px (spec 9), the rest at its end. */
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
