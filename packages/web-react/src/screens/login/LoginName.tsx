import type { LoginTab } from '@gatehouse-login/core';
import type { ReactElement, ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from '../../widgets/link/Link.tsx';
import { PhoneField } from '../../widgets/phone-field/PhoneField.tsx';
import { tabIds } from '../../widgets/tabs/Tabs.tsx';
import { TextField } from '../../widgets/text-field/TextField.tsx';
import { loadCountryList } from './load-country-list.ts';
import type { LoginField } from './login-problems.ts';
import type { LoginViewProps } from './login-view.ts';

/** What a visitor logs in with: the user name or the phone. */
export interface LoginNameProps
  extends Pick<LoginViewProps, 'tabs' | 'draft' | 'countryCodes' | 'forgotUsername'> {
  /** The prefix of the ids that tabs and panels name each other by. */
  readonly id: string;
  readonly errorAt: (field: LoginField) => string | undefined;
}

/**
 * The fields of each tab. Those of the other tab stay, hidden, with what was typed. A panel has no name of its own: the
 * field that it begins with is named like its tab, and two things of one name are hard to tell apart.
 */
export function LoginName(props: LoginNameProps): ReactElement {
  const { t } = useTranslation();
  const { id, tabs, draft, countryCodes, forgotUsername, errorAt } = props;
  const fields: Readonly<Record<LoginTab, ReactNode>> = {
    username: (
      <TextField
        name="username"
        label={t('field.username')}
        defaultValue={draft.username}
        autoComplete="username"
        dir="ltr"
        error={errorAt('username')}
        aside={forgotUsername && <Link to={forgotUsername}>{t('login.forgotUsername')}</Link>}
      />
    ),
    phone: (
      <PhoneField
        defaultPrefix={draft.phonePrefix}
        defaultNumber={draft.phoneNumber}
        first={countryCodes}
        errors={{ phonePrefix: errorAt('phonePrefix'), phoneNumber: errorAt('phoneNumber') }}
        active={draft.tab === 'phone'}
        loadList={loadCountryList}
      />
    ),
  };
  const [only] = tabs;
  if (tabs.length === 1 && only !== undefined) return <>{fields[only]}</>;
  return (
    <>
      {tabs.map((tab) => (
        <div key={tab} role="tabpanel" id={tabIds(id, tab).panel} hidden={tab !== draft.tab}>
          {fields[tab]}
        </div>
      ))}
    </>
  );
}
