import type { CartView } from '@/lib/contract/cart';
import { addCartLine } from '@/lib/server/cart/service';
import type { MemberCtx } from '@/lib/server/ctx';

/** Puts a product into a member's cart. */
export const addProduct = (ctx: MemberCtx, productId: string): Promise<CartView> =>
  addCartLine(ctx, { kind: 'product', subjectId: productId });
