import { db } from '@/lib/server/db/client';
import { ctxOf, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { putEvaluation } from '@/lib/server/evaluations/service';
import { follow } from '@/lib/server/follows/service';
import { newId } from '@/lib/server/ids';
import { putReaction, savePost } from '@/lib/server/posts/acts';
import { createPost } from '@/lib/server/posts/service';
import { addProduct } from '@/tests/setup/cart';
import { NOW } from '@/tests/setup/clock';
import { NO_ID } from '@/tests/setup/make-member';
import type { Person } from './people';

interface Someone extends Person {
  handle: string;
  role: string;
}

/** One of the two, with their works and comments. */
export interface Rival extends Someone {
  /** only in their own name */
  word: string;
  post: string;
  product: string;
  /** under the third person's post */
  comment: string;
}

export type World = Awaited<ReturnType<typeof makeBlockedWorld>>;

async function makeSomeone(name: string, accountType = 'INDIVIDUAL'): Promise<Someone> {
  const { id, handle, role } = await makeUser(db(), { name, role: 'CREATOR', account_type: accountType });
  return { id, handle, role, ...(await makeSession(db(), id)) };
}

const ctx = (person: Someone) => ctxOf(db(), person);

async function join(companyId: string, userId: string): Promise<void> {
  const [invited_at, joined_at] = [NOW, NOW];
  await db()
    .insertInto('company_members')
    .values({
      id: newId(),
      company_id: companyId,
      user_id: userId,
      role: 'member',
      status: 'active',
      invited_by: companyId,
      invited_at,
      joined_at,
    })
    .execute();
}

/** Two people before a block, visible everywhere around a third person; a neutral fourth; a buyer of the first. */
export async function makeBlockedWorld() {
  const [third, neutral, buyer, company] = await Promise.all([
    makeSomeone('ثالث الناس'),
    makeSomeone('رابع الناس'),
    makeSomeone('خامس الناس'),
    makeSomeone('دار الناس', 'COMPANY'),
  ]);
  const ground = await makeProduct(db(), third);
  const pair = await Promise.all([
    makeSomeone('خصم بديعززز', 'COMPANY'),
    makeSomeone('خصم أليفففف', 'COMPANY'),
  ]);
  const [one, other] = pair;
  const text = `رأيان: @${one.handle} ورأي @${other.handle}`;
  const post = await createPost(ctx(third), { text, media: [], audience: 'public', productId: null });
  const subject = { type: 'posts' as const, id: post._id };
  const answered = (await makeComment(db(), { subject, authorId: third.id })).id;

  async function settle(person: Someone, word: string): Promise<Rival> {
    await follow(ctx(person), third.id);
    await follow(ctx(third), person.id);
    await join(person.id, third.id);
    await join(company.id, person.id);
    const { id: comment } = await makeComment(db(), { subject, authorId: person.id });
    await makeComment(db(), { subject, authorId: person.id, parentId: answered });
    await makeComment(db(), { subject: { type: 'products', id: ground.id }, authorId: person.id });
    await makeEntitlement(db(), person.id, ground.id);
    await putEvaluation(ctx(person), { type: 'product', id: ground.id }, { rating: 4, text: 'نافع' });
    await db()
      .insertInto('evaluations')
      .values({
        id: newId(),
        post_id: post._id,
        author_id: person.id,
        rating: 4,
        created_at: NOW,
        updated_at: NOW,
      })
      .execute();
    const own = await makePost(db(), { authorId: person.id, text: 'خصم يقول رأيه #خصومة' });
    const product = await makeProduct(db(), person, { title: 'خصم ودليل' });
    for (const reader of [third, neutral, ...pair]) {
      await savePost(ctx(reader), own.id);
      if (reader !== neutral) await putReaction(ctx(reader), own.id, 'love');
    }
    return { ...person, word, comment, post: own.id, product: product.id };
  }
  const blocker = await settle(one, 'بديعززز');
  const blocked = await settle(other, 'أليفففف');
  const sold = await makeProduct(db(), blocker);
  const entitlement = await makeEntitlement(db(), buyer.id, sold.id);
  const file = await db()
    .selectFrom('product_files')
    .select('id')
    .where('product_id', '=', sold.id)
    .executeTakeFirstOrThrow();
  await addProduct(ctx(buyer), blocker.product);
  const nobody: Rival = {
    ...blocker,
    ...{ id: NO_ID, handle: 'nobody_here', post: NO_ID, product: NO_ID, comment: NO_ID, word: 'لاأحد' },
  };
  return {
    ...{ blocker, blocked, third, neutral, buyer, nobody, answered, entitlement },
    post: post._id,
    product: ground.id,
    company: company.id,
    bought: { id: sold.id, fileId: file.id },
  };
}
