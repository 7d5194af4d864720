import { type ReactElement, type ReactNode, type RefObject, useEffect } from 'react';
import { ScrollArea } from '../scroll-area/ScrollArea.tsx';

export interface ListOption {
  readonly key: string | number;
  readonly content: ReactNode;
  readonly selected: boolean;
  /** A line below it ends a group. */
  readonly endsGroup?: boolean;
}

/** The list of a drop-down. It shows while it is mounted. */
export interface ListPanelProps {
  /** The element to place beside the field. */
  readonly panel: RefObject<HTMLDivElement | null>;
  /** The id of the list box, for the field's `aria-controls`. */
  readonly id: string;
  readonly label: string;
  /** `active` is the option that the keys have reached. Each new object scrolls it into view again. */
  readonly list: { readonly active: number | null };
  readonly options: readonly ListOption[];
  readonly onPick: (index: number) => void;
}

/** Returns the id of an option, for the field's `aria-activedescendant`. */
export const optionId = (listId: string, index: number): string => `${listId}-${index}`;

/** A panel with a list box that scrolls. The field that it belongs to keeps the focus. */
export function ListPanel({ panel, id, label, list, options, onPick }: ListPanelProps): ReactElement {
  useEffect(() => {
    const option = list.active === null ? null : document.getElementById(optionId(id, list.active));
    if (option === null || panel.current === null) return;
    // Also when the list's height changes, which is known only after the list has opened.
    const sizes = new ResizeObserver(() => option.scrollIntoView({ block: 'nearest' }));
    sizes.observe(panel.current);
    return () => sizes.disconnect();
  }, [panel, id, list]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: a press in the list leaves the focus in the field
    <div className="list-panel" ref={panel} onMouseDown={(event) => event.preventDefault()}>
      <ScrollArea kind="dropdown" id={id} label={label}>
        {options.map(({ key, content, selected, endsGroup = false }, index) => (
          // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant stands in for the focus
          <div
            className="list-panel__option"
            key={key}
            id={optionId(id, index)}
            role="option"
            aria-selected={selected}
            data-active={index === list.active ? '' : undefined}
            data-ends-group={endsGroup ? '' : undefined}
            onClick={() => onPick(index)}
          >
            {content}
          </div>
        ))}
      </ScrollArea>
    </div>
  );
}
