'use client';

import TextField from '@mui/material/TextField';
import { useRouter } from 'next/navigation';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { FilterLinks } from '@/components/ui/filter-links';
import { useCategories } from '@/hooks/products/use-categories';
import { COURSE_LENGTHS, PRODUCT_SORTS, PRODUCT_TYPES, SOUGHT_LEVELS } from '@/lib/contract/choices';
import { type MarketplaceFilter, paths } from '@/lib/shared/paths';
import styles from './marketplace-filters.module.css';
import { isOfCourses } from './marketplace-query';

type MarketplaceFiltersProps = { filter: MarketplaceFilter };

/**
 * Type, category and order; of courses also level and length. All are in the address, so that results can be linked
 * to, and filters work without scripts.
 */
export function MarketplaceFilters({ filter }: MarketplaceFiltersProps) {
  const { t } = useTranslation('products');
  const router = useRouter();
  const categories = useCategories();
  const known = categories.some(({ value }) => value === filter.category);
  const go = (change: MarketplaceFilter) =>
    router.push(paths.marketplace({ ...filter, ...change }), { scroll: false });
  return (
    <div className={styles.filters}>
      <FilterLinks
        label={t('market.types')}
        links={[undefined, ...PRODUCT_TYPES].map((type) => ({
          href: paths.marketplace(withType(filter, type)),
          label: type ? t(`type.${type}`) : t('market.allTypes'),
          isOn: filter.type === type,
        }))}
      />
      <div className={`cluster spread gap-3 ${styles.choices}`}>
        <form action={paths.marketplace()} method="get" className={styles.category}>
          {filter.type ? <input type="hidden" name="type" value={filter.type} /> : null}
          {filter.sort ? <input type="hidden" name="sort" value={filter.sort} /> : null}
          <Choice
            name="category"
            label={t('market.category')}
            value={known ? (filter.category ?? '') : ''}
            onChoose={(category) => go({ category })}
            options={[{ value: '', label: t('market.allCategories') }, ...categories]}
          />
          {isOfCourses(filter.type) ? (
            <>
              <Choice
                name="level"
                label={t('market.level')}
                value={filter.level ?? ''}
                onChoose={(level) => go({ level })}
                options={[
                  { value: '', label: t('market.anyLevel') },
                  ...SOUGHT_LEVELS.map((value) => ({ value, label: t(`market.levels.${value}`) })),
                ]}
              />
              <Choice
                name="length"
                label={t('market.length')}
                value={filter.length ?? ''}
                onChoose={(length) => go({ length })}
                options={[
                  { value: '', label: t('market.anyLength') },
                  ...COURSE_LENGTHS.map((value) => ({ value, label: t(`market.lengths.${value}`) })),
                ]}
              />
            </>
          ) : null}
          <noscript>
            <button type="submit">{t('market.show')}</button>
          </noscript>
        </form>
        <nav aria-label={t('market.sort')} className={styles.sorts}>
          {PRODUCT_SORTS.map((sort) => (
            <AppLink
              key={sort}
              href={paths.marketplace({ ...filter, sort: sort === 'popular' ? undefined : sort })}
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

/** The level and the length go when other products are chosen. */
function withType(
  { level, length, ...filter }: MarketplaceFilter,
  type: string | undefined,
): MarketplaceFilter {
  return { ...filter, type, ...(isOfCourses(type) && { level, length }) };
}

type ChoiceProps = {
  name: string;
  label: string;
  value: string;
  onChoose: (value: string | undefined) => void;
  options: readonly { value: string; label: string }[];
};

function Choice({ name, label, value, onChoose, options }: ChoiceProps) {
  return (
    <TextField
      select
      fullWidth
      name={name}
      label={label}
      value={value}
      onChange={(event) => onChoose(event.target.value || undefined)}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </TextField>
  );
}
