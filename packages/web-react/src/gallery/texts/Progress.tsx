import type { ReactElement } from 'react';
import type { Places } from './places.ts';

interface Props {
  readonly places: Places;
  /** What is said when all states have been looked through, and meanwhile, too. */
  readonly told: string;
}

/** Says what was found, and how far the search is. */
export function Progress({ places: { seen, total }, told }: Props): ReactElement {
  return (
    <div className="progress">
      <output>{told}</output>
      {seen < total && (
        <label className="progress__bar">
          Looking through the states <progress value={seen} max={total} />
        </label>
      )}
    </div>
  );
}
