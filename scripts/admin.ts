// Who runs the site: npm run admin -- grant EMAIL | revoke EMAIL | reset-factor EMAIL | list
import { Email } from '@/lib/contract/users';
import { closeDb } from '@/lib/server/db/client';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { openStoreBeside } from '@/lib/server/serving/store';
import { StartupError } from '@/lib/server/startup-error';
import { grantAdmin, listAdmins, type RoleChange, resetFactor, revokeAdmin } from '@/lib/server/users/roles';

const USAGE = 'usage: npm run admin -- grant EMAIL | revoke EMAIL | reset-factor EMAIL | list';
const [command = '', address = '', ...more] = process.argv.slice(2);

async function main(): Promise<void> {
  const change = { grant: grantAdmin, revoke: revokeAdmin, 'reset-factor': resetFactor }[command];
  if ((!change && command !== 'list') || more.length > 0) throw new StartupError(USAGE);
  const email = Email.safeParse(address);
  if (change && !email.success)
    throw new StartupError(`${address || 'EMAIL'} is no e-mail address. ${USAGE}`);
  const store = await openStoreBeside();
  try {
    if (change && email.success) tell(email.data, await change(jobCtx(), email.data));
    else await list();
  } catch (error) {
    // undefined_table, undefined_column: the store is older than this code
    if (['42P01', '42703'].includes((error as { code?: string }).code ?? ''))
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

function say(line: string): void {
  process.stdout.write(`${line}\n`);
}

await main().catch((error: unknown) => {
  const text = error instanceof StartupError ? error.message : (error as Error).stack;
  process.stderr.write(`${text}\n`);
  process.exitCode = 1;
});
