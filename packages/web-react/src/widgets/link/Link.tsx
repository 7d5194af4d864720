import type { OfferedAction } from '@gatehouse-login/core';
import type { MouseEvent, ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { NewTabIcon } from '../icons/icons.tsx';

export interface LinkView {
  readonly href: string;
  /** Opens a tab that cannot reach back to this page. An icon and the link's description say so. */
  readonly newTab?: boolean;
  /** For addresses within the site: called instead of the browser's own navigation. */
  readonly onFollow?: () => void;
  /** Called when a click becomes likely: the pointer or the focus has come to the link. */
  readonly onIntent?: () => void;
}

interface LinkProps {
  readonly to: LinkView;
  readonly children: string;
  /** What following it does, for programs that drive the page (`data-action`). */
  readonly action?: OfferedAction;
  /** Looks like the screen's primary button: it is the only way on. */
  readonly filled?: boolean;
}

/** A link. The browser handles a click with a modifier key itself. */
export function Link({ to, children, action, filled = false }: LinkProps): ReactElement {
  const { t } = useTranslation();
  const onClick = (event: MouseEvent) => {
    if (to.onFollow === undefined || event.button !== 0) return;
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    to.onFollow();
  };
  if (to.newTab === true) {
    return (
      <a className="link" href={to.href} target="_blank" rel="noopener noreferrer" title={t('link.newTab')}>
        {children}
        <NewTabIcon />
      </a>
    );
  }
  return (
    <a
      className={filled ? 'button button--primary' : 'link'}
      href={to.href}
      data-action={action}
      onClick={onClick}
      onPointerEnter={to.onIntent}
      onFocus={to.onIntent}
    >
      {children}
    </a>
  );
}
