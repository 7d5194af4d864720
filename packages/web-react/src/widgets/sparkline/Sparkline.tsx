import type { ReactElement } from 'react';
import { sparklineOf } from './sparkline.behaviour.ts';

const WIDTH = 120;
const HEIGHT = 32;

export interface SparklineProps {
  /** The oldest value first. */
  readonly trail: readonly number[];
}

/**
 * A small chart beside its figure, hidden from assistive technology. Time runs from left to right in every
 * language.
 */
export function Sparkline({ trail }: SparklineProps): ReactElement {
  const drawn = sparklineOf(trail, WIDTH, HEIGHT);
  return (
    <svg
      className="sparkline"
      viewBox={`0 -2 ${WIDTH} ${HEIGHT + 4}`}
      preserveAspectRatio="none"
      aria-hidden="true"
    >
      {drawn && (
        <>
          <path className="sparkline__area" d={drawn.area} />
          <path className="sparkline__line" d={drawn.line} />
        </>
      )}
    </svg>
  );
}
