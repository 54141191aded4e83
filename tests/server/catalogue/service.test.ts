import { beforeAll, describe, expect, it } from 'vitest';
import { GET as INTERESTS } from '@/app/api/interests/route';
import { POST as RESTORE } from '@/app/api/operator/catalogue/[list]/[id]/restore/route';
import { POST as RETIRE } from '@/app/api/operator/catalogue/[list]/[id]/retire/route';
import { PATCH as RENAME } from '@/app/api/operator/catalogue/[list]/[id]/route';
import { PUT as ORDER } from '@/app/api/operator/catalogue/[list]/order/route';
import { POST as ADD } from '@/app/api/operator/catalogue/[list]/route';
import { GET as CATALOGUE } from '@/app/api/operator/catalogue/route';
import { PATCH as UPDATE } from '@/app/api/users/update/route';
import type { CatalogueEntry } from '@/lib/contract/catalogue';
import { idFor } from '@/lib/server/catalogue/policy';
import { db } from '@/lib/server/db/client';
import { makeProduct } from '@/lib/server/demo/product-factory';
import { callRoute } from '@/tests/setup/call-route';
import { type Member, makeMember } from '@/tests/setup/make-member';

let operator: Member;
beforeAll(async () => {
  operator = await makeMember({ role: 'ADMIN' });
});

type Lists = Record<'categories' | 'interests', CatalogueEntry[]>;
type Entries = { data: CatalogueEntry[] };

const call = (route: typeof ADD, params: Record<string, string>, body?: unknown, method = 'POST') =>
  callRoute<Entries>(route, { token: operator.token, params, body, method });
const lists = async () => (await callRoute<Lists>(CATALOGUE, { token: operator.token })).payload;
const add = (list: string, ar: string, en: string) => call(ADD, { list }, { ar, en });
const find = (entries: CatalogueEntry[] | undefined, id: string) => entries?.find(({ _id }) => _id === id);
const offered = async () =>
  (await callRoute<{ data: { _id: string }[] }>(INTERESTS)).payload.data.map(({ _id }) => _id);

describe('the catalogue refuses', () => {
  it('a member who is not an operator', async () => {
    const { token } = await makeMember({ role: 'CREATOR' });
    expect((await callRoute(CATALOGUE, { token })).problem.code).toBe('forbidden');
    const body = { ar: 'جديد', en: 'New' };
    expect((await callRoute(ADD, { token, params: { list: 'interests' }, body })).problem.code).toBe(
      'forbidden',
    );
  });

  it('an unknown list, an unknown entry, an empty name and a taken name', async () => {
    expect((await add('countries', 'جديد', 'New')).status).toBe(404);
    const renamed = await call(RENAME, { list: 'interests', id: 'nothing' }, { ar: 'ا', en: 'a' }, 'PATCH');
    expect(renamed.status).toBe(404);
    expect((await add('interests', ' ', 'New')).problem.errors).toEqual({ ar: 'validation:required' });
    expect((await add('interests', 'جديد', 'design')).problem).toMatchObject({
      code: 'conflict',
      errors: { en: 'validation:nameTaken' },
    });
  });

  it('an order that leaves an entry out, has one twice or has an unknown one', async () => {
    const ids = (await lists()).categories.map(({ _id }) => _id);
    const [first = '', ...rest] = ids;
    for (const wrong of [rest, [first, ...ids], ['nothing', ...rest]]) {
      const { problem } = await call(ORDER, { list: 'categories' }, { ids: wrong }, 'PUT');
      expect(problem.code).toBe('conflict');
    }
  });

  it('to retire an entry in use without a replacement, or with one that is not offered', async () => {
    await makeProduct(db(), await makeMember({ role: 'CREATOR' }), { categoryId: 'crafts' });
    const retire = (into?: string) => call(RETIRE, { list: 'categories', id: 'crafts' }, { into });
    expect((await retire()).problem).toMatchObject({
      code: 'in_use',
      errors: { into: 'validation:required' },
    });
    for (const into of ['crafts', 'nothing']) expect((await retire(into)).problem.code).toBe('conflict');
  });
});

describe('a list', () => {
  it('takes a new entry at its end, which members may choose', async () => {
    const { payload } = await add('interests', 'الفلك', 'Sky & stars');
    expect(payload.data.filter(({ retiredAt }) => !retiredAt).at(-1)).toMatchObject({
      _id: 'sky_stars',
      name: { ar: 'الفلك', en: 'Sky & stars' },
      uses: 0,
    });
    expect((await offered()).at(-1)).toBe('sky_stars');
    expect(idFor('Sky & stars', new Set(['sky_stars']))).toBe('sky_stars_2');
    expect(idFor('فلك', new Set())).toBe('entry');
  });

  it('gives each of ten entries added at once its own position', async () => {
    await Promise.all(Array.from({ length: 10 }, (_, i) => add('categories', `صنف ${i}`, `Kind ${i}`)));
    const rows = await db().selectFrom('categories').select('position').execute();
    expect(new Set(rows.map(({ position }) => position)).size).toBe(rows.length);
  });

  it('can be put into another order, and its entries can be renamed', async () => {
    const ids = (await lists()).interests.filter(({ retiredAt }) => !retiredAt).map(({ _id }) => _id);
    const { payload } = await call(ORDER, { list: 'interests' }, { ids: [...ids].reverse() }, 'PUT');
    expect(payload.data.map(({ _id }) => _id).slice(0, ids.length)).toEqual([...ids].reverse());
    expect(await offered()).toEqual([...ids].reverse());
    const renamed = await call(
      RENAME,
      { list: 'interests', id: 'cooking' },
      { ar: 'فنون الطبخ', en: 'Cookery' },
      'PATCH',
    );
    expect(find(renamed.payload.data, 'cooking')?.name).toEqual({ ar: 'فنون الطبخ', en: 'Cookery' });
  });

  it('moves products and interests from a retired entry to its replacement, without doubles', async () => {
    const one = await makeMember({ interests: ['finance', 'health', 'design'] });
    const both = await makeMember({ interests: ['health', 'finance'] });
    const { payload } = await call(RETIRE, { list: 'interests', id: 'finance' }, { into: 'health' });
    expect(find(payload.data, 'finance')).toMatchObject({ uses: 0, retiredAt: expect.any(String) });
    const interests = async ({ id }: Member) =>
      (await db().selectFrom('users').select('interests').where('id', '=', id).executeTakeFirstOrThrow())
        .interests;
    expect([await interests(one), await interests(both)]).toEqual([['health', 'design'], ['health']]);

    const product = await makeProduct(db(), one, { categoryId: 'writing' });
    await call(RETIRE, { list: 'categories', id: 'writing' }, { into: 'culture' });
    const row = db().selectFrom('products').select('category_id').where('id', '=', product.id);
    expect((await row.executeTakeFirstOrThrow()).category_id).toBe('culture');

    expect(await offered()).not.toContain('finance');
    const chosen = await callRoute(UPDATE, {
      token: one.token,
      body: { interests: ['finance'] },
      method: 'PATCH',
    });
    expect(chosen.problem.errors).toEqual({ interests: 'validation:invalid' });
    await call(RESTORE, { list: 'interests', id: 'finance' });
    expect(await offered()).toContain('finance');
    expect((await call(RESTORE, { list: 'interests', id: 'finance' })).problem.code).toBe('conflict');
  });

  it('records each change in the audit log', async () => {
    const rows = await db().selectFrom('audit_log').select(['action', 'details']).orderBy('seq').execute();
    expect(new Set(rows.map(({ action }) => action))).toEqual(
      new Set([
        'catalogue.add',
        'catalogue.order',
        'catalogue.rename',
        'catalogue.retire',
        'catalogue.restore',
      ]),
    );
    expect(rows.find(({ action }) => action === 'catalogue.retire')?.details).toEqual({
      list: 'interests',
      id: 'finance',
      into: 'health',
    });
  });
});
