import { definePage } from '@/app/define-page';
import { Checkout } from '@/components/checkout/checkout';
import { getCart } from '@/lib/contract/cart';
import { listGateways } from '@/lib/contract/gateways';
import { getProduct } from '@/lib/contract/products';
import * as cart from '@/lib/server/cart/service';
import * as products from '@/lib/server/making/service';
import { gatewaysOn } from '@/lib/server/payments/gateways';
import { requireMember } from '@/lib/server/requests/page-viewer';
import { paths } from '@/lib/shared/paths';

const page = definePage({
  namespace: 'checkout',
  query: ({ product }) => ({ productId: getProduct.params.safeParse({ id: product }).data?.id }),
  access: ({ query }) => requireMember(paths.checkout(query.productId)),
  title: ({ t }) => t('checkout.title'),
  messages: ['products', 'checkout'],
  load: async ({ ctx, page, query: { productId: id } }) => {
    await page.one(listGateways, {}, gatewaysOn);
    if (id) await page.one(getProduct, { params: { id } }, () => products.getProduct(ctx, id));
    else await page.one(getCart, {}, () => cart.getCart(ctx));
  },
  view: ({ query }) => <Checkout productId={query.productId} />,
});

export const { generateMetadata } = page;
export default page.Page;
