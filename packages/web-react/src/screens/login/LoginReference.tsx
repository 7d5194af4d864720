import { lazy, type ReactElement, Suspense } from 'react';

interface LoginReferenceProps {
  readonly reference: string;
  /** The reference in a sentence, without a button. */
  readonly words: string | undefined;
}

const Copyable = lazy(() =>
  import('../../widgets/reference/Reference.tsx').then(
    ({ Reference }) => ({ default: Reference }),
    // Without the button's script, the words stay.
    () => new Promise<never>(() => {}),
  ),
);

/** Shows the support reference at once, and its copy button as soon as the button's script has loaded. */
export const LoginReference = ({ reference, words }: LoginReferenceProps): ReactElement => (
  <Suspense fallback={words}>
    <Copyable key={reference} reference={reference} />
  </Suspense>
);
