'use client';

import { useTranslation } from 'react-i18next';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { PostList } from '@/components/posts/post-list';
import { ProductList } from '@/components/products/product-list';
import { EmptyView } from '@/components/ui/empty-view';
import { TabsBar } from '@/components/ui/tabs-bar';
import { PeopleList } from '@/components/users/people-list';
import { type ExploreTab, paths } from '@/lib/shared/paths';

type ExploreTabsProps = { tab: ExploreTab };

/** Digital products, Users, Posts: each tab has an address. */
export function ExploreTabs({ tab }: ExploreTabsProps) {
  const { t } = useTranslation(['explore', 'users', 'posts']);
  const items = [
    { value: 'products', label: t('tabs.products'), href: paths.explore('products') },
    { value: 'users', label: t('tabs.users'), href: paths.explore('users') },
    { value: 'posts', label: t('tabs.posts'), href: paths.explore('posts') },
  ];
  return (
    <TabsBar items={items} value={tab} label={t('tabs.label')}>
      {tab === 'products' ? (
        <ProductList
          isPaged
          source={{ of: 'explore' }}
          empty={
            <EmptyView drawing="products" title={t('emptyProducts')} subtitle={t('emptyProductsHint')} />
          }
        />
      ) : null}
      {tab === 'users' ? (
        <PeopleList
          isPaged
          source={{ of: 'explore' }}
          empty={
            <EmptyView drawing="people" title={t('users:list.empty')} subtitle={t('users:list.emptyHint')} />
          }
        />
      ) : null}
      {tab === 'posts' ? (
        <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
          <PostList
            isPaged
            source={{ of: 'explore' }}
            label={t('tabs.posts')}
            empty={
              <EmptyView drawing="posts" title={t('posts:list.empty')} subtitle={t('posts:list.emptyHint')} />
            }
          />
        </PageColumns>
      ) : null}
    </TabsBar>
  );
}
