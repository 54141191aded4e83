import 'server-only';
import type { IdentityDetails } from '@/lib/contract/identity';
import type { Db } from '@/lib/server/ctx';
import { reject } from '@/lib/server/identity-checks/decide-check';
import { submit, uploadDocument } from '@/lib/server/identity-checks/service';
import { DAY } from '@/lib/shared/time';
import { DEMO_PEOPLE } from './content';
import type { Drawn } from './drawn-pictures';
import { approveIdentity } from './identity-factory';
import { operatorCtx } from './operator';
import { formWith, identityCard } from './papers';
import type { Member } from './people';
import { ctxOf } from './people-factory';

/** People whose papers the operator still has to check, or has sent back. */
const OPEN = new Map([
  ['khalid', { daysAgo: 0.6, rejected: false }],
  ['youssef', { daysAgo: 1.4, rejected: false }],
  ['maryam', { daysAgo: 3, rejected: true }],
]);

/** Names of creators as their documents write them, and days of birth. */
const PAPERS: ReadonlyMap<string, readonly [latinName: string, dateOfBirth: string]> = new Map([
  ['sara', ['SARA ALOTAIBI', '1991-02-14']],
  ['omar', ['OMAR HADDAD', '1988-07-03']],
  ['darqalam', ['RANIA KHOURY', '1979-11-22']],
  ['layla', ['LEILA BEN YOUSSEF', '1994-05-09']],
  ['khalid', ['KHALID ALMANSOORI', '1985-09-30']],
  ['maryam', ['MARYAM ALZAHRANI', '1990-12-01']],
  ['youssef', ['YOUSSEF ABDELRAHMAN', '1997-03-18']],
]);

/** The demo's operator checked the demo's creators long ago, so that they can be paid; except some. */
export async function fillIdentities(
  db: Db,
  people: Map<string, Member>,
  drawn: Drawn,
  now: Date,
): Promise<void> {
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const operator = (await operatorCtx(db, now)).viewer.id;
  for (const [key, person] of people) {
    const open = OPEN.get(key);
    if (open) await sendPapers(db, key, person, drawn, ago(open.daysAgo));
    else if (person.role === 'CREATOR') {
      const details = detailsOf(key);
      await approveIdentity(db, { userId: person.id, by: operator, at: ago(35), details });
    }
    if (open?.rejected) await sendBack(db, person, ago(open.daysAgo - 1));
  }
}

async function sendPapers(db: Db, key: string, person: Member, drawn: Drawn, at: Date): Promise<void> {
  const ctx = ctxOf(db, person, at);
  const card = formWith('identity.png', 'image/png', await identityCard(key, drawn));
  await uploadDocument(ctx, 'front', card);
  await submit(ctx, detailsOf(key));
}

function detailsOf(key: string): IdentityDetails {
  const [latinName = '', dateOfBirth = ''] = PAPERS.get(key) ?? [];
  const { name: arabicName = '', country = '' } = DEMO_PEOPLE.find((person) => person.key === key) ?? {};
  return { latinName, arabicName, dateOfBirth, country };
}

async function sendBack(db: Db, person: Member, at: Date): Promise<void> {
  const { id } = await db
    .selectFrom('identity_checks')
    .select('id')
    .where('user_id', '=', person.id)
    .executeTakeFirstOrThrow();
  const why = { reason: 'expired', note: 'انتهت صلاحية البطاقة في الصيف.' } as const;
  await reject(await operatorCtx(db, at), id, why);
}
