import { HydrationBoundary } from '@tanstack/react-query';
import type { Metadata } from 'next';
import { Cart } from '@/components/cart/cart';
import { getCart } from '@/lib/contract/cart';
import { Messages } from '@/lib/i18n/page-messages';
import { getTranslation } from '@/lib/i18n/server';
import * as cart from '@/lib/server/cart/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { prefetch } from '@/lib/server/requests/prefetch';
import { paths } from '@/lib/shared/paths';

export async function generateMetadata(): Promise<Metadata> {
  const { t } = await getTranslation('checkout');
  return { title: t('cart.title'), robots: { index: false } };
}

export default async function CartPage() {
  const ctx = await requireMember(paths.cart());
  const page = prefetch();
  await page.one(getCart, {}, () => cart.getCart(ctx));
  return (
    <Messages of={['products', 'checkout']}>
      <HydrationBoundary state={page.state()}>
        <Cart />
      </HydrationBoundary>
    </Messages>
  );
}
