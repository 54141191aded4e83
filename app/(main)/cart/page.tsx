import { definePage } from '@/app/define-page';
import { Cart } from '@/components/cart/cart';
import { getCart } from '@/lib/contract/cart';
import * as cart from '@/lib/server/cart/service';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'checkout',
  access: () => requireMember(paths.cart()),
  title: ({ t }) => t('cart.title'),
  messages: ['products', 'checkout'],
  load: ({ ctx, page }) => page.one(getCart, {}, () => cart.getCart(ctx)),
  view: () => <Cart />,
});

export const { generateMetadata } = page;
export default page.Page;
