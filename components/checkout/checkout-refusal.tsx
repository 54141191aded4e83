'use client';

import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { EmptyView } from '@/components/ui/empty-view';
import type { CheckoutLines } from '@/hooks/orders/use-checkout-lines';
import { paths } from '@/lib/shared/paths';

type CheckoutRefusalProps = { lines: CheckoutLines; productId?: string };

/** There is nothing to pay for here: the product is owned already, the buyer's own, not for sale, or missing. */
export function CheckoutRefusal({ lines, productId }: CheckoutRefusalProps) {
  const { t } = useTranslation('checkout');
  const { refusal, entitlementId } = lines;
  if (refusal === 'owned' && entitlementId) {
    return (
      <EmptyView
        drawing="purchases"
        titleAs="h1"
        title={t('checkout.owned')}
        subtitle={t('checkout.ownedHint')}
        action={<Button href={paths.library(entitlementId)}>{t('checkout.open')}</Button>}
      />
    );
  }
  if (refusal === 'noTime' && productId) {
    return (
      <EmptyView
        drawing="cart"
        titleAs="h1"
        title={t('checkout.noTime')}
        subtitle={t('checkout.noTimeHint')}
        action={<Button href={paths.product(productId)}>{t('checkout.chooseTime')}</Button>}
      />
    );
  }
  if (refusal === 'unavailable') {
    return (
      <EmptyView
        drawing="cart"
        titleAs="h1"
        title={t('cart.unavailable')}
        subtitle={t('cart.unavailableNote')}
        action={<Button href={paths.cart()}>{t('checkout.back')}</Button>}
      />
    );
  }
  const title = refusal === 'own' ? 'own' : 'notForSale';
  return (
    <EmptyView
      drawing="cart"
      titleAs="h1"
      title={refusal ? t(`checkout.${title}`) : t('cart.empty')}
      subtitle={refusal ? undefined : t('cart.emptyHint')}
      action={<Button href={paths.marketplace()}>{t('cart.browse')}</Button>}
    />
  );
}
