import { useEffect, useState } from 'react';

interface Props {
  readonly label: string;
  /** What the button says once the work has taken a second. */
  readonly busy: string;
  readonly isWorking: boolean;
}

/** The one filled button. It keeps its place and the focus while the flow works. */
export function Submit({ label, busy, isWorking }: Props) {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isWorking) return;
    const timer = setTimeout(() => setLong(true), 1_000);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isWorking]);
  return (
    <button type="submit" aria-disabled={isWorking} onClick={(event) => isWorking && event.preventDefault()}>
      {isLong ? busy : label}
    </button>
  );
}
