import type { Message } from '@gatehouse-login/core';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { counted } from '../../i18n/counted.ts';
import { Button } from '../../widgets/button/Button.tsx';
import { FailureMark } from '../../widgets/icons/icons.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

/** Which file is at fault, and where, as far as it can be told; or what kept it, or a part of the page, from coming. */
export interface ConfigurationFaultProps {
  readonly file?: string;
  readonly field?: string | undefined;
  /** What is wrong with the field or the file, in English words that go on after its name, for the one who mends it. */
  readonly problem?: string | undefined;
  /** What kept the file from coming, where the file itself may be right. */
  readonly cause?: Message | undefined;
  /** Starts another attempt: the screen is at work until it is put up anew, or gone. */
  readonly onRetry: () => void;
}

/** The page in place of all others when the configuration cannot be used. It needs no brand. */
export function ConfigurationFaultScreen(props: ConfigurationFaultProps): ReactElement {
  const { t } = useTranslation();
  const { file, field, problem, cause, onRetry } = props;
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    onRetry();
  };
  const fault = field ? 'error.configuration-fault' : 'configurationFault.file';
  return (
    <div className="page">
      <div className="page__body page__body--alone">
        <main className="screen plain-screen" data-screen="configuration-fault">
          <FailureMark />
          <ScreenHeading>
            {t(cause ? 'configurationFault.onTheWay' : 'configurationFault.heading')}
          </ScreenHeading>
          <p role="alert">
            {cause ? t([cause.key, 'error.unreachable'], counted(cause.values)) : t(fault, { file, field })}
          </p>
          {problem && (
            <code className="plain-screen__code" lang="en" dir="ltr">
              {field || file} {problem}
            </code>
          )}
          {!cause && <p className="plain-screen__small">{t('configurationFault.lead')}</p>}
          <div className="plain-screen__actions">
            <Button busy={busy} onClick={retry}>
              {t('action.tryAgain')}
            </Button>
          </div>
        </main>
      </div>
    </div>
  );
}
