'use client';

import { useTranslation } from 'react-i18next';
import { LoadError } from '@/components/session/load-error';
import { PageTitle } from '@/components/ui/page-title';
import { useCheckoutLines } from '@/hooks/orders/use-checkout-lines';
import { CheckoutRefusal } from './checkout-refusal';
import { CheckoutReview } from './checkout-review';
import { LinesSkeleton } from './lines-skeleton';

type CheckoutProps = {
  /** Buys this product at once; without it, the cart. */
  productId?: string;
};

/** The last page before paying. */
export function Checkout({ productId }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const query = useCheckoutLines(productId);
  const { lines, error } = query;
  if (lines && (lines.refusal || lines.things.length === 0))
    return <CheckoutRefusal lines={lines} productId={productId} />;
  return (
    <>
      <PageTitle subtitle={t('checkout.subtitle')}>{t('checkout.title')}</PageTitle>
      {lines ? <CheckoutReview lines={lines} productId={productId} /> : null}
      {!lines && !error ? <LinesSkeleton /> : null}
      {!lines && error ? <LoadError title={t('cart.failed')} query={query} /> : null}
    </>
  );
}
