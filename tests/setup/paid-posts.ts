import { Readable } from 'node:stream';
import type { PaidInput } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { buyPost } from '@/lib/server/checkout/posts';
import type { MemberCtx } from '@/lib/server/ctx';
import { storeProductFile } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { createPost } from '@/lib/server/posts/service';
import { payAtGateway } from './trade';

const usd = (amount: number) => ({ amount, currency: 'USD' as const });

/** A paid post of a creator; of five dollars where nothing is said. */
export function publishPaid(
  author: { ctx: MemberCtx },
  given: { text?: string; audience?: 'public' | 'followers'; amount?: number } & Partial<PaidInput> = {},
): Promise<PostView> {
  const { text = 'الجزء المجاني', audience = 'public', amount = 500, ...paid } = given;
  const locked = { text: 'الجزء المدفوع من المنشور', media: [], files: [] };
  return createPost(author.ctx, {
    text,
    audience,
    media: [],
    productId: null,
    paid: { title: 'عنوان المنشور', price: usd(amount), locked, ...paid },
  });
}

/** An order of a paid post that waits for its money. @returns the order's id */
export async function orderPost(buyer: { ctx: MemberCtx }, postId: string, amount = 500): Promise<string> {
  const asked = { kind: 'purchase', expectedTotal: usd(amount) } as const;
  const { order } = await buyPost(buyer.ctx, postId, asked, newId());
  return order._id;
}

/** Buys a paid post, and has the gateway know of it. @returns the order's id */
export async function buyPaid(buyer: { ctx: MemberCtx }, postId: string, amount = 500): Promise<string> {
  const orderId = await orderPost(buyer, postId, amount);
  await payAtGateway(orderId);
  return orderId;
}

/** A stored file of a creator, to be sold. */
export async function makeFile(owner: { ctx: MemberCtx }): Promise<{ id: string }> {
  const { _id: id } = await storeProductFile(owner.ctx, 'دليل.txt', Readable.from([Buffer.from('نص')]));
  return { id };
}
