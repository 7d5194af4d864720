import { type ComponentType, type ReactElement, useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChevronIcon } from '../icons/icons.tsx';
import { FieldHelp } from '../text-field/FieldHelp.tsx';
import type { CountryListProps } from './CountryList.tsx';

export interface PhoneErrors {
  readonly phonePrefix?: string | undefined;
  readonly phoneNumber?: string | undefined;
}

/** A phone number in two fields. The browser keeps the values. */
export interface PhoneFieldProps {
  readonly defaultPrefix: string;
  readonly defaultNumber: string;
  /** The codes that the list of countries begins with. */
  readonly first?: readonly string[] | undefined;
  readonly errors: PhoneErrors;
  /** Whether the fields are in use. If so, the list of countries is loaded. */
  readonly active: boolean;
  readonly loadList: () => Promise<ComponentType<CountryListProps>>;
}

/**
 * A country code and a number, side by side. They work as two plain fields at once; the list of countries, and what
 * splits a pasted number, is loaded on demand.
 */
export function PhoneField(props: PhoneFieldProps): ReactElement {
  const { defaultPrefix, defaultNumber, first, errors, active, loadList } = props;
  const { t } = useTranslation();
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  const [List, setList] = useState<ComponentType<CountryListProps>>();
  useEffect(() => {
    if (!active) return;
    let current = true;
    loadList()
      .then((CountryList) => current && setList(() => CountryList))
      // The fields work without the list.
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [active, loadList]);
  const common = {
    type: 'text',
    enterKeyHint: 'next',
    dir: 'ltr',
    spellCheck: false,
    'aria-required': true,
  } as const;
  const stateOf = (name: keyof PhoneErrors) =>
    errors[name] === undefined
      ? {}
      : ({ 'aria-invalid': true, 'aria-describedby': `${id}-${name}-help` } as const);
  return (
    <div className="phone-field" ref={row}>
      <div className="phone-field__part">
        <label className="field__label" htmlFor={`${id}-code`}>
          {t('field.countryCode')}
        </label>
        <div className="field__box">
          <input
            {...common}
            className="field__input"
            id={`${id}-code`}
            name="phonePrefix"
            defaultValue={defaultPrefix}
            // A country is found by its name, too.
            inputMode="text"
            autoComplete="tel-country-code"
            autoCapitalize="none"
            autoCorrect="off"
            role="combobox"
            aria-autocomplete="list"
            aria-haspopup="listbox"
            aria-expanded={false}
            {...stateOf('phonePrefix')}
          />
          <ChevronIcon />
        </div>
      </div>
      <div className="phone-field__part">
        <label className="field__label" htmlFor={`${id}-number`}>
          {t('field.phoneNumber')}
        </label>
        <input
          {...common}
          className="field__input"
          id={`${id}-number`}
          name="phoneNumber"
          defaultValue={defaultNumber}
          inputMode="tel"
          autoComplete="tel-national"
          {...stateOf('phoneNumber')}
        />
      </div>
      <div className="phone-field__help">
        {List && <List row={row} first={first} />}
        {errors.phonePrefix !== undefined && (
          <FieldHelp id={`${id}-phonePrefix-help`} error={errors.phonePrefix} />
        )}
        {(errors.phoneNumber !== undefined || errors.phonePrefix === undefined) && (
          <FieldHelp id={`${id}-phoneNumber-help`} error={errors.phoneNumber} />
        )}
      </div>
    </div>
  );
}
