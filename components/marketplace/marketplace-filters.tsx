'use client';

import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { useCategories } from '@/hooks/products/use-categories';
import { useCentred } from '@/hooks/use-centred';
import { PRODUCT_TYPES } from '@/lib/contract/choices';
import { type MarketplaceFilter, paths } from '@/lib/shared/paths';
import styles from './marketplace-filters.module.css';

const SORTS = ['popular', 'newest'] as const;

type MarketplaceFiltersProps = { filter: MarketplaceFilter };

/**
 * Type, category and order. All are in the address, so that results can be linked to, and filters work without scripts.
 */
export function MarketplaceFilters({ filter }: MarketplaceFiltersProps) {
  const { t } = useTranslation('products');
  const router = useRouter();
  const categories = useCategories();
  const known = categories.some(({ value }) => value === filter.category);
  const types = useRef<HTMLElement>(null);
  useCentred(types, filter.type);
  const go = (change: MarketplaceFilter) =>
    router.push(paths.marketplace({ ...filter, ...change }), { scroll: false });
  return (
    <div className={styles.filters}>
      <nav ref={types} data-centred="[aria-current]" aria-label={t('market.types')} className={styles.types}>
        {[undefined, ...PRODUCT_TYPES].map((type) => (
          <AppLink
            key={type ?? 'all'}
            href={paths.marketplace({ ...filter, type })}
            scroll={false}
            className={styles.type}
            aria-current={filter.type === type ? 'true' : undefined}
          >
            {type ? t(`type.${type}`) : t('market.allTypes')}
          </AppLink>
        ))}
      </nav>
      <div className={styles.choices}>
        <form action={paths.marketplace()} method="get" className={styles.category}>
          {filter.type ? <input type="hidden" name="type" value={filter.type} /> : null}
          {filter.sort ? <input type="hidden" name="sort" value={filter.sort} /> : null}
          <TextField
            select
            fullWidth
            name="category"
            label={t('market.category')}
            value={known ? filter.category : ''}
            onChange={(event) => go({ category: event.target.value || undefined })}
            slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          >
            <option value="">{t('market.allCategories')}</option>
            {categories.map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextField>
          <noscript>
            <button type="submit">{t('market.show')}</button>
          </noscript>
        </form>
        <nav aria-label={t('market.sort')} className={styles.sorts}>
          {SORTS.map((sort) => (
            <AppLink
              key={sort}
              href={paths.marketplace({ ...filter, sort: sort === 'newest' ? sort : undefined })}
              scroll={false}
              className={styles.sort}
              aria-current={(filter.sort ?? 'popular') === sort ? 'true' : undefined}
            >
              {t(`market.${sort}`)}
            </AppLink>
          ))}
        </nav>
      </div>
    </div>
  );
}
