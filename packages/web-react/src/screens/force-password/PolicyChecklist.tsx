import type { ReactElement } from 'react';
import { useTranslation } from 'react-i18next';
import { AlertIcon, CheckIcon, drawn } from '../../widgets/icons/icons.tsx';
import { LIMITS, RULES, type RulesMet } from './force-password.behaviour.ts';

/** A hollow circle: not yet. */
const OpenIcon = drawn('M15.2 10a5.2 5.2 0 1 1-10.4 0 5.2 5.2 0 0 1 10.4 0Z');

export interface PolicyChecklistProps {
  readonly id: string;
  readonly met: RulesMet;
  /** Unmet rules are shown as mistakes: the visitor has left the field. */
  readonly strict: boolean;
}

/** The rules for a new password, each with a sign for whether it is met. Screen readers get the sign in words. */
export function PolicyChecklist({ id, met, strict }: PolicyChecklistProps): ReactElement {
  const { t } = useTranslation();
  return (
    <ul className="policy" id={id}>
      {RULES.map((rule) => (
        <li key={rule} className="policy__rule" data-met={met[rule]} data-strict={strict}>
          {met[rule] ? <CheckIcon /> : strict ? <AlertIcon /> : <OpenIcon />}
          <span>
            {t(`changePassword.rule.${rule}`, LIMITS)}
            <span className="live-region">
              {` (${t(met[rule] ? 'changePassword.rule.met' : 'changePassword.rule.unmet')})`}
            </span>
          </span>
        </li>
      ))}
    </ul>
  );
}
