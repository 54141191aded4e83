// Manages the site's operators, keys and months. USAGE has the details.

import { Email } from '@/lib/contract/new-accounts';
import { BY_COMMAND } from '@/lib/server/audit/service';
import { closeDb } from '@/lib/server/db/client';
import { AppError } from '@/lib/server/errors';
import { sealBare } from '@/lib/server/identity-checks/bytes';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import {
  grantAdmin,
  listAdmins,
  type RoleChange,
  resetFactor,
  revokeAdmin,
} from '@/lib/server/members/roles';
import { reseal } from '@/lib/server/reseal/service';
import { closeMonth } from '@/lib/server/revenue-share/close';
import { rebuildSearch } from '@/lib/server/search/rebuild';
import { openStoreBeside } from '@/lib/server/serving/store';
import { StartupError } from '@/lib/server/startup-error';
import { formatMoney } from '@/lib/shared/money-format';
import { isMonth } from '@/lib/shared/months';

const USAGE =
  'usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-factor EMAIL | list | reseal | close-month YYYY-MM | rebuild-search';
const [command = '', given = '', ...more] = process.argv.slice(2);

async function main(): Promise<void> {
  const change = { grant: grantAdmin, revoke: revokeAdmin, 'reset-factor': resetFactor }[command];
  const act = { list, reseal: sealAgain, 'close-month': shareMonth, 'rebuild-search': searchAgain }[command];
  if ((!change && !act) || more.length > 0) throw new StartupError(USAGE);
  const email = Email.safeParse(given);
  if (change && !email.success) throw new StartupError(`${given || 'EMAIL'} is no e-mail address. ${USAGE}`);
  if (act === shareMonth && !isMonth(given))
    throw new StartupError(`${given || 'YYYY-MM'} is no month. ${USAGE}`);
  const store = await openStoreBeside();
  try {
    if (change && email.success) tell(email.data, await change(jobCtx(), email.data));
    else await act?.();
  } catch (error) {
    // undefined_table, undefined_column, insufficient_privilege: the store is older than this code
    if (['42P01', '42703', '42501'].includes((error as { code?: string }).code ?? ''))
      throw new StartupError('The store is older than this code: start the app once, so that it is migrated');
    throw error;
  } finally {
    await closeDb();
    await store.close();
  }
}

function tell(email: string, change: RoleChange): void {
  if (change.outcome === 'missing') throw new StartupError(`No account has the e-mail ${email}.`);
  const who = `${change.name} <${email}>`;
  if (change.outcome === 'unchanged') say(`${who} is ${change.role}: nothing to change.`);
  if (change.outcome === 'revoked') say(`${who} is ADMIN no longer.`);
  if (change.outcome === 'reset') say(`${who} sets up a new authenticator app at the next visit.`);
  if (change.outcome !== 'granted') return;
  say(`${who} is ADMIN now.`);
  if (!change.emailVerified)
    say('Mind: this e-mail was never confirmed, so anybody may have made the account.');
}

async function list(): Promise<void> {
  const admins = await listAdmins(jobCtx());
  if (admins.length === 0) say('Nobody is ADMIN.');
  for (const { name, email, status } of admins) {
    say(`${name} <${email ?? 'no e-mail'}>${status === 'active' ? '' : ` (${status})`}`);
  }
}

async function searchAgain(): Promise<void> {
  const { posts, products, users } = await rebuildSearch(jobCtx());
  say(`Made again: ${posts} posts, ${products} products, ${users} people.`);
}

async function sealAgain(): Promise<void> {
  const lost: string[] = [];
  for (const { column, resealed, unopened } of await reseal(jobCtx())) {
    say(`${column}: ${resealed} sealed with the first key of ENCRYPTION_KEY.`);
    lost.push(...unopened.map((id) => `${column} ${id}`));
  }
  say(`Documents from before documents were sealed: ${await sealBare(jobCtx())}.`);
  if (lost.length > 0) throw new StartupError(`No key of ENCRYPTION_KEY opens: ${lost.join(', ')}`);
  say('All is sealed with the first key: the others can go.');
}

/** Running it twice does no harm: a closed month stays as it is, and journals that a crash left out are posted. */
async function shareMonth(): Promise<void> {
  try {
    const { month, pool, currency, members, closed_at: at } = await closeMonth(jobCtx(), given, BY_COMMAND);
    const amount = formatMoney({ amount: pool, currency }, 'en');
    say(`${month} is closed since ${at?.toISOString()}: ${amount} for ${members} members.`);
  } catch (error) {
    const code = error instanceof AppError ? error.code : null;
    if (code === 'month_open') throw new StartupError(`${given} is not over yet: nothing was closed.`);
    if (code === 'not_found')
      throw new StartupError(`${given} is before anything was sold: there is nothing to close.`);
    throw error;
  }
}

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main().catch((error: unknown) => {
  const text = error instanceof StartupError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
