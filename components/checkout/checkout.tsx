'use client';

import { useTranslation } from 'react-i18next';
import { CartSkeleton } from '@/components/cart/cart-skeleton';
import { ErrorBlock } from '@/components/ui/error-block';
import { PageTitle } from '@/components/ui/page-title';
import { useCheckoutLines } from '@/hooks/orders/use-checkout-lines';
import { useErrorText } from '@/hooks/use-error-text';
import { CheckoutRefusal } from './checkout-refusal';
import { CheckoutReview } from './checkout-review';

type CheckoutProps = {
  /** Buys this product at once; without it, the cart. */
  productId?: string;
};

/** The last look before paying. */
export function Checkout({ productId }: CheckoutProps) {
  const { t } = useTranslation('checkout');
  const errorText = useErrorText();
  const { lines, error, refetch, isRefetching } = useCheckoutLines(productId);
  if (lines && (lines.refusal || lines.products.length === 0)) return <CheckoutRefusal lines={lines} />;
  return (
    <>
      <PageTitle subtitle={t('checkout.subtitle')}>{t('checkout.title')}</PageTitle>
      {lines ? <CheckoutReview lines={lines} productId={productId} /> : null}
      {!lines && !error ? <CartSkeleton /> : null}
      {!lines && error ? (
        <ErrorBlock
          title={t('cart.failed')}
          subtitle={errorText(error)}
          onRetry={() => void refetch()}
          retrying={isRefetching}
        />
      ) : null}
    </>
  );
}
