import { getProductShop } from '@/lib/contract/products';
import { handle } from '@/lib/server/http/handle';
import * as shop from '@/lib/server/products/shop';

export const GET = handle(getProductShop, ({ params }, ctx) => shop.getProductShop(ctx, params.id));
