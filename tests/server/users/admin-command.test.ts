import { execFile } from 'node:child_process';
import { afterAll, expect, it } from 'vitest';
import { closeDb, db } from '@/lib/server/db/client';
import { makeUser } from '@/lib/server/db/demo/people-factory';
import { env } from '@/lib/server/env';
import { jobCtx } from '@/lib/server/jobs/job-ctx';
import { enrolWith } from '@/lib/server/second-factor/service';
import { scratchFolder } from '@/tests/setup/scratch-folder';

afterAll(closeDb);

interface Said {
  code: number;
  stdout: string;
  stderr: string;
}

/** `npm run admin -- …`, on the store of this test unless told otherwise. */
function admin(words: string[], settings: Record<string, string> = {}): Promise<Said> {
  const env = { ...process.env, LOG_LEVEL: 'silent', ...settings };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      ['scripts/run.mjs', 'scripts/admin.ts', ...words],
      { env },
      (error, stdout, stderr) => resolve({ code: error ? Number(error.code) : 0, stdout, stderr }),
    );
  });
}

it('refuses in one line, without a trace', { timeout: 60_000 }, async () => {
  const refusals = [
    [['promote', 'a@b.example'], /^usage: /],
    [['grant', 'nobody@command.example'], /^No account has the e-mail nobody@command\.example\.$/m],
  ] as const;
  for (const [words, says] of refusals) {
    const { code, stderr } = await admin([...words]);
    expect([code, stderr.trim().split('\n').length], stderr).toEqual([1, 1]);
    expect(stderr).toMatch(says);
  }
  const empty = scratchFolder('admin');
  const { code, stderr } = await admin(['list'], { DATABASE_URL: '', DATA_DIR: empty });
  expect([code, stderr]).toEqual([1, expect.stringMatching(/^There is no store in /)]);
});

it('grants, lists and revokes', { timeout: 60_000 }, async () => {
  await makeUser(db(), { name: 'سارة', email: 'sara@command.example', email_verified_at: new Date() });
  const granted = await admin(['grant', ' SARA@command.example']);
  expect(granted).toEqual({ code: 0, stdout: 'سارة <sara@command.example> is ADMIN now.\n', stderr: '' });
  expect((await admin(['list'])).stdout).toBe('سارة <sara@command.example>\n');
  expect((await admin(['revoke', 'sara@command.example'])).stdout).toContain('is ADMIN no longer.');
});

it('seals anew what another key has sealed, and says what none opens', { timeout: 60_000 }, async () => {
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
