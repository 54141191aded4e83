'use client';

import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { ErrorBlock } from '@/components/ui/error-block';

export type FailedPageProps = { error: Error & { digest?: string }; reset: () => void };

/** Shown when rendering a page failed. The reference is also in the server's log. */
export function FailedPage({ error, reset }: FailedPageProps) {
  const { t } = useTranslation('failed-page');
  useEffect(() => {
    console.error(error);
  }, [error]);
  const reference = error.digest ? ` ${t('reference', { id: error.digest })}` : '';
  return <ErrorBlock title={t('title')} subtitle={`${t('subtitle')}${reference}`} onRetry={reset} />;
}
