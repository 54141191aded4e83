'use client';

import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { useCategories } from '@/hooks/products/use-categories';
import { useCentred } from '@/hooks/use-centred';
import { PRODUCT_TYPES } from '@/lib/contract/products';
import { type MarketplaceFilter, paths } from '@/lib/shared/paths';
import styles from './marketplace-filters.module.css';

const SORTS = ['popular', 'newest'] as const;

type MarketplaceFiltersProps = { filter: MarketplaceFilter };

/** Type, category, order: all of them in the address, so that what one sees can be linked to. */
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
      <div className={styles.selects}>
        <TextField
          select
          label={t('market.category')}
          value={known ? filter.category : ''}
          onChange={(event) => go({ category: event.target.value || undefined })}
          slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
        >
          <MenuItem value="">{t('market.allCategories')}</MenuItem>
          {categories.map(({ value, label }) => (
            <MenuItem key={value} value={value}>
              {label}
            </MenuItem>
          ))}
        </TextField>
        <TextField
          select
          label={t('market.sort')}
          value={filter.sort ?? 'popular'}
          onChange={(event) => go({ sort: event.target.value === 'newest' ? 'newest' : undefined })}
          slotProps={{ inputLabel: { shrink: true } }}
        >
          {SORTS.map((sort) => (
            <MenuItem key={sort} value={sort}>
              {t(`market.${sort}`)}
            </MenuItem>
          ))}
        </TextField>
      </div>
    </div>
  );
}
