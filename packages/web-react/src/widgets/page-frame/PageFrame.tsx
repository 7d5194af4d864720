import type { ReactElement, ReactNode } from 'react';
import { BrandHeader } from '../brand-header/BrandHeader.tsx';
import type { BrandView } from '../brand-header/brand-view.ts';
import { LanguageMenu, type LanguageMenuProps } from '../language-menu/LanguageMenu.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

/** What stands around every screen. */
export interface PageFrameProps {
  readonly brand: BrandView;
  readonly language: LanguageMenuProps;
  /** The spinner's counter. */
  readonly waitingFor: number;
  /** One screen, which brings its own `<main>`. */
  readonly children: ReactNode;
}

/** Header, screen and, on wide windows, the brand's quiet panel, which carries nothing that matters. */
export function PageFrame({ brand, language, waitingFor, children }: PageFrameProps): ReactElement {
  return (
    <div className="page">
      <BrandHeader brand={brand}>
        <Spinner count={waitingFor} />
        <LanguageMenu {...language} />
      </BrandHeader>
      <div className="page__body">
        {children}
        <div className="brand-panel" aria-hidden="true" />
      </div>
    </div>
  );
}
