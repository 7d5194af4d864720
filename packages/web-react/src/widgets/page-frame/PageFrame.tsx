import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { BrandHeader, type BrandHeaderProps } from '../brand-header/BrandHeader.tsx';
import { LanguageMenu, type LanguageMenuProps } from '../language-menu/LanguageMenu.tsx';
import { Spinner } from '../spinner/Spinner.tsx';

export interface PageFrameProps {
  readonly brand: Omit<BrandHeaderProps, 'children'>;
  readonly language: LanguageMenuProps;
  /** The number of calls in progress, as core's spinner counts them. */
  readonly waitingFor: number;
  /** The address of a picture below the screen, such as a warning that the law asks for. */
  readonly disclaimer?: string | undefined;
  /** One screen with its own `<main>`. */
  readonly children: ReactNode;
}

/** Header, screen and, in wide windows, the brand's panel, which is decoration only. */
export function PageFrame(props: PageFrameProps): ReactElement {
  const { t } = useTranslation();
  const { brand, language, waitingFor, disclaimer, children } = props;
  return (
    <div className="page">
      <BrandHeader {...brand}>
        <Spinner count={waitingFor} />
        <LanguageMenu {...language} />
      </BrandHeader>
      <div className="page__body">
        {children}
        {disclaimer !== undefined && (
          <footer className="risk-disclaimer">
            <img src={disclaimer} alt={t('forcePassword.riskDisclaimer')} width="376" height="84" />
          </footer>
        )}
        <div className="brand-panel" aria-hidden="true" />
      </div>
    </div>
  );
}
