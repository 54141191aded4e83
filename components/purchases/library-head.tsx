'use client';

import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { BidiText } from '@/components/ui/bidi-text';
import { Card } from '@/components/ui/card';
import { TitleText } from '@/components/ui/title-text';
import type { Payload } from '@/lib/contract/endpoint';
import { isBooked } from '@/lib/contract/kinds/types';
import type { getPurchase } from '@/lib/contract/purchases';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { useTimeZone } from '@/lib/i18n/use-time-zone';
import { formatMoneyDate } from '@/lib/shared/dates';
import { paths } from '@/lib/shared/paths';
import { BoughtCover, boughtThing } from './bought-thing';
import styles from './library.module.css';

type LibraryHeadProps = { purchase: Payload<typeof getPurchase> };

/** The title, when it was bought, and links to its order and page. */
export function LibraryHead({ purchase }: LibraryHeadProps) {
  const { t } = useTranslation(['orders', 'products']);
  const { intl } = useLocale();
  const zone = useTimeZone();
  const { product, post, orderId } = purchase;
  const { title, seller, page } = boughtThing(purchase);
  // Few posts have a picture in their free part; their text is what was bought.
  const hasCover = product !== null || post.cover !== null;
  // A time or a seat that was booked has none.
  const hasVersion = product !== null && !isBooked(product.type);
  return (
    <Card as="section" className={hasCover ? styles.head : undefined}>
      {hasCover ? (
        <span>
          <BoughtCover of={purchase} sizes="220px" priority />
        </span>
      ) : null}
      <div className="stack gap-2">
        <h1 className="type-h4 anywhere">
          <TitleText>{title}</TitleText>
        </h1>
        <p className={`cluster type-body2 text-secondary ${styles.facts}`}>
          <AppLink href={paths.user(seller._id)}>
            <BidiText>{seller.name}</BidiText>
          </AppLink>
          <span>{product ? t(`products:type.${product.type}`) : t('purchases.post')}</span>
          {hasVersion ? <span>{t('library.version', { version: purchase.version })}</span> : null}
          <span>
            {t(purchase.refund ? 'library.boughtOn' : 'library.freeOn', {
              date: formatMoneyDate(purchase.grantedAt, 'text', intl, zone),
            })}
          </span>
        </p>
        <p className={`cluster type-body2 text-secondary ${styles.links}`}>
          {orderId ? <AppLink href={paths.order(orderId)}>{t('library.order')}</AppLink> : null}
          {post && !post.isVisible ? null : (
            <AppLink href={page}>{t(post ? 'library.post' : 'library.product')}</AppLink>
          )}
        </p>
      </div>
    </Card>
  );
}
