'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { HomeAside } from '@/components/feed/home-aside';
import { AppLink } from '@/components/ui/app-link';
import { EmptyView } from '@/components/ui/empty-view';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import { getSearchSuggestions } from '@/lib/client/endpoints.gen';
import { isolate } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { POPULAR_TAGS } from './popular-tags-query';
import styles from './search-results.module.css';

type NothingFoundProps = {
  /** where filters kept results away: the same search without them */
  widerHref?: string;
  /** whether people and products to look at stand beside it */
  hasAside?: boolean;
};

/** Says what to try when nothing was found, and leads on to common tags, people and products. */
export function NothingFound({ widerHref, hasAside = false }: NothingFoundProps) {
  const { t } = useTranslation('search');
  if (widerHref) {
    return (
      <EmptyView
        drawing="search"
        title={t('emptyNarrow')}
        action={
          <Button variant="outlined" href={widerHref}>
            {t('filter.remove')}
          </Button>
        }
      />
    );
  }
  return (
    <div className={styles.nothing}>
      <EmptyView drawing="search" title={t('empty')} subtitle={t('emptyHint')} action={<PopularTags />} />
      {hasAside ? null : (
        <div className={styles.others}>
          <HomeAside />
        </div>
      )}
    </div>
  );
}

function PopularTags() {
  const { t } = useTranslation('search');
  const { data } = useEndpointQuery(getSearchSuggestions, POPULAR_TAGS);
  if (!data || data.tags.length === 0) return null;
  return (
    <nav aria-label={t('popularTags')}>
      <ul className={styles.tags}>
        {data.tags.map((tag) => (
          <li key={tag}>
            <AppLink href={paths.search(`#${tag}`)}>{isolate(`#${tag}`)}</AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
