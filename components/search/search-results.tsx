'use client';

import { useTranslation } from 'react-i18next';
import { HomeAside } from '@/components/feed/home-aside';
import { PageColumns } from '@/components/layout/page-columns';
import { SearchBox } from '@/components/layout/search-box';
import { PostList } from '@/components/posts/post-list';
import { AppLink } from '@/components/ui/app-link';
import { EmptyView } from '@/components/ui/empty-view';
import { PageTitle } from '@/components/ui/page-title';
import { TabsBar } from '@/components/ui/tabs-bar';
import { PeopleList } from '@/components/users/people-list';
import { isolate } from '@/lib/shared/arabic';
import { paths, type SearchTab } from '@/lib/shared/paths';
import { NothingFound } from './nothing-found';
import styles from './search-results.module.css';
import { TopResults } from './top-results';

type SearchResultsProps = {
  q: string;
  /** what was typed, where something else is searched for */
  typed: string;
  tab: SearchTab;
};

/** Top, Users, Posts: each tab has an address. */
export function SearchResults({ q, typed, tab }: SearchResultsProps) {
  const { t } = useTranslation(['search', 'posts']);
  if (!q) {
    return (
      <>
        <SmallSearch takesFocus />
        <EmptyView drawing="search" titleAs="h1" title={t('start')} subtitle={t('startHint')} />
      </>
    );
  }
  const items = [
    { value: 'top', label: t('tabs.top'), href: paths.search(q) },
    { value: 'users', label: t('tabs.users'), href: paths.search(q, 'users') },
    { value: 'posts', label: t('tabs.posts'), href: paths.search(q, 'posts') },
  ];
  return (
    <>
      <SmallSearch />
      <PageTitle>{t('titleFor', { query: isolate(q) })}</PageTitle>
      {typed === q ? null : (
        <p className={styles.meant}>
          {t('meant', { typed: isolate(typed) })}{' '}
          <AppLink href={paths.search(typed, tab === 'top' ? undefined : tab, true)}>{t('asTyped')}</AppLink>
        </p>
      )}
      <TabsBar items={items} value={tab} label={t('tabs.label')}>
        {tab === 'top' ? <TopResults q={q} /> : null}
        {tab === 'users' ? (
          <PeopleList isPaged source={{ of: 'search', q }} empty={<NothingFound />} />
        ) : null}
        {tab === 'posts' ? (
          <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
            <PostList isPaged source={{ of: 'search', q }} label={t('tabs.posts')} empty={<NothingFound />} />
          </PageColumns>
        ) : null}
      </TabsBar>
    </>
  );
}

/** Below md the top bar has no search box. */
function SmallSearch({ takesFocus = false }) {
  return (
    <div className={styles.small}>
      <SearchBox takesFocus={takesFocus} />
    </div>
  );
}
