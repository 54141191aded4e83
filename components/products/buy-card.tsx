'use client';

import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { LookAlikeNotices } from '@/components/look-alikes/look-alike-notices';
import { Card } from '@/components/ui/card';
import { Icon } from '@/components/ui/icon';
import type { IconName } from '@/components/ui/icons/registry';
import { PriceTag } from '@/components/ui/price-tag';
import hidden from '@/components/ui/visually-hidden.module.css';
import { isTimed } from '@/lib/contract/kinds/types';
import type { ProductView } from '@/lib/contract/products';
import { BuyActions } from './buy-actions';
import styles from './buy-card.module.css';
import { OwnerPanel } from './owner-panel';
import { RefundPolicy } from './refund-policy';

type BuyCardProps = { product: ProductView };

/** The price, the buttons to buy, and the facts that help to decide. Stays visible beside the page. */
export function BuyCard({ product }: BuyCardProps) {
  const { t } = useTranslation('products');
  const titleId = useId();
  // What is bought each time has a price for those who have it, too.
  const owned = product.entitlementId !== null && !product.can.buy;
  const hasTimes = isTimed(product.outline);
  const isFree = product.hasPrice && product.price.amount === 0 && !product.priceIsFrom;
  const secure: [IconName, string][] = isFree ? [] : [['lock', t('buy.secure')]];
  const promises: [IconName, string][] = hasTimes
    ? [['calendar', t('buy.letter')], ...secure, ['clock', t('buy.ownZone')]]
    : [
        arrivalOf(product, isFree, t),
        ...secure,
        // An attempt keeps the questions that it began with.
        ...(product.kind === 'assessments' ? [] : [['refresh', t('buy.updates')] as [IconName, string]]),
      ];
  return (
    <Card padding="large" labelledBy={titleId} className="grid gap-4">
      <h2 id={titleId} className={hidden.hidden}>
        {product.isMine ? t('owner.label') : t('buy.label')}
      </h2>
      {product.hasPrice ? (
        <PriceTag price={product.price} isFrom={product.priceIsFrom} owned={owned} size="large" />
      ) : (
        <p className="type-body2 text-secondary">{t('owner.noPrice')}</p>
      )}
      {owned ? <p className="type-body2 text-secondary">{t('buy.owned')}</p> : null}
      {product.isMine ? (
        <OwnerPanel product={product} />
      ) : (
        <>
          {owned ? null : <LookAlikeNotices ids={[product.owner._id]} />}
          <div className={styles.actions}>
            <BuyActions product={product} />
          </div>
          {owned ? null : (
            <ul className={`grid gap-2 ${styles.promises}`}>
              {promises.map(([icon, words]) => (
                <li key={icon}>
                  <Icon name={icon} size={20} />
                  {words}
                </li>
              ))}
            </ul>
          )}
        </>
      )}
      {hasTimes || isFree ? null : <RefundPolicy days={product.refundDays} />}
    </Card>
  );
}

/** When what is bought can be opened: some lessons of a course may open later. */
function arrivalOf({ outline }: ProductView, isFree: boolean, t: TFunction<'products'>): [IconName, string] {
  const lessons = outline.kind === 'courses' ? outline.sections.flatMap((section) => section.lessons) : [];
  const isLater = lessons.map(({ opens }) => opens.on !== null || opens.afterDays !== null);
  if (!isLater.includes(true))
    return [outline.kind === 'files' ? 'download' : 'check', t(isFree ? 'buy.instantFree' : 'buy.instant')];
  if (!isLater.includes(false)) return ['calendar', t('buy.later')];
  return ['calendar', t('buy.partLater')];
}
