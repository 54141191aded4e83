'use client';

import { useTranslation } from 'react-i18next';
import { HomeAside } from '@/components/feed/home-aside';
import { ListSection } from '@/components/feed/list-section';
import { PageColumns } from '@/components/layout/page-columns';
import { SearchBox } from '@/components/layout/search-box';
import { PostList } from '@/components/posts/post-list';
import { ProductList } from '@/components/products/product-list';
import { AppLink } from '@/components/ui/app-link';
import { EmptyView } from '@/components/ui/empty-view';
import { PageTitle } from '@/components/ui/page-title';
import { TabsBar } from '@/components/ui/tabs-bar';
import { PeopleList } from '@/components/users/people-list';
import { isolate } from '@/lib/shared/arabic';
import { paths, type SearchTab } from '@/lib/shared/paths';
import { NothingFound } from './nothing-found';
import type { ReadSearchFilter } from './search-filter';
import { SearchFilters } from './search-filters';
import styles from './search-results.module.css';
import { TopResults } from './top-results';

type SearchResultsProps = {
  q: string;
  /** what was typed: in the other layout of the keyboard, where it differs */
  typed: string;
  /** the query with the nearest known words in place of those that nothing has */
  nearest: readonly string[];
  hasAllWords: boolean;
  tab: SearchTab;
  /** not the nearest words, but what was typed */
  isExact: boolean;
  filter: ReadSearchFilter;
};

/** Top, Users, Posts: each tab has an address, and so have all products that the best ones lead to. */
export function SearchResults(props: SearchResultsProps) {
  const { q, tab, isExact, filter } = props;
  const { t } = useTranslation(['search', 'posts']);
  if (!q) {
    return (
      <>
        <SmallSearch takesFocus />
        <EmptyView drawing="search" titleAs="h1" title={t('start')} subtitle={t('startHint')} />
      </>
    );
  }
  const isNarrowed = Object.keys(filter).length > 0;
  const nothing = (
    <NothingFound
      widerHref={isNarrowed ? paths.search(q, tab, isExact) : undefined}
      hasAside={tab === 'posts'}
    />
  );
  const items = [
    { value: 'top', label: t('tabs.top'), href: paths.search(q) },
    { value: 'users', label: t('tabs.users'), href: paths.search(q, 'users') },
    { value: 'posts', label: t('tabs.posts'), href: paths.search(q, 'posts') },
  ];
  return (
    <>
      <SmallSearch />
      <PageTitle>{t('titleFor', { query: isolate(q) })}</PageTitle>
      <HowItWasRead {...props} />
      <TabsBar items={items} value={tab === 'products' ? 'top' : tab} label={t('tabs.label')}>
        {tab === 'top' ? <TopResults q={q} /> : null}
        {tab === 'products' ? (
          <ListSection title={t('products')}>
            <ProductList isPaged source={{ of: 'search', q }} empty={<NothingFound />} />
          </ListSection>
        ) : null}
        {tab === 'users' || tab === 'posts' ? (
          <SearchFilters q={q} tab={tab} isExact={isExact} filter={filter} />
        ) : null}
        {tab === 'users' ? (
          <PeopleList isPaged source={{ of: 'search', q, ...filter }} empty={nothing} />
        ) : null}
        {tab === 'posts' ? (
          <PageColumns aside={<HomeAside />} asideLabel={t('posts:feed.suggested')}>
            <PostList
              isPaged
              source={{ of: 'search', q, ...filter }}
              label={t('tabs.posts')}
              empty={nothing}
            />
          </PageColumns>
        ) : null}
      </TabsBar>
    </>
  );
}

/** Says where the results are not those of the query as it was typed. */
function HowItWasRead({ q, typed, nearest, hasAllWords, tab }: SearchResultsProps) {
  const { t } = useTranslation('search');
  const ofTab = tab === 'top' ? undefined : tab;
  if (typed !== q) {
    return (
      <p className={styles.meant}>
        {t('switched', { typed: isolate(typed), query: isolate(q) })}{' '}
        <AppLink href={paths.search(typed, ofTab, true)}>{t('asTyped')}</AppLink>
      </p>
    );
  }
  if (nearest.length > 0) {
    return (
      <p className={styles.meant}>
        {t('nearest', { typed: isolate(typed) })}{' '}
        {nearest.map((query, at) => (
          <span key={query}>
            {at > 0 ? ' · ' : ''}
            <AppLink href={paths.search(query, ofTab)}>{isolate(query)}</AppLink>
          </span>
        ))}
      </p>
    );
  }
  return hasAllWords ? null : <p className={styles.meant}>{t('most')}</p>;
}

/** Below md the top bar has no search box. */
function SmallSearch({ takesFocus = false }) {
  return (
    <div className={styles.small}>
      <SearchBox takesFocus={takesFocus} />
    </div>
  );
}
