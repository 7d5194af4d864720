import type { ReactElement, ReactNode } from 'react';
import { BrandHeader } from '../brand-header/BrandHeader.tsx';
import type { BrandView } from '../brand-header/brand-view.ts';
import { LanguageMenu, type LanguageMenuProps } from '../language-menu/LanguageMenu.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

/** The parts of the page around a screen. */
export interface PageFrameProps {
  readonly brand: BrandView;
  readonly language: LanguageMenuProps;
  /** How many things are being waited for. */
  readonly waitingFor: number;
  /** One screen with its own `<main>`. */
  readonly children: ReactNode;
}

/** Header, screen and, in wide windows, the brand's panel, which is decoration only. */
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
