import { type RefObject, useEffect, useState } from 'react';

/** How many frames load at a time. More would all be slow. */
const AT_ONCE = 2;
/** A frame that reports nothing does not hold up the others for longer, in milliseconds. */
const PATIENCE = 5_000;

let loading = 0;
const waiting: (() => void)[] = [];

function next(): void {
  const start = loading < AT_ONCE ? waiting.shift() : undefined;
  if (start === undefined) return;
  loading += 1;
  start();
}

/**
 * Says whether a frame may load: once it is near the window's visible part, and few others are loading. `done` is to be
 * called when it shows its state.
 */
export function useTurn(element: RefObject<HTMLElement | null>, eager: boolean) {
  const [mayLoad, setMayLoad] = useState(eager);
  const [done, setDone] = useState(eager);
  useEffect(() => {
    if (eager || element.current === null) return;
    const start = () => setMayLoad(true);
    const observer = new IntersectionObserver(
      ([entry]) => {
        const isNear = entry?.isIntersecting === true;
        const at = waiting.indexOf(start);
        if (isNear && at < 0) waiting.push(start);
        if (!isNear && at >= 0) waiting.splice(at, 1);
        if (isNear && at < 0) next();
      },
      { rootMargin: '200px' },
    );
    observer.observe(element.current);
    return () => {
      observer.disconnect();
      const at = waiting.indexOf(start);
      if (at >= 0) waiting.splice(at, 1);
    };
  }, [element, eager]);
  useEffect(() => {
    if (eager || !mayLoad || done) return;
    const timer = setTimeout(() => setDone(true), PATIENCE);
    return () => {
      clearTimeout(timer);
      loading -= 1;
      next();
    };
  }, [eager, mayLoad, done]);
  return { mayLoad, done, finish: () => setDone(true) };
}
