import { type ReactElement, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/Button.tsx';
import { useAnnouncement } from '../live-region/LiveRegion.tsx';

/** How long the button says that it has copied, in milliseconds. */
const LASTS = 4_000;

interface CopyButtonProps {
  /** What the button does. */
  readonly label: string;
  /** Returns the text to copy. Null if there is none. */
  readonly read: () => string | null | Promise<string | null>;
  /** Called with the text where the browser does not let the page copy. */
  readonly onRefused: (text: string) => void;
}

/** A button that copies a text, and says so. */
export function CopyButton({ label, read, onRefused }: CopyButtonProps): ReactElement {
  const { t } = useTranslation();
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), LASTS);
    return () => clearTimeout(timer);
  }, [copied]);
  useAnnouncement(copied ? t('attempt.copied') : undefined);
  const copy = async () => {
    const reading = read();
    // A browser lets a page copy only for a moment after the press.
    const text = typeof reading === 'string' ? reading : await reading;
    if (text === null) return;
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      onRefused(text);
    }
  };
  return (
    <span className="reference__copy" data-copied={copied ? '' : undefined}>
      <Button kind="quiet" onClick={copy}>
        {copied ? t('attempt.copied') : label}
      </Button>
    </span>
  );
}
