'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';

type NothingFoundProps = {
  /** where filters kept results away: the same search without them */
  widerHref?: string;
};

/** Says what to try when nothing was found. */
export function NothingFound({ widerHref }: NothingFoundProps) {
  const { t } = useTranslation('search');
  if (!widerHref) return <EmptyView drawing="search" title={t('empty')} subtitle={t('emptyHint')} />;
  return (
    <EmptyView
      drawing="search"
      title={t('emptyNarrow')}
      action={
        <Button variant="outlined" href={widerHref}>
          {t('filter.remove')}
        </Button>
      }
    />
  );
}
