'use client';

import { useTranslation } from 'react-i18next';
import { ProductCover } from '@/components/products/product-cover';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import type { Payload } from '@/lib/contract/endpoint';
import type { getPurchase } from '@/lib/contract/purchases';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import styles from './library.module.css';

type LibraryHeadProps = { purchase: Payload<typeof getPurchase> };

/** The title, when it was bought, and links to its order and page. */
export function LibraryHead({ purchase }: LibraryHeadProps) {
  const { t } = useTranslation(['orders', 'products']);
  const { intl } = useLocale();
  const { product, orderId } = purchase;
  return (
    <Card as="section" className={styles.head}>
      <span>
        <ProductCover image={product.cover} type={product.type} sizes="220px" priority />
      </span>
      <div className={styles.words}>
        <h1 className={styles.title}>
          <BidiText>{product.title}</BidiText>
        </h1>
        <p className={styles.facts}>
          <AppLink href={paths.user(product.owner._id)}>
            <BidiText>{product.owner.name}</BidiText>
          </AppLink>
          <span>{t(`products:type.${product.type}`)}</span>
          <span>{t('library.version', { version: purchase.version })}</span>
          <span>{t('library.boughtOn', { date: formatMoneyDate(purchase.grantedAt, 'text', intl) })}</span>
        </p>
        <p className={styles.links}>
          {orderId ? <AppLink href={paths.order(orderId)}>{t('library.order')}</AppLink> : null}
          <AppLink href={paths.product(product._id, product.slug)}>{t('library.product')}</AppLink>
        </p>
      </div>
    </Card>
  );
}
