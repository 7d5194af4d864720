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

/** Shows the support reference at once, and its copy button as soon as the button's script has loaded. */
export function LoginReference({ reference }: LoginReferenceProps): ReactElement {
  return (
    <Suspense fallback={<PlainReference reference={reference} />}>
      <Copyable key={reference} reference={reference} />
    </Suspense>
  );
}
