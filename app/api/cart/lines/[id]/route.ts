import { removeCartLine } from '@/lib/contract/cart';
import * as cart from '@/lib/server/cart/service';
import { handle } from '@/lib/server/requests/handle';

export const DELETE = handle(removeCartLine, ({ params }, ctx) => cart.removeCartLine(ctx, params.id));
