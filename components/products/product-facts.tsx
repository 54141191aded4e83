'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import type { ProductView } from '@/lib/contract/products';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatDate } from '@/lib/shared/dates';
import { numberFormat } from '@/lib/shared/intl';
import { paths } from '@/lib/shared/paths';
import styles from './product-facts.module.css';

type ProductFactsProps = { product: ProductView };

/** Category, tags, version, dates. */
export function ProductFacts({ product }: ProductFactsProps) {
  const { t } = useTranslation('products');
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { category, tags } = product;
  return (
    <div className="grid gap-4">
      {tags.length > 0 ? (
        <ul className="cluster gap-2" aria-label={t('page.tags')}>
          {tags.map((tag) => (
            <li key={tag}>
              <AppLink href={paths.search(`#${tag}`)} className={styles.tag}>
                <BidiText>#{tag}</BidiText>
              </AppLink>
            </li>
          ))}
        </ul>
      ) : null}
      <dl className={styles.list}>
        {category ? (
          <div>
            <dt>{t('page.category')}</dt>
            <dd>
              <AppLink href={paths.marketplace({ category: category._id })}>{category.name}</AppLink>
            </dd>
          </div>
        ) : null}
        {product.publishedAt ? (
          <div>
            <dt>{t('page.published')}</dt>
            <dd>{formatDate(product.publishedAt, 'text', intl, zone)}</dd>
          </div>
        ) : null}
        <div>
          <dt>{t('page.updated')}</dt>
          <dd>{formatDate(product.updatedAt, 'text', intl, zone)}</dd>
        </div>
        <div>
          <dt>{t('page.version')}</dt>
          <dd>{numberFormat(intl).format(product.version)}</dd>
        </div>
      </dl>
    </div>
  );
}
