import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { courses } from '@/lib/server/kinds/courses/kind';
import { getCourseRoom } from '@/lib/server/kinds/courses/room';
import { makeMember } from '@/tests/setup/make-member';

const MIGRATION = readFileSync('lib/server/db/migrations/065_files_to_lessons.sql', 'utf8');

/** A course as it was before courses were built: files to download. */
async function oldCourse() {
  const [owner, buyer] = [await makeMember(), await makeMember()];
  const files = ['مقدمة.mp4', 'تمارين.pdf'].map((name) => ({ name, content: Buffer.alloc(400, 1) }));
  const { id } = await makeProduct(db(), owner, { files });
  await sql`update products set type = 'full_course' where id = ${id}`.execute(db());
  const entitlementId = await makeEntitlement(db(), buyer.id, id);
  return { id, buyer, entitlementId };
}

it('gives buyers of a course that was sold as files its files as lessons, and keeps what they downloaded', async () => {
  const { id, buyer, entitlementId } = await oldCourse();
  await sql`insert into entitlement_downloads (entitlement_id, product_file_id, first_at)
    select ${entitlementId}, id, now() from product_files where product_id = ${id} and position = 0`.execute(
    db(),
  );
  await sql.raw(MIGRATION).execute(db());

  const room = await getCourseRoom(buyer.ctx, entitlementId);
  expect(room.sections.map(({ lessons }) => lessons.map(({ title }) => title))).toEqual([
    ['مقدمة.mp4', 'تمارين.pdf'],
  ]);
  const held = {
    ...{ id: entitlementId, lineId: null, productId: id },
    ...{ type: 'full_course', grantedAt: new Date() },
  };
  const usage = await courses.purchases.usage(buyer.ctx, [held]);
  expect(usage.get(entitlementId)).toMatchObject({ done: 1, of: 2 });
  const { rows } = await sql`select from product_files where product_id = ${id}`.execute(db());
  expect(rows).toEqual([]);
});

it('leaves products of other types as they are', async () => {
  const owner = await makeMember();
  const { id } = await makeProduct(db(), owner);
  await sql.raw(MIGRATION).execute(db());
  const { rows } = await sql`select from product_files where product_id = ${id}`.execute(db());
  expect(rows).toHaveLength(1);
});
