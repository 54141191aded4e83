'use client';

import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { FilterLinks } from '@/components/ui/filter-links';
import { SEARCH_PERIODS } from '@/lib/contract/choices';
import { paths, type SearchFilter } from '@/lib/shared/paths';
import styles from './search-results.module.css';

type SearchFiltersProps = {
  q: string;
  tab: 'users' | 'posts';
  isExact: boolean;
  filter: SearchFilter;
};

/** People by type of account, posts by age; for members also only what comes from people they follow. */
export function SearchFilters({ q, tab, isExact, filter }: SearchFiltersProps) {
  const { t } = useTranslation('search');
  const isMember = useViewer() !== null;
  const link = (label: string, change: SearchFilter, isOn: boolean) => ({
    href: paths.search(q, tab, isExact, { ...filter, ...change }),
    label,
    isOn,
  });
  const { accountType, period, from } = filter;
  const own =
    tab === 'users'
      ? ([undefined, 'INDIVIDUAL', 'COMPANY'] as const).map((type) =>
          link(t(`filter.account.${type ?? 'all'}`), { accountType: type }, accountType === type),
        )
      : [undefined, ...SEARCH_PERIODS].map((age) =>
          link(t(`filter.period.${age ?? 'all'}`), { period: age }, period === age),
        );
  const isFollowed = from === 'followed';
  const followed = link(t('filter.followed'), { from: isFollowed ? undefined : 'followed' }, isFollowed);
  return (
    <div className={styles.filters}>
      <FilterLinks label={t(`filter.${tab}`)} links={own} />
      {isMember ? <FilterLinks label={t('filter.from')} links={[followed]} /> : null}
    </div>
  );
}
