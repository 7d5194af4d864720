import { type KeyboardEvent, type ReactElement, useRef } from 'react';
import { tabAfterKey } from './tab-list.behaviour.ts';

/** Tabs above one panel. */
export interface TabListProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly { readonly id: Id; readonly text: string }[];
  readonly active: Id;
  /** The id of the panel that the tabs fill. */
  readonly panelId: string;
  readonly onSelect: (id: Id) => void;
}

/** A row of tabs; nothing at all when there is only one. A tab is chosen as the focus reaches it. */
export function TabList<Id extends string>(props: TabListProps<Id>): ReactElement | null {
  const { label, tabs, active, panelId, onSelect } = props;
  const list = useRef<HTMLDivElement>(null);
  if (tabs.length < 2) return null;

  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = tabs.findIndex(({ id }) => id === active);
    const rtl = getComputedStyle(event.currentTarget).direction === 'rtl';
    const next = tabAfterKey(event.key, index, tabs.length, rtl ? 'rtl' : 'ltr');
    const tab = tabs[next];
    if (next === index || tab === undefined) return;
    event.preventDefault();
    onSelect(tab.id);
    list.current?.querySelectorAll<HTMLElement>('[role="tab"]')[next]?.focus();
  };

  return (
    <div className="tab-list" role="tablist" aria-label={label} ref={list} onKeyDown={onKeyDown}>
      {tabs.map(({ id, text }) => (
        <button
          className="tab-list__tab"
          key={id}
          id={`${panelId}-${id}`}
          type="button"
          role="tab"
          aria-selected={id === active}
          aria-controls={panelId}
          tabIndex={id === active ? 0 : -1}
          onClick={() => onSelect(id)}
        >
          {text}
        </button>
      ))}
    </div>
  );
}
