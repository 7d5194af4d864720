import type { Language, Restriction } from '@gatehouse-login/core';
import { type HTMLAttributes, type ReactElement, useEffect, useId, useRef } from 'react';
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
  const { label, help, restriction } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const latest = useRef(props);
  useEffect(() => {
    latest.current = props;
  });

  useEffect(() => {
    const field = input.current;
    if (field === null) return;
    let kept = field.value;
    // React's `onBeforeInput` is not the browser's event.
    const onBeforeInput = (event: InputEvent) => {
      // A composition of an input method cannot be refused; `keep` checks it when it is done.
      if (!event.cancelable || event.isComposing) return;
      const { inputType, data, dataTransfer } = event;
      const inserted = { inputType, data: data ?? dataTransfer?.getData('text/plain') ?? null };
      const outcome = insert(latest.current.restriction, latest.current.language, field, inserted);
      if (outcome.kind === 'as-is') return;
      event.preventDefault();
      if (outcome.kind === 'refused') return;
      field.setRangeText(outcome.text, outcome.start, outcome.end, 'end');
      check();
    };
    const check = () => {
      const { restriction, language, onEdit } = latest.current;
      const value = keep(restriction, language, field.value, kept);
      if (value !== field.value) field.value = value;
      if (value !== kept) onEdit?.(value);
      kept = value;
    };
    const onInput = (event: Event) => {
      if (!(event instanceof InputEvent && event.isComposing)) check();
    };
    field.addEventListener('beforeinput', onBeforeInput);
    field.addEventListener('input', onInput);
    field.addEventListener('compositionend', check);
    return () => {
      field.removeEventListener('beforeinput', onBeforeInput);
      field.removeEventListener('input', onInput);
      field.removeEventListener('compositionend', check);
    };
  }, []);

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
      />
    </Field>
  );
}
