import { beforeAll, describe, expect, it } from 'vitest';
import { GET as FILES } from '@/app/api/entitlements/[id]/files/route';
import type { BoughtFile } from '@/lib/contract/kinds/files';
import { db } from '@/lib/server/db/client';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { updateProduct } from '@/lib/server/making/service';
import { callRoute } from '@/tests/setup/call-route';
import { fromNow } from '@/tests/setup/clock';
import { type Member, makeMember, NO_ID } from '@/tests/setup/make-member';

let seller: Member;
let buyer: Member;
let product: Awaited<ReturnType<typeof makeProduct>>;
let purchase: string;

beforeAll(async () => {
  [seller, buyer] = [await makeMember({ role: 'CREATOR' }), await makeMember()];
  product = await makeProduct(db(), seller, {
    files: ['أول.pdf', 'ثان.pdf'].map((name) => ({ name, content: Buffer.from('%PDF-1.4') })),
  });
  purchase = await makeEntitlement(db(), buyer.id, product.id);
});

const open = (id: string, token?: string) =>
  callRoute<{ files: BoughtFile[] }>(FILES, { params: { id }, token });
const namesOf = async () => (await open(purchase, buyer.token)).payload.files.map(({ name }) => name);

describe('the files of a purchase', () => {
  it('are refused to guests, and to others with the same 404 as for a purchase that does not exist', async () => {
    expect((await open(purchase)).status).toBe(401);
    for (const answer of [
      await open(purchase, seller.token),
      await open(NO_ID, buyer.token),
      await open('x', buyer.token),
    ])
      expect([answer.status, answer.problem.code]).toEqual([404, 'not_found']);
  });

  it.each(['suspended', 'revoked'])('are refused to their holder while it is %s', async (status) => {
    const holder = await makeMember();
    const held = await makeEntitlement(db(), holder.id, product.id);
    await db().updateTable('entitlements').set({ status }).where('id', '=', held).execute();
    const { status: code, problem } = await open(held, holder.token);
    expect([code, problem.code]).toEqual([403, 'not_entitled']);
  });

  it('are those that were on sale when it was bought, and all that were added since', async () => {
    expect(await namesOf()).toEqual(['أول.pdf', 'ثان.pdf']);
    const [, second = ''] = product.fileIds;
    const later = { ...seller.ctx, now: fromNow(1000) };
    await updateProduct(later, product.id, {
      content: { kind: 'files', files: [{ fileId: second, name: 'ثان.pdf' }] },
    });
    expect((await namesOf()).toSorted()).toEqual(['أول.pdf', 'ثان.pdf']);
    const newcomer = await makeMember();
    const held = await makeEntitlement(db(), newcomer.id, product.id);
    await db()
      .updateTable('entitlements')
      .set({ granted_at: fromNow(120_000) })
      .where('id', '=', held)
      .execute();
    expect((await open(held, newcomer.token)).payload.files.map(({ name }) => name)).toEqual(['ثان.pdf']);
  });
});
