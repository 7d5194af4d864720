import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../../widgets/button/Button.tsx';

/** Which file is at fault, and where, as far as it can be told. */
export interface ConfigurationFaultProps {
  readonly file: string;
  readonly field?: string | undefined;
  /** What is wrong, for the one who mends it. */
  readonly problem?: string | undefined;
  /** The message of what kept the file from coming, where the file itself may be right. */
  readonly cause?: string | undefined;
  readonly onRetry: () => void;
}

/** The page in place of all others when the configuration cannot be used. It needs no brand. */
export function ConfigurationFaultScreen(props: ConfigurationFaultProps): ReactElement {
  const { t } = useTranslation();
  const { file, field = '', problem = '', cause } = props;
  const key = field === '' ? 'configurationFault.file' : 'error.configuration-fault';
  return (
    <div className="page">
      <div className="page__body page__body--alone">
        <main className="screen plain-screen" data-screen="configuration-fault">
          <h1>{t('configurationFault.heading')}</h1>
          <div role="alert">
            <p>{t(key, { file, field })}</p>
            {cause !== undefined && <p>{t(cause)}</p>}
          </div>
          {problem !== '' && <code className="plain-screen__code">{problem}</code>}
          <p className="plain-screen__small">{t('configurationFault.lead')}</p>
          <div className="plain-screen__actions">
            <Button onClick={props.onRetry}>{t('action.tryAgain')}</Button>
          </div>
        </main>
      </div>
    </div>
  );
}
