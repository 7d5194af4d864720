import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { tabStep } from './tabs.behaviour.ts';

/** A row of tabs. Their panels are elsewhere on the page, with the ids that `tabIds` returns. */
export interface TabsProps<Name extends string> {
  /** The prefix of all ids. */
  readonly id: string;
  readonly label: string;
  readonly tabs: readonly { readonly name: Name; readonly text: string }[];
  readonly selected: Name;
  readonly onSelect: (name: Name) => void;
}

/** Returns the ids by which a tab and its panel name each other. */
export const tabIds = (id: string, name: string): { readonly tab: string; readonly panel: string } => ({
  tab: `${id}-tab-${name}`,
  panel: `${id}-panel-${name}`,
});

/** Tabs of equal width (WAI-ARIA, tabs with automatic activation): the arrows select, and Tab goes to the panel. */
export function Tabs<Name extends string>(props: TabsProps<Name>): ReactElement {
  const { id, label, tabs, selected, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent, current: number) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const rtl = event.currentTarget.matches(':dir(rtl)');
    const next = tabs[tabStep(event.key, current, tabs.length, rtl) ?? -1];
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelector<HTMLElement>(`[id="${tabIds(id, next.name).tab}"]`)?.focus();
    onSelect(next.name);
  };
  return (
    <div className="tabs" role="tablist" aria-label={label} ref={list}>
      {tabs.map(({ name, text }, index) => (
        <button
          className="tabs__tab"
          key={name}
          type="button"
          role="tab"
          data-name={name}
          id={tabIds(id, name).tab}
          aria-controls={tabIds(id, name).panel}
          aria-selected={name === selected}
          tabIndex={name === selected ? 0 : -1}
          onClick={() => onSelect(name)}
          onKeyDown={(event) => onKeyDown(event, index)}
        >
          <span className="tabs__text" data-text={text}>
            {text}
          </span>
        </button>
      ))}
    </div>
  );
}
