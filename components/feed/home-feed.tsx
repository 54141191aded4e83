'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FirstStepsCard } from '@/components/first-steps/first-steps-card';
import { Composer } from '@/components/posts/composer/composer';
import { PostList } from '@/components/posts/post-list';
import { EmptyView } from '@/components/ui/empty-view';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { paths } from '@/lib/shared/paths';
import styles from './home-feed.module.css';

/** The composer, then posts by those one follows, then recommended ones. */
export function HomeFeed() {
  const { t } = useTranslation('posts');
  return (
    <div className={styles.feed}>
      <VisuallyHidden as="h1">{t('feed.title')}</VisuallyHidden>
      <FirstStepsCard />
      <Composer />
      <PostList
        source={{ of: 'feed' }}
        label={t('feed.label')}
        empty={
          <EmptyView
            drawing="people"
            title={t('feed.empty')}
            subtitle={t('feed.emptyHint')}
            action={<Button href={paths.explore('users')}>{t('feed.emptyAction')}</Button>}
          />
        }
      />
    </div>
  );
}
