import {
  type KeyboardEvent,
  type ReactElement,
  type RefObject,
  useCallback,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import { preloadBeside, useBeside } from '../floating/use-beside.ts';
import { useOutside } from '../floating/use-outside.ts';
import { CheckIcon, ChevronIcon } from '../icons/icons.tsx';
import { ListPanel, optionId } from '../list-panel/ListPanel.tsx';
import { FieldHelp } from '../text-field/FieldHelp.tsx';
import { type OpenList, openAt, selectStep } from './select.behaviour.ts';

/** An option of a select. Its text runs from left to right in every language: an address or a number. */
export interface SelectOption {
  readonly value: string;
  readonly text: string;
  readonly icon?: ReactElement;
}

/** A choice of one option. None is chosen until the visitor picks it. */
export interface SelectProps {
  readonly label: string;
  /** Shown while nothing is chosen. */
  readonly placeholder: string;
  readonly options: readonly SelectOption[];
  readonly value: string | null;
  readonly error?: string | undefined;
  /** Whether the list cannot be opened for now. */
  readonly locked?: boolean;
  /** The element that takes the focus. */
  readonly trigger?: RefObject<HTMLButtonElement | null>;
  readonly onSelect: (value: string) => void;
}

/**
 * A select-only combobox (WAI-ARIA APG). The focus stays on the trigger, and `aria-activedescendant` names the option
 * that the arrow keys have reached, so closing can lose no focus.
 */
export function Select(props: SelectProps): ReactElement {
  const { label, options, value, error, locked = false, onSelect } = props;
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const own = useRef<HTMLButtonElement>(null);
  const trigger = props.trigger ?? own;
  const [opened, setOpened] = useState<OpenList>();
  const list = locked ? undefined : opened;
  const close = useCallback(() => setOpened(undefined), []);
  const chosen = options.findIndex((option) => option.value === value);
  const selected = options[chosen];
  const listId = `${id}-list`;

  useOutside(box, list !== undefined, close);
  // A list that was open when `locked` was set does not reopen by itself.
  useEffect(() => {
    if (locked) close();
  }, [locked, close]);
  useBeside(list !== undefined, () => trigger.current, panel);
  useEffect(preloadBeside, []);

  const pick = (index: number) => {
    close();
    trigger.current?.focus();
    const option = options[index];
    if (option !== undefined) onSelect(option.value);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (locked || event.ctrlKey || event.metaKey) return;
    const press = { key: event.key, alt: event.altKey, at: event.timeStamp };
    const texts = options.map(({ text }) => text);
    const step = selectStep(list, press, texts, chosen);
    if (step.kind === 'ignore') return;
    event.preventDefault();
    if (step.kind === 'show') setOpened(step.list);
    else if (step.kind === 'pick') pick(step.index);
    else close();
  };
  const toggle = () => {
    if (locked) return;
    // Safari does not focus a clicked button.
    trigger.current?.focus();
    if (list === undefined && options.length > 0) setOpened(openAt(chosen));
    else close();
  };

  return (
    <div className="field" ref={box}>
      <label className="field__label" id={`${id}-label`} htmlFor={id}>
        {label}
      </label>
      <div className="field__box select">
        <button
          className="field__input select__trigger"
          ref={trigger}
          id={id}
          type="button"
          role="combobox"
          aria-labelledby={`${id}-label`}
          aria-haspopup="listbox"
          aria-expanded={list !== undefined}
          aria-controls={list && listId}
          aria-activedescendant={list && optionId(listId, list.active)}
          aria-required
          aria-disabled={locked || undefined}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : `${id}-help`}
          onClick={toggle}
          onKeyDown={onKeyDown}
          // Firefox clicks a button when Space is released.
          onKeyUp={(event) => event.key === ' ' && event.preventDefault()}
          onBlur={close}
        >
          {selected === undefined ? (
            <span className="select__text muted">{props.placeholder}</span>
          ) : (
            <OptionText {...selected} />
          )}
          <ChevronIcon />
        </button>
        {list && (
          <ListPanel
            panel={panel}
            id={listId}
            label={label}
            list={list}
            options={options.map((option, index) => ({
              key: option.value,
              selected: index === chosen,
              content: (
                <>
                  <OptionText {...option} />
                  {index === chosen && <CheckIcon />}
                </>
              ),
            }))}
            onPick={pick}
          />
        )}
      </div>
      <FieldHelp id={`${id}-help`} error={error} />
    </div>
  );
}

const OptionText = ({ icon, text }: SelectOption): ReactElement => (
  <>
    {icon}
    <span className="select__text">
      <bdi dir="ltr">{text}</bdi>
    </span>
  </>
);
