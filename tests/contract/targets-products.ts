import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { NOW } from '@/tests/setup/clock';
import { NO_ID } from '@/tests/setup/make-member';
import { byId, type Make } from './target';

/** A file that a seller offers to everybody: of a product on the market, and of a draft. */
export const sample: Make = async ({ owner }) => ({
  own: await given(owner, 'published'),
  hidden: await given(owner, 'draft'),
  missing: { id: NO_ID, fileId: NO_ID },
});

async function given(owner: { id: string }, status: 'published' | 'draft') {
  const { id } = await makeProduct(db(), owner, { status });
  const file = await db()
    .updateTable('product_files')
    .set({ free_since: NOW })
    .where('product_id', '=', id)
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, fileId: file.id };
}

/** A file of a product's content, stored by its seller. */
export const ownFile: Make = async ({ owner }) => {
  const { fileIds } = await makeProduct(db(), owner);
  return byId(fileIds[0] ?? '', fileIds[0] ?? '');
};
