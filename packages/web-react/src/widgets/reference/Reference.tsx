import { type ReactElement, use, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CopyButton } from './CopyButton.tsx';
import { CopyDetails } from './CopyDetails.tsx';
import { DetailsOfLogin } from './details.ts';

/**
 * The support reference of an attempt, with a button that copies it, and one that copies the details of the login. Mount it
 * anew (`key`) for another reference.
 */
export function Reference({ reference }: { readonly reference: string }): ReactElement {
  const { t } = useTranslation();
  const line = useRef<HTMLSpanElement>(null);
  const details = use(DetailsOfLogin);
  return (
    <span className="reference">
      <span ref={line}>{t('attempt.reference', { reference })}</span>
      <CopyButton
        label={t('attempt.copy')}
        read={() => reference}
        // Not every browser lets a page copy. The visitor can copy the selection.
        onRefused={() => line.current && window.getSelection()?.selectAllChildren(line.current)}
      />
      {details && <CopyDetails details={details} />}
    </span>
  );
}
