import { lazy, type ReactElement, Suspense } from 'react';

interface LoadedReferenceProps {
  readonly reference: string;
  /** The reference in a sentence, without a button. */
  readonly words: string | undefined;
}

const Copyable = lazy(() =>
  import('./Reference.tsx').then(
    ({ Reference }) => ({ default: Reference }),
    // Without the button's script, the words stay.
    () => new Promise<never>(() => {}),
  ),
);

/** Shows the support reference at once, and its buttons as soon as their script has loaded. */
export const LoadedReference = ({ reference, words }: LoadedReferenceProps): ReactElement => (
  <Suspense fallback={words}>
    <Copyable key={reference} reference={reference} />
  </Suspense>
);
