'use client';

import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { useTranslation } from 'react-i18next';
import { LinesSkeleton } from '@/components/checkout/lines-skeleton';
import { OrderColumns } from '@/components/checkout/order-columns';
import { TotalCard } from '@/components/checkout/total-card';
import { LoadError } from '@/components/session/load-error';
import { Card } from '@/components/ui/card';
import { EmptyView } from '@/components/ui/empty-view';
import { PageTitle } from '@/components/ui/page-title';
import { useCart } from '@/hooks/cart/use-cart';
import { boughtBy } from '@/lib/shared/cart-line';
import { paths } from '@/lib/shared/paths';
import { CartLine } from './cart-line';

/** The cart: what is in it, the total and the way to the checkout. */
export function Cart() {
  const { t } = useTranslation('checkout');
  const query = useCart();
  const { data: cart, error } = query;
  const unavailable = cart?.lines.some(({ available }) => !available) ?? false;
  if (!cart) {
    return (
      <>
        <PageTitle>{t('cart.title')}</PageTitle>
        {error ? <LoadError title={t('cart.failed')} query={query} /> : <LinesSkeleton />}
      </>
    );
  }
  if (cart.lines.length === 0) {
    return (
      <EmptyView
        drawing="cart"
        titleAs="h1"
        title={t('cart.empty')}
        subtitle={t('cart.emptyHint')}
        action={<Button href={paths.marketplace()}>{t('cart.browse')}</Button>}
      />
    );
  }
  const aside = (
    <TotalCard total={cart.total}>
      {unavailable ? <Alert severity="warning">{t('cart.unavailableNote')}</Alert> : null}
      <Button href={paths.checkout()} size="large" disabled={unavailable}>
        {t('cart.checkout')}
      </Button>
    </TotalCard>
  );
  return (
    <>
      <PageTitle subtitle={t('cart.count', { count: cart.count })}>{t('cart.title')}</PageTitle>
      <OrderColumns aside={aside}>
        <Card as="div" padding="none">
          <ul aria-label={t('cart.list')} className="grid">
            {cart.lines.map((line) => (
              <CartLine key={boughtBy(line)._id} line={line} />
            ))}
          </ul>
        </Card>
      </OrderColumns>
    </>
  );
}
