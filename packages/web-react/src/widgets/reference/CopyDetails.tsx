import { type ReactElement, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAnnouncement } from '../live-region/LiveRegion.tsx';
import { CopyButton } from './CopyButton.tsx';
import type { Details } from './details.ts';

/**
 * A button that copies the details of a login for support. Where the browser does not let the page copy, the text appears,
 * selected.
 */
export function CopyDetails({ details: { load, onMissing } }: { readonly details: Details }): ReactElement {
  const { t } = useTranslation();
  const write = useRef<(() => string) | null>(null);
  const [shown, setShown] = useState<string | null>(null);
  useEffect(() => {
    load().then(
      (loaded) => {
        write.current = loaded;
      },
      // Whoever presses the button loads it again.
      () => {},
    );
  }, [load]);
  useAnnouncement(shown === null ? undefined : t('attempt.details'));
  const read = () =>
    write.current?.() ??
    load().then(
      (loaded) => loaded(),
      () => {
        onMissing();
        return null;
      },
    );
  return (
    <>
      <CopyButton label={t('attempt.copyDetails')} read={read} onRefused={setShown} />
      {shown !== null && (
        <label className="reference__details">
          {t('attempt.details')}
          <textarea
            dir="ltr"
            rows={4}
            readOnly
            spellCheck={false}
            value={shown}
            ref={select}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        </label>
      )}
    </>
  );
}

/** The text is there to be copied, so it gets the focus, and with it the selection. */
const select = (field: HTMLTextAreaElement | null): void => field?.focus();
