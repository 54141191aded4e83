import 'server-only';
import type { Content, Outline } from '@/lib/contract/kinds/contents';
import type { Ctx, MemberCtx } from '@/lib/server/ctx';
import { AppError, found } from '@/lib/server/errors';
import { askKinds } from './ask-kinds';
import { kindOf } from './index';

/** The part of a product that decides its kind. */
export interface Typed {
  id: string;
  type: string;
}

const idsOf = (products: readonly Typed[]) => products.map(({ id }) => id);

/**
 * Refuses content that its seller may not sell, before anything is written.
 * @throws AppError `not_found`, `invalid` for content of another kind than the product's type
 */
export async function checkContent(ctx: MemberCtx, type: string, content: Content): Promise<void> {
  const kind = kindOf(type);
  if (content.kind !== kind.name)
    throw new AppError('invalid', { fields: { content: 'validation:invalid' } });
  await kind.content.check(ctx, content);
}

/** What everybody may know about products before they buy, by the product's id. */
function outlinesOf(ctx: Ctx, products: readonly Typed[]): Promise<Map<string, Outline>> {
  return askKinds(products, (kind, own) => kind.content.outlines(ctx, idsOf(own)));
}

/** The same for one product. */
export async function outlineOf(ctx: Ctx, product: Typed): Promise<Outline> {
  return found((await outlinesOf(ctx, [product])).get(product.id));
}

/** Removes for good what products sell that nobody has ordered. */
export async function emptyContents(ctx: Ctx, products: readonly Typed[]): Promise<void> {
  const byKind = Map.groupBy(products, ({ type }) => kindOf(type));
  for (const [kind, own] of byKind) await kind.content.empty(ctx, idsOf(own));
}
