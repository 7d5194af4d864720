import { type Language, RESTRICTION_RULES, type Restriction } from '@gatehouse-login/core';
import type { ReactElement } from 'react';
import { RestrictedInput } from '../../widgets/restricted-input/RestrictedInput.tsx';

const LIMITS: Partial<Record<Restriction['rule'], Omit<Restriction, 'rule'>>> = {
  decimalPrice: { decimals: 2 },
  maxLength: { max: 5 },
};

const COLUMNS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 10rem), 1fr))',
  columnGap: '1rem',
  marginBlockStart: '1rem',
} as const;

/** One field for each rule that can restrict an input. Its label is the name of the rule. */
export function RestrictedInputs({ language }: { readonly language: Language }): ReactElement {
  return (
    <div className="page">
      <div className="page__body page__body--alone">
        <main className="screen">
          <h1>Restrictions</h1>
          <div style={COLUMNS}>
            {RESTRICTION_RULES.map((rule) => (
              <RestrictedInput
                key={rule}
                label={rule}
                restriction={{ rule, ...LIMITS[rule] }}
                language={language}
              />
            ))}
          </div>
        </main>
      </div>
    </div>
  );
}
