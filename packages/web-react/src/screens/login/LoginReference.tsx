import { lazy, type ReactElement, Suspense } from 'react';
import { useTranslation } from 'react-i18next';

/** The support reference of an attempt. */
interface LoginReferenceProps {
  readonly reference: string;
}

function PlainReference({ reference }: LoginReferenceProps): ReactElement {
  const { t } = useTranslation();
  return <>{t('attempt.reference', { reference })}</>;
}

const Copyable = lazy(async () => {
  try {
    const { Reference } = await import('../../widgets/reference/Reference.tsx');
    return { default: Reference };
  } catch {
    return { default: PlainReference };
  }
});

/** The support reference. The button that copies it is loaded with the first fault; the words wait for nothing. */
export function LoginReference({ reference }: LoginReferenceProps): ReactElement {
  return (
    <Suspense fallback={<PlainReference reference={reference} />}>
      <Copyable key={reference} reference={reference} />
    </Suspense>
  );
}
