'use client';

import Button from '@mui/material/Button';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { listTipWords } from '@/lib/client/endpoints.gen';
import { TIP_WORDS } from '@/lib/shared/tips';
import { TipWordList } from './tip-word-list';
import styles from './tip-words.module.css';

type TipWordsProps = { authorId: string };

/** The words with tips that an author shows; nothing where there are none. More come at a press, not as one scrolls. */
export function TipWords({ authorId }: TipWordsProps) {
  const { t } = useTranslation(['profile', 'common']);
  const titleId = useId();
  const list = useEndpointList(listTipWords, { params: { id: authorId }, query: { limit: TIP_WORDS } });
  if (list.items.length === 0) return null;
  return (
    <Card padding="large" labelledBy={titleId} className="grid gap-3">
      <h2 id={titleId} className="type-h6">
        {t('tipWords.title')}
      </h2>
      <TipWordList words={list.items} />
      {list.hasMore ? (
        <Button variant="text" loading={list.isLoadingMore} onClick={list.loadMore} className={styles.more}>
          {t('tipWords.more')}
        </Button>
      ) : null}
    </Card>
  );
}
