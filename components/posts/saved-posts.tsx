'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';
import { paths } from '@/lib/shared/paths';
import { PostList } from './post-list';

/** The posts that the member saved, last saved first. */
export function SavedPosts() {
  const { t } = useTranslation('posts');
  return (
    <PostList
      source={{ of: 'saved' }}
      label={t('saved.title')}
      empty={
        <EmptyView
          drawing="saved"
          title={t('saved.empty')}
          subtitle={t('saved.emptyHint')}
          action={<Button href={paths.explore('posts')}>{t('saved.emptyAction')}</Button>}
        />
      }
    />
  );
}
