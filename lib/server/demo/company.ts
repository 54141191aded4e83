import 'server-only';
import { changeShare } from '@/lib/server/companies/members';
import type { Db } from '@/lib/server/ctx';
import { DAY } from '@/lib/shared/time';
import { makeInvitation, makeMembership } from './company-factory';
import type { Member } from './people';
import { ctxOf } from './people-factory';

const COMPANY = 'darqalam';
const MEMBERS = [
  { who: 'layla', shareBps: 1500, role: 'administrator', daysAgo: 60 },
  { who: 'maryam', shareBps: 1000, role: 'member', daysAgo: 45 },
  { who: 'youssef', shareBps: 750, role: 'member', daysAgo: 20 },
] as const;
const INVITED = { who: 'huda', shareBps: 500, daysAgo: 2 };

/** The demo's company: members with shares, of which one has grown and one will grow, and an invitation that waits. */
export async function fillCompany(db: Db, people: Map<string, Member>, now: Date): Promise<void> {
  const company = people.get(COMPANY);
  if (!company) return;
  const ago = (days: number) => new Date(now.getTime() - days * DAY);
  const ids = new Map<string, string>();
  for (const { who, daysAgo, ...terms } of MEMBERS) {
    const person = people.get(who);
    if (person) ids.set(who, await makeMembership(db, company.id, person, { ...terms, at: ago(daysAgo) }));
  }
  const share = (who: string, shareBps: number, at: Date, from?: Date) =>
    changeShare(ctxOf(db, company, at), company.id, ids.get(who) ?? '', {
      shareBps,
      from: from?.toISOString(),
    });
  await share('maryam', 1250, ago(12));
  await share('layla', 1800, ago(1), new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, 1)));
  const huda = people.get(INVITED.who);
  if (huda)
    await makeInvitation(db, company.id, huda, { shareBps: INVITED.shareBps, at: ago(INVITED.daysAgo) });
}
