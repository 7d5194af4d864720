import type { Language, Restriction } from '@gatehouse-login/core';
import {
  type FormEvent,
  type HTMLAttributes,
  type ReactElement,
  useEffect,
  useEffectEvent,
  useId,
  useRef,
} from 'react';
import { Field } from '../text-field/Field.tsx';
import { insert, keep } from './restricted-input.behaviour.ts';

/** A field that takes only what its restriction allows (spec 5). */
export interface RestrictedInputProps {
  readonly label: string;
  readonly help?: string;
  readonly restriction: Restriction;
  /** The language, which decides about separators (spec 9). */
  readonly language: Language;
  /** Called after every change, with the whole text. */
  readonly onEdit?: (value: string) => void;
}

type Attributes = Pick<HTMLAttributes<HTMLInputElement>, 'inputMode' | 'dir'>;

const ATTRIBUTES: Readonly<Record<Restriction['rule'], Attributes>> = {
  integer: { inputMode: 'numeric', dir: 'ltr' },
  positiveNumber: { inputMode: 'decimal', dir: 'ltr' },
  decimalPrice: { inputMode: 'decimal', dir: 'ltr' },
  // The keyboards for numbers have no minus sign on some phones.
  number: { dir: 'ltr' },
  noEmoji: { dir: 'auto' },
  maxLength: { dir: 'auto' },
};

/** A line of text that refuses edits against its rule and then keeps its value. The browser holds the value. */
export function RestrictedInput(props: RestrictedInputProps): ReactElement {
  const { label, help, restriction, language, onEdit } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const kept = useRef('');

  const check = (field: HTMLInputElement) => {
    const value = keep(restriction, language, field.value, kept.current);
    if (value !== field.value) field.value = value;
    if (value !== kept.current) onEdit?.(value);
    kept.current = value;
  };
  const onBeforeInput = useEffectEvent((field: HTMLInputElement, event: InputEvent) => {
    // A composition of an input method cannot be refused; `keep` checks it when it is done.
    if (!event.cancelable || event.isComposing) return;
    const { inputType, data, dataTransfer } = event;
    const inserted = { inputType, data: data ?? dataTransfer?.getData('text/plain') ?? null };
    const outcome = insert(restriction, language, field, inserted);
    if (outcome.kind === 'as-is') return;
    event.preventDefault();
    if (outcome.kind === 'refused') return;
    field.setRangeText(outcome.text, outcome.start, outcome.end, 'end');
    check(field);
  });
  // React's `onBeforeInput` is not the browser's event.
  useEffect(() => {
    const field = input.current;
    kept.current = field?.value ?? '';
    const listener = (event: InputEvent) => field && onBeforeInput(field, event);
    field?.addEventListener('beforeinput', listener);
    return () => field?.removeEventListener('beforeinput', listener);
  }, []);
  const onInput = ({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) => {
    if (!(nativeEvent instanceof InputEvent && nativeEvent.isComposing)) check(currentTarget);
  };

  return (
    <Field id={id} label={label} help={help}>
      <input
        className="field__input"
        ref={input}
        id={id}
        type="text"
        {...ATTRIBUTES[restriction.rule]}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={help === undefined ? undefined : `${id}-help`}
        onInput={onInput}
        onCompositionEnd={({ currentTarget }) => check(currentTarget)}
      />
    </Field>
  );
}
