import type { ReactElement, ReactNode } from 'react';

export interface ListOptionProps {
  readonly id: string;
  /** Whether the arrow keys have reached the option. */
  readonly active: boolean;
  readonly selected: boolean;
  /** A line below it ends a group. */
  readonly endsGroup?: boolean;
  readonly onPick: () => void;
  readonly children: ReactNode;
}

/** An option of a `ListPanel`. */
export function ListOption({
  id,
  active,
  selected,
  endsGroup = false,
  onPick,
  children,
}: ListOptionProps): ReactElement {
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the keys are those of the field, which keeps the focus
    // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant stands in for the focus
    <div
      className="list-panel__option"
      id={id}
      role="option"
      aria-selected={selected}
      data-active={active ? '' : undefined}
      data-ends-group={endsGroup ? '' : undefined}
      onClick={onPick}
    >
      {children}
    </div>
  );
}
