'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { conversion } from '@/lib/shared/conversion';
import { paths } from '@/lib/shared/paths';
import styles from './lists.module.css';
import { written } from './metrics';
import { TrendLine } from './trend-line';

type Product = CreatorStats['products'][number];
type BestProductsProps = { products: Product[]; currency: string };

/** The products that earned most, then those that were viewed most. */
export function BestProducts({ products, currency }: BestProductsProps) {
  const { t } = useTranslation('creator-stats');
  const titleId = useId();
  return (
    <Card padding="none" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('products.title')}
      </h2>
      {products.length === 0 ? <p className={styles.nothing}>{t('products.empty')}</p> : null}
      <ol>
        {products.map((product) => (
          <Row key={product._id} product={product} currency={currency} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ product, currency }: { product: Product; currency: string }) {
  const { t } = useTranslation('creator-stats');
  const { intl } = useLocale();
  const income = product.income.find((money) => money.currency === currency) ?? { amount: 0, currency };
  const count = (value: number) => written('views', value, currency, intl);
  return (
    <li className={styles.product}>
      <span className={styles.cover}>
        {product.type ? <ProductCover image={product.cover} type={product.type} sizes="64px" /> : null}
      </span>
      {product.title === null ? (
        <span className={styles.name}>{t('products.deleted')}</span>
      ) : (
        <AppLink href={paths.product(product._id, product.slug ?? undefined)} className={styles.name}>
          <bdi className={styles.words}>{product.title}</bdi>
        </AppLink>
      )}
      <TrendLine values={product.trend} />
      <dl className={styles.facts}>
        <div>
          <dt>{t('products.income')}</dt>
          <dd>
            <Money money={income} />
          </dd>
        </div>
        <div>
          <dt>{t('products.views')}</dt>
          <dd>{count(product.views)}</dd>
        </div>
        <div>
          <dt>{t('products.buyers')}</dt>
          <dd>{count(product.buyers)}</dd>
        </div>
        <div>
          <dt>{t('products.conversion')}</dt>
          <dd>
            <bdi dir="ltr">
              {written('conversion', conversion(product.buyers, product.views), currency, intl)}
            </bdi>
          </dd>
        </div>
      </dl>
    </li>
  );
}
