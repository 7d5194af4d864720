import type { Message } from '@gatehouse-login/core';
import { type ReactElement, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { messageText } from '../../i18n/message-text.ts';
import { Button } from '../../widgets/button/Button.tsx';
import { FailureMark } from '../../widgets/icons/icons.tsx';
import { ScreenHeading } from '../../widgets/screen-heading/ScreenHeading.tsx';

/** What is wrong with the configuration, or why it or a part of the page did not arrive. */
export interface ConfigurationFaultProps {
  readonly file?: string;
  readonly field?: string | undefined;
  /** What is wrong, in English, for the operator: it follows the name of the field or file. */
  readonly problem?: string | undefined;
  /** Why the file did not arrive. The file itself may be right. */
  readonly cause?: Message | undefined;
  /** Starts another attempt. The screen is busy until it is mounted anew. */
  readonly onRetry: () => void;
}

/** The screen that is shown when nothing else can be. It needs no brand. */
export function ConfigurationFaultScreen(props: ConfigurationFaultProps): ReactElement {
  const { t } = useTranslation();
  const { file = '', field = '', problem, cause, onRetry } = props;
  const [busy, setBusy] = useState(false);
  const retry = () => {
    setBusy(true);
    onRetry();
  };
  const fault = field ? 'error.configuration-fault' : 'configurationFault.file';
  return (
    <main className="screen plain-screen" data-screen="configuration-fault">
      <FailureMark />
      <ScreenHeading>{t(cause ? 'configurationFault.onTheWay' : 'configurationFault.heading')}</ScreenHeading>
      <p role="alert">
        {cause
          ? messageText(t, { ...cause, key: [cause.key, 'error.unreachable'] })
          : t(fault, { file, field })}
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
  );
}
