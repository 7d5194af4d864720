import { splitPhone } from '@gatehouse-login/core';
import { type ReactElement, type RefObject, useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { preloadBeside, useBeside } from '../floating/use-beside.ts';
import { useOutside } from '../floating/use-outside.ts';
import { ListPanel, optionId } from '../list-panel/ListPanel.tsx';
import {
  COUNTRY_COUNT,
  type Country,
  countriesIn,
  international,
  matching,
  meantBy,
  PHONE_METADATA,
  withPlus,
} from './countries.ts';
import { isByHand, listStep, type OpenList, typed } from './country-list.behaviour.ts';

export interface CountryListProps {
  readonly row: RefObject<HTMLElement | null>;
  /** The codes that the list begins with, above a line. */
  readonly first?: readonly string[] | undefined;
}

/**
 * The list of countries below the field of the country code (WAI-ARIA, editable combobox). It is loaded later than the
 * fields, which may be in use by then: so it listens to them, and changes nothing of them but ARIA attributes and,
 * when a country is chosen or a whole number was pasted or filled in, their values.
 */
export function CountryList({ row, first }: CountryListProps): ReactElement | null {
  const { t, i18n } = useTranslation();
  const listId = useId();
  const panel = useRef<HTMLDivElement>(null);
  const writing = useRef(false);
  const [list, setList] = useState<OpenList | null>(null);
  const countries = () => countriesIn(i18n.language, first);
  const shown = list === null ? [] : matching(countries(), list.text);
  const open = shown.length > 0;
  const active = open ? (list?.active ?? null) : null;
  useOutside(row, open, () => setList(null));
  useBeside(open, () => field('phonePrefix'), panel);
  useEffect(preloadBeside, []);

  const field = (name: string) => row.current?.querySelector<HTMLInputElement>(`[name=${name}]`) ?? null;
  const write = (name: string, value: string) => {
    const input = field(name);
    if (input === null || input.value === value) return;
    input.value = value;
    writing.current = true;
    input.dispatchEvent(new Event('input', { bubbles: true }));
    writing.current = false;
  };
  const choose = (country?: Country) => {
    if (country === undefined) return;
    write('phonePrefix', `+${country.code}`);
    setList(null);
  };
  /** Moves a whole number's calling code to its own field. Returns whether there was one. */
  const split = (): boolean => {
    for (const name of ['phoneNumber', 'phonePrefix']) {
      const parts = splitPhone(withPlus(field(name)?.value ?? ''), PHONE_METADATA);
      if (parts === null || (name === 'phonePrefix' && parts.number === '')) continue;
      write('phonePrefix', `+${parts.prefix}`);
      write('phoneNumber', parts.number);
      return true;
    }
    return false;
  };
  /** Completes what was typed: a country's name becomes its code, and 0086 or 86 becomes +86. */
  const settle = () => {
    split();
    const text = field('phonePrefix')?.value ?? '';
    const meant = meantBy(i18n.language, text);
    write('phonePrefix', meant === undefined ? international(text) : `+${meant.code}`);
  };

  const onInput = useEffectEvent((event: Event) => {
    if (writing.current) return;
    const byHand = isByHand(event instanceof InputEvent ? event.inputType : undefined);
    if ((!byHand && split()) || event.target !== field('phonePrefix')) return;
    setList(byHand ? typed(field('phonePrefix')?.value ?? '') : null);
  });
  const onClick = useEffectEvent(({ target }: Event) => {
    if (target !== field('phonePrefix') || list !== null) return;
    // What is typed next replaces the code.
    field('phonePrefix')?.select();
    const code = field('phonePrefix')?.value.replace(/\D/g, '');
    const at = countries().findIndex((country) => country.code === code);
    setList({ text: '', active: at < 0 ? null : at });
  });
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.target !== field('phonePrefix') || event.isComposing) return;
    const count = list === null ? COUNTRY_COUNT : shown.length;
    const step = listStep(list, event.key, event.altKey, count);
    if (step.kind === 'ignore') return;
    event.preventDefault();
    if (step.kind === 'choose') choose(shown[step.index]);
    else setList(step.kind === 'open' ? step.list : null);
  });
  const onFocusOut = useEffectEvent(({ relatedTarget }: FocusEvent) => {
    if (relatedTarget instanceof Node && panel.current?.contains(relatedTarget)) return;
    setList(null);
    settle();
  });
  const onSubmit = useEffectEvent(settle);

  const openForTyped = useEffectEvent(() => {
    const input = field('phonePrefix');
    const isTyped = input !== null && input.value !== '' && input.value !== input.defaultValue;
    if (isTyped && document.activeElement === input) setList(typed(input.value));
  });
  // The visitor may already be typing a country's name when the list has loaded.
  useEffect(() => openForTyped(), []);

  useEffect(() => {
    const element = row.current;
    const form = element?.closest('form');
    const stop = new AbortController();
    const { signal } = stop;
    element?.addEventListener('input', (event) => onInput(event), { signal });
    element?.addEventListener('click', (event) => onClick(event), { signal });
    element?.addEventListener('keydown', (event) => onKeyDown(event), { signal });
    element?.addEventListener('focusout', (event) => onFocusOut(event), { signal });
    form?.addEventListener('submit', () => onSubmit(), { capture: true, signal });
    return () => stop.abort();
  }, [row]);

  useEffect(() => {
    const input = row.current?.querySelector('[name=phonePrefix]');
    const set = (name: string, value: string | null) =>
      value === null ? input?.removeAttribute(name) : input?.setAttribute(name, value);
    set('aria-expanded', String(open));
    set('aria-controls', open ? listId : null);
    set('aria-activedescendant', active === null ? null : optionId(listId, active));
  }, [row, listId, open, active]);

  if (list === null || !open) return null;
  return (
    <ListPanel
      panel={panel}
      id={listId}
      label={t('phone.countries')}
      list={list}
      options={shown.map(({ id, name, code }, index) => ({
        key: id,
        selected: index === active,
        endsGroup: list.text === '' && index === (first?.length ?? 0) - 1,
        content: (
          <>
            <span dir="auto">{name}</span>
            <bdi dir="ltr">+{code}</bdi>
          </>
        ),
      }))}
      onPick={(index) => choose(shown[index])}
    />
  );
}
