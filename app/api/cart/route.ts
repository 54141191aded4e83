import { getCart } from '@/lib/contract/cart';
import * as cart from '@/lib/server/cart/service';
import { handle } from '@/lib/server/requests/handle';

export const GET = handle(getCart, (_, ctx) => cart.getCart(ctx));
