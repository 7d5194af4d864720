import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { useAnnouncement } from '../live-region/LiveRegion.tsx';

/** How long the button says that it has copied, in milliseconds. */
const LASTS = 4_000;

/** The support reference of an attempt, with a button that copies it. Mount it anew (`key`) for another reference. */
export function Reference({ reference }: { readonly reference: string }): ReactElement {
  const { t } = useTranslation();
  const line = useRef<HTMLSpanElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), LASTS);
    return () => clearTimeout(timer);
  }, [copied]);
  useAnnouncement(copied ? t('attempt.copied') : undefined);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(reference);
      setCopied(true);
    } catch {
      // Not every browser lets a page copy. The visitor can copy the selection.
      if (line.current !== null) window.getSelection()?.selectAllChildren(line.current);
    }
  };
  return (
    <span className="reference" data-copied={copied ? '' : undefined}>
      <span ref={line}>{t('attempt.reference', { reference })}</span>
      <Button kind="quiet" onClick={copy}>
        {t(copied ? 'attempt.copied' : 'attempt.copy')}
      </Button>
    </span>
  );
}
