import { getProductShop } from '@/lib/contract/products';
import * as shop from '@/lib/server/products/shop';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getProductShop, ({ params }, ctx) => shop.getProductShop(ctx, params.id));
