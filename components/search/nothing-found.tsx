'use client';

import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';

/** Says what to try when nothing was found. */
export function NothingFound() {
  const { t } = useTranslation('search');
  return <EmptyView drawing="search" title={t('empty')} subtitle={t('emptyHint')} />;
}
