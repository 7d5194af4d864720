import {
  type KeyboardEvent,
  type ReactElement,
  useCallback,
  useEffect,
  useEffectEvent,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useTranslation } from 'react-i18next';
import type {} from '../../early/early-life.ts';
import { useBeside } from '../floating/use-beside.ts';
import { useOutside } from '../floating/use-outside.ts';
import { CheckIcon, ChevronIcon, GlobeIcon } from '../icons/icons.tsx';
import { menuStep, type OpenMenu, openAt, openedBy } from './language-menu.behaviour.ts';

export interface LanguageOption {
  readonly code: string;
  readonly name: string;
}

export interface LanguageMenuProps {
  readonly languages: readonly LanguageOption[];
  readonly current: string;
  readonly onSelect: (code: string) => void;
}

/**
 * A button named `Language` that opens a menu of languages, each under its own name. The language in use is drawn
 * behind the button and describes it; as the button's content it would contradict the button's name.
 */
export function LanguageMenu({ languages, current, onSelect }: LanguageMenuProps): ReactElement {
  const { t } = useTranslation();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const trigger = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [menu, setMenu] = useState<OpenMenu>();
  const close = useCallback(() => setMenu(undefined), []);
  const open = menu !== undefined;
  const active = menu?.active;
  const chosen = languages.findIndex(({ code }) => code === current);

  useOutside(box, open, close);
  useBeside(open, () => trigger.current, panel);
  const takeOver = useEffectEvent(() => {
    const early = window.earlyLife?.takeMenu();
    if (typeof early?.active === 'number') setMenu(openAt(early.active));
    if (early?.chosen && early.chosen !== current) onSelect(early.chosen);
  });
  useLayoutEffect(() => takeOver(), []);
  useEffect(() => {
    if (active !== undefined) panel.current?.querySelectorAll('button')[active]?.focus();
  }, [active]);

  const closeWithFocus = () => {
    close();
    trigger.current?.focus();
  };
  const choose = (index: number) => {
    const language = languages[index];
    closeWithFocus();
    if (language !== undefined && language.code !== current) onSelect(language.code);
  };
  const onTriggerKey = (event: KeyboardEvent) => {
    const opened = openedBy(event.key, chosen, languages.length);
    if (opened === undefined) return;
    event.preventDefault();
    setMenu(opened);
  };
  const onMenuKey = (event: KeyboardEvent) => {
    if (menu === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
    const step = menuStep(
      menu,
      event.key,
      languages.map(({ name }) => name),
    );
    if (step.kind === 'ignore') return;
    if (!(step.kind === 'close' && !step.returnsFocus)) event.preventDefault();
    if (step.kind === 'move') setMenu(step.menu);
    else if (step.kind === 'choose') choose(step.index);
    else if (step.returnsFocus) closeWithFocus();
    else close();
  };

  return (
    <div className="language-menu" ref={box}>
      <span className="language-menu__face" aria-hidden="true">
        <GlobeIcon />
        <span id={`${id}-current`} lang={current}>
          {languages[chosen]?.name}
        </span>
        <ChevronIcon />
      </span>
      <button
        className="language-menu__trigger"
        ref={trigger}
        type="button"
        aria-label={t('language.button')}
        aria-describedby={`${id}-current`}
        aria-haspopup="menu"
        aria-expanded={open}
        aria-controls={`${id}-menu`}
        onClick={() => (open ? close() : setMenu(openAt(chosen)))}
        onKeyDown={open ? undefined : onTriggerKey}
      />
      <div
        className="language-menu__panel"
        ref={panel}
        id={`${id}-menu`}
        role="menu"
        tabIndex={-1}
        hidden={!open}
        aria-label={t('language.button')}
        onKeyDown={onMenuKey}
      >
        {languages.map(({ code, name }, index) => (
          <button
            className="language-menu__item"
            key={code}
            type="button"
            role="menuitemradio"
            aria-checked={index === chosen}
            tabIndex={index === active ? 0 : -1}
            lang={code}
            onClick={() => choose(index)}
          >
            {name}
            {index === chosen && <CheckIcon />}
          </button>
        ))}
      </div>
    </div>
  );
}
