import 'server-only';
import { hashPassword } from '@/lib/server/auth/passwords';
import type { Db, MemberCtx } from '@/lib/server/ctx';
import { storeRenditions } from '@/lib/server/files/service';
import { newId } from '@/lib/server/ids';
import { enrolWith } from '@/lib/server/second-factor/service';
import { DEMO_ACCOUNTS, DEMO_OPERATOR_SECRET, DEMO_PASSWORD } from './accounts';
import { DEMO_PEOPLE } from './content';
import { type Drawn, OPERATOR_KEY } from './drawn-pictures';
import { ctxOf, guestCtx, makeUser } from './people-factory';
import { foundedAt, joinedAt } from './times';

export interface Member {
  id: string;
  handle: string;
  role: string;
}

/** Makes the demo's people with their pictures, and the operator. @returns them by key */
export async function fillPeople(db: Db, drawn: Drawn, now: Date): Promise<Map<string, Member>> {
  const password_hash = await hashPassword(DEMO_PASSWORD);
  const people = new Map<string, Member>();
  const cities = await listedCities(db);
  for (const [index, person] of DEMO_PEOPLE.entries()) {
    const joined = joinedAt(index, now);
    const user = await makeUser(db, {
      id: newId(joined),
      email: `${person.key}@demo.qeema.example`,
      email_verified_at: joined,
      password_hash,
      name: person.name,
      handle: person.handle,
      headline: person.headline,
      bio: person.bio,
      city: person.city,
      city_id: cities.get(`${person.country}|${person.city}`) ?? null,
      country: person.country,
      role: person.role,
      account_type: person.accountType,
      interests: person.interests,
      is_demo: true,
      created_at: joined,
    });
    people.set(person.key, user);
    await dress(ctxOf(db, user, joined), person.key, drawn);
  }
  const { email } = DEMO_ACCOUNTS[3];
  const operator = {
    email,
    password_hash,
    name: 'إدارة قيمة',
    handle: 'qeema_team',
    headline: 'فريق قيمة',
    role: 'ADMIN',
  };
  const founded = foundedAt(now);
  const team = await makeUser(db, {
    ...operator,
    id: newId(founded),
    email_verified_at: founded,
    is_demo: true,
    created_at: founded,
  });
  await dress(ctxOf(db, team, founded), OPERATOR_KEY, drawn);
  await enrolWith(guestCtx(db, now), team.id, DEMO_OPERATOR_SECRET);
  return people;
}

/** The demo's cities in the list, so that their names are in the reader's language. @returns ids by country and name */
async function listedCities(db: Db): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('cities')
    .select(['id', 'country', 'name_ar'])
    .where('name_ar', 'in', [...new Set(DEMO_PEOPLE.map(({ city }) => city))])
    .orderBy('population')
    .execute();
  return new Map(rows.map(({ id, country, name_ar }) => [`${country}|${name_ar}`, id]));
}

async function dress(ctx: MemberCtx, key: string, drawn: Drawn): Promise<void> {
  const picture = drawn.avatars.get(key);
  const cover = drawn.covers.get(key);
  if (!picture) return;
  const profile_pic_id = (await storeRenditions(ctx, `${key}.webp`, picture))._id;
  const cover_id = cover ? (await storeRenditions(ctx, `${key}-cover.webp`, cover))._id : null;
  const pictures = { profile_pic_id, cover_id };
  await ctx.db.updateTable('users').set(pictures).where('id', '=', ctx.viewer.id).execute();
}
