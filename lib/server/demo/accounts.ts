import 'server-only';
import type { MemberCtx } from '@/lib/server/ctx';
import { db } from '@/lib/server/db/client';
import { env } from '@/lib/server/env';
import { usesSecret } from '@/lib/server/second-factor/service';
import { imageUrl } from '@/lib/shared/image';

/** One password for all demo accounts: they contain nothing real. */
export const DEMO_PASSWORD = 'qeema-demo-2026';

/**
 * The second factor of the demo's operator: as public as the password, because this account exists in the demo only.
 */
export const DEMO_OPERATOR_SECRET = 'QEEMADEMOQEEMADEMOQEEMADEMOQEEMA';

/** The accounts on the sign-in page: e-mail and what each shows. */
export const DEMO_ACCOUNTS = [
  { key: 'huda', email: 'huda@demo.qeema.example', role: 'MEMBER' },
  { key: 'sara', email: 'sara@demo.qeema.example', role: 'CREATOR' },
  { key: 'darqalam', email: 'darqalam@demo.qeema.example', role: 'CREATOR' },
  { key: 'admin', email: 'admin@demo.qeema.example', role: 'ADMIN' },
] as const;

export interface DemoAccount {
  name: string;
  email: string;
  password: string;
  role: 'MEMBER' | 'CREATOR' | 'ADMIN';
  profilePic: string | null;
}

/** The demo accounts, where this store holds the demo and DEMO is on; otherwise empty. */
export async function demoAccounts(): Promise<DemoAccount[]> {
  if (!env().DEMO) return [];
  const emails = DEMO_ACCOUNTS.map(({ email }) => email as string);
  const rows = await db()
    .selectFrom('users')
    .select(['name', 'email', 'role', 'profile_pic_id'])
    .where('is_demo', '=', true)
    .where((where) => where('email', '=', where.fn.any(where.val(emails))))
    .execute();
  return DEMO_ACCOUNTS.flatMap(({ email, role }) => {
    const row = rows.find((candidate) => candidate.email === email);
    const profilePic = row?.profile_pic_id ? imageUrl(row.profile_pic_id, 160) : null;
    return row ? [{ name: row.name, email, password: DEMO_PASSWORD, role, profilePic }] : [];
  });
}

/**
 * The code that the page for the second factor fills in for the demo's operator, so that new people can look at the
 * console; null for everybody else, outside of the demo, and once they have set up a device of their own.
 */
export async function demoOperatorSecret(ctx: MemberCtx): Promise<string | null> {
  if (!env().DEMO) return null;
  const row = await ctx.db
    .selectFrom('users')
    .select('email')
    .where('id', '=', ctx.viewer.id)
    .where('is_demo', '=', true)
    .executeTakeFirst();
  if (row?.email !== DEMO_ACCOUNTS[3].email) return null;
  return (await usesSecret(ctx, ctx.viewer.id, DEMO_OPERATOR_SECRET)) ? DEMO_OPERATOR_SECRET : null;
}
