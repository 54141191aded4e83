'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageColumns } from '@/components/layout/page-columns';
import { useViewer } from '@/components/layout/viewer-context';
import { PostList } from '@/components/posts/post-list';
import { ProductList } from '@/components/products/product-list';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { PageTitle } from '@/components/ui/page-title';
import { TabsBar } from '@/components/ui/tabs-bar';
import { PeopleList } from '@/components/users/people-list';
import { paths, type SeeAllList } from '@/lib/shared/paths';
import styles from './see-all.module.css';

type SeeAllProps = { of: Exclude<SeeAllList, 'purchased'>; title: string; userId?: string };

/** One whole list under its title. */
export function SeeAll({ of, title, userId }: SeeAllProps) {
  const { t } = useTranslation(['users', 'posts', 'explore']);
  if (of === 'followers' || of === 'following' || of === 'companies')
    return <Network tab={of} title={title} userId={userId ?? ''} />;
  if (of === 'products') {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <ProductList
          source={{ of: 'explore' }}
          empty={<EmptyView drawing="products" title={t('explore:emptyProducts')} />}
        />
      </>
    );
  }
  if (of === 'suggested-users') {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <PeopleList
          source={{ of: 'suggested' }}
          empty={<EmptyView drawing="people" title={t('list.empty')} subtitle={t('list.emptyHint')} />}
        />
      </>
    );
  }
  return (
    <PageColumns>
      <PageTitle>{title}</PageTitle>
      <PostList
        source={{ of: 'recommended' }}
        label={t('seeAll.recommended-posts')}
        empty={
          <EmptyView drawing="posts" title={t('posts:list.empty')} subtitle={t('posts:list.emptyHint')} />
        }
      />
    </PageColumns>
  );
}

type NetworkProps = { tab: 'followers' | 'following' | 'companies'; title: string; userId: string };

const EMPTY = {
  followers: 'network.noFollowers',
  following: 'network.noFollowing',
  companies: 'companies:network.empty',
} as const;

const EMPTY_MINE = {
  followers: 'network.noFollowersMine',
  following: 'network.noFollowingMine',
  companies: 'companies:network.emptyMine',
} as const;

function Network({ tab, title, userId }: NetworkProps) {
  const { t } = useTranslation(['users', 'companies']);
  const isMine = useViewer()?._id === userId;
  const followed = t(isMine ? 'network.followingMine' : 'network.following');
  const items = [
    { value: 'followers', label: t('network.followers'), href: paths.seeAll('followers', userId) },
    { value: 'following', label: followed, href: paths.seeAll('following', userId) },
    { value: 'companies', label: t('companies:network.tab'), href: paths.seeAll('companies', userId) },
  ];
  return (
    <PageColumns>
      <PageTitle>{title}</PageTitle>
      <TabsBar items={items} value={tab} label={t('network.followers')}>
        {tab === 'companies' && isMine ? (
          <AppLink href={paths.myCompanies()} className={styles.manage}>
            {t('companies:network.manage')}
          </AppLink>
        ) : null}
        <Card>
          <PeopleList
            as="rows"
            source={{ of: tab, userId }}
            empty={
              <EmptyView
                drawing="people"
                title={t((isMine ? EMPTY_MINE : EMPTY)[tab])}
                action={<Button href={paths.explore('users')}>{t('profile.missingAction')}</Button>}
              />
            }
          />
        </Card>
      </TabsBar>
    </PageColumns>
  );
}
