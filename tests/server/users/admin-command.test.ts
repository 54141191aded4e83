import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/demo/people-factory';
import { env } from '@/lib/server/env';
import { newId } from '@/lib/server/ids';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { BY_CLOCK, closeMonth } from '@/lib/server/revenue-share/close';
import { enrolWith } from '@/lib/server/second-factor/service';
import { addMonths, monthOf, monthSpan } from '@/lib/shared/months';
import { HOUR, MINUTE } from '@/lib/shared/time';
import { NOW } from '@/tests/setup/clock';
import { postAlone } from '@/tests/setup/post-journals';
import { scratchFolder } from '@/tests/setup/scratch-folder';
import { bundle } from '../../../scripts/bundle.mjs';

interface Said {
  code: number;
  stdout: string;
  stderr: string;
}

// `npm run admin` bundles the command each time: scripts/run.mjs.
const program = resolve(`node_modules/.cache/qeema/admin-test-${process.pid}.mjs`);
beforeAll(() => bundle('scripts/admin.ts', program));
afterAll(() => {
  for (const file of [program, `${program}.map`]) rmSync(file, { force: true });
});

/** Runs what `npm run admin -- …` runs at NOW, on the store of this test unless `settings` name another. */
function admin(words: string[], settings: Record<string, string> = {}): Promise<Said> {
  const env = { ...process.env, LOG_LEVEL: 'silent', TEST_CLOCK: NOW.toISOString(), ...settings };
  return new Promise((answer) => {
    execFile(process.execPath, [program, ...words], { env }, (error, stdout, stderr) =>
      answer({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

it('the admin command refuses in one line and prints no stack trace', { timeout: MINUTE }, async () => {
  const refusals = [
    [['promote', 'a@b.example'], /^usage: /],
    [['close-month'], /^YYYY-MM is no month\. usage: /],
    [['close-month', '2026-13'], /^2026-13 is no month\. usage: /],
    [['close-month', '2999-01'], /^2999-01 is not over yet: nothing was closed\.$/m],
    [['close-month', '2001-01'], /^2001-01 is before anything was sold: there is nothing to close\.$/m],
    [['grant', 'nobody@command.example'], /^No account has the e-mail nobody@command\.example\.$/m],
  ] as const;
  const refuses = async ([words, says]: (typeof refusals)[number]) => {
    const { code, stderr } = await admin([...words]);
    expect([code, stderr.trim().split('\n').length], stderr).toEqual([1, 1]);
    expect(stderr).toMatch(says);
  };
  await Promise.all(refusals.map(refuses));
  const empty = scratchFolder('admin');
  const { code, stderr } = await admin(['list'], { DATABASE_URL: '', DATA_DIR: empty });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no store in /)]);
});

it('the admin command grants, lists and revokes the operator role', { timeout: MINUTE }, async () => {
  await makeUser(db(), { name: 'سارة', email: 'sara@command.example', email_verified_at: NOW });
  const granted = await admin(['grant', ' SARA@command.example']);
  expect(granted).toEqual({ code: 0, stdout: 'سارة <sara@command.example> is ADMIN now.\n', stderr: '' });
  expect((await admin(['list'])).stdout).toBe('سارة <sara@command.example>\n');
  expect((await admin(['revoke', 'sara@command.example'])).stdout).toContain('is ADMIN no longer.');
});

it('the admin command reseals what another key has sealed, and names what no key opens', {
  timeout: MINUTE,
}, async () => {
  const { id } = await makeUser(db(), { email: 'sealed@command.example' });
  const [former, next] = [env().ENCRYPTION_KEY, 'the-next-key-the-next-key-the-next-key'];
  await enrolWith(jobCtx(), id, 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP');
  const done = await admin(['reseal'], { ENCRYPTION_KEY: `${next},${former}` });
  expect([done.code, done.stdout]).toEqual([0, expect.stringContaining('second_factors.secret: 1 sealed')]);
  const without = await admin(['reseal'], { ENCRYPTION_KEY: former });
  expect([without.code, without.stderr]).toEqual([
    1,
    `No key of ENCRYPTION_KEY opens: second_factors.secret ${id}\n`,
  ]);
});

it('the admin command closes a month once, even when others close it at the same time', {
  timeout: 120_000,
}, async () => {
  const [month, ago] = [addMonths(monthOf(NOW), -1), addMonths(monthOf(NOW), -2)];
  const at = new Date(monthSpan(ago).from.getTime() + HOUR);
  const postings = [
    { account: { ownerId: null, kind: 'clearing' }, amount: -1_000 },
    { account: { ownerId: null, kind: 'fees' }, amount: 1_000 },
  ];
  await postAlone(jobCtx(at), { kind: 'sale', ref: newId(), currency: 'USD', postings });
  const all = await Promise.all([
    admin(['close-month', month]),
    admin(['close-month', month]),
    closeMonth(jobCtx(), ago, BY_CLOCK),
  ]);
  for (const { code, stdout } of all.slice(0, 2) as Said[])
    expect([code, stdout]).toEqual([0, expect.stringMatching(new RegExp(`^${month} is closed since .*\\$`))]);
  const closed = await db().selectFrom('revenue_months').select(['month', 'pool']).orderBy('month').execute();
  expect(closed).toEqual([
    { month: ago, pool: 300 },
    { month, pool: 300 },
  ]);
  const before = await admin(['close-month', month]);
  expect(before.stdout).toBe((all[0] as Said).stdout);
  const entries = db().selectFrom('audit_log').select('actor').where('action', '=', 'close_month').execute();
  expect((await entries).every(({ actor }) => actor === 'command')).toBe(true);
});
