'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { PageColumns } from '@/components/layout/page-columns';
import { PostList } from '@/components/posts/post-list';
import { ProductList } from '@/components/products/product-list';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { PeopleList } from '@/components/users/people-list';
import { paths, type SeeAllList } from '@/lib/shared/paths';

type SeeAllProps = { of: Exclude<SeeAllList, 'purchased'>; userId?: string };

/** One whole list. */
export function SeeAll({ of, userId }: SeeAllProps) {
  const { t } = useTranslation(['users', 'posts', 'explore']);
  if (of === 'followers' || of === 'following') return <Network tab={of} userId={userId ?? ''} />;
  if (of === 'products') {
    return (
      <ProductList
        source={{ of: 'explore' }}
        empty={<EmptyView drawing="products" title={t('explore:emptyProducts')} />}
      />
    );
  }
  if (of === 'suggested-users') {
    return (
      <PeopleList
        source={{ of: 'suggested' }}
        empty={<EmptyView drawing="people" title={t('list.empty')} subtitle={t('list.emptyHint')} />}
      />
    );
  }
  return (
    <PageColumns>
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

type NetworkProps = { tab: 'followers' | 'following'; userId: string };

function Network({ tab, userId }: NetworkProps) {
  const { t } = useTranslation('users');
  const items = [
    { value: 'followers', label: t('network.followers'), href: paths.seeAll('followers', userId) },
    { value: 'following', label: t('network.following'), href: paths.seeAll('following', userId) },
  ];
  return (
    <PageColumns>
      <TabsBar items={items} value={tab} label={t('network.followers')} />
      <Card>
        <PeopleList
          as="rows"
          source={{ of: tab, userId }}
          empty={
            <EmptyView
              drawing="people"
              title={t(tab === 'followers' ? 'network.noFollowers' : 'network.noFollowing')}
              action={<Button href={paths.explore('users')}>{t('profile.missingAction')}</Button>}
            />
          }
        />
      </Card>
    </PageColumns>
  );
}
