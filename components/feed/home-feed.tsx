'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { FirstStepsCard } from '@/components/first-steps/first-steps-card';
import { useViewer } from '@/components/layout/viewer-context';
import { Composer } from '@/components/posts/composer/composer';
import { PostList } from '@/components/posts/post-list';
import { AppLink } from '@/components/ui/app-link';
import { EmptyView } from '@/components/ui/empty-view';
import { Icon } from '@/components/ui/icon';
import { VisuallyHidden } from '@/components/ui/visually-hidden';
import { paths, setupPath } from '@/lib/shared/paths';
import styles from './home-feed.module.css';

/** The composer, then posts by followed people, then recommended posts. */
export function HomeFeed() {
  const { t } = useTranslation('posts');
  return (
    <div className="stack gap-4">
      <VisuallyHidden as="h1">{t('feed.title')}</VisuallyHidden>
      <FirstStepsCard />
      <Composer />
      <SellLine />
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

/** Below md there is no side rail: one line invites members to become creators. */
function SellLine() {
  const { t } = useTranslation('layout');
  const viewer = useViewer();
  if (viewer?.role !== 'MEMBER') return null;
  return (
    <AppLink
      href={setupPath(viewer.accountType)}
      className={`row gap-3 type-label text-secondary ${styles.sell}`}
    >
      <Icon name="tag" size={20} />
      {t('become.title')}
      <Icon name="chevron-forward" size={18} className={styles.onward} />
    </AppLink>
  );
}
