'use client';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '@/components/ui/error-block';

type ErrorPageProps = { error: Error & { digest?: string }; reset: () => void };

/** A page that failed. Its shell stays, so that one can go elsewhere. */
export default function ErrorPage({ error, reset }: ErrorPageProps) {
  const { t } = useTranslation('errors');
  useEffect(() => {
    console.error(error);
  }, [error]);
  const reference = error.digest ? ` ${t('page.reference', { id: error.digest })}` : '';
  return (
    <ErrorBlock title={t('page.title')} subtitle={`${t('page.subtitle')}${reference}`} onRetry={reset} />
  );
}
