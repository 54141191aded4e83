import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Checkout } from '@/components/checkout/checkout';
import { getCart } from '@/lib/contract/cart';
import { listGateways } from '@/lib/contract/gateways';
import { getProduct } from '@/lib/contract/products';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as cart from '@/lib/server/cart/service';
import * as products from '@/lib/server/making/service';
import { gatewaysOn } from '@/lib/server/payments/gateways';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('checkout');
  return { title: t('checkout.title'), robots: { index: false } };
}

type CheckoutPageProps = { searchParams: Promise<{ product?: string | string[] }> };

export default async function CheckoutPage({ searchParams }: CheckoutPageProps) {
  const given = getProduct.params.safeParse({ id: (await searchParams).product });
  const productId = given.success ? given.data.id : undefined;
  const ctx = await requireMember(paths.checkout(productId));
  const page = prefetch();
  await page.one(listGateways, {}, gatewaysOn);
  if (productId) {
    await page.one(getProduct, { params: { id: productId } }, () => products.getProduct(ctx, productId));
  } else {
    await page.one(getCart, {}, () => cart.getCart(ctx));
  }
  return (
    <Messages of={['products', 'checkout']}>
      <HydrationBoundary state={page.state()}>
        <Checkout productId={productId} />
      </HydrationBoundary>
    </Messages>
  );
}
