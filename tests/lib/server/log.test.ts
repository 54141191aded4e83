import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import type { log } from '@/lib/server/log';

function written(entry: object): string {
  const { stdout, stderr } = spawnSync(
    process.execPath,
    ['scripts/run.mjs', 'tests/setup/write-log.ts', JSON.stringify(entry)],
    { encoding: 'utf8' },
  );
  expect(stderr).toBe('');
  return stdout;
}

test('text from a caller can neither start a new line in the log nor add a field to it', () => {
  const forged = '\r\n{"level":"fatal","msg":"forged"}\n\u001b[31m\u2028';
  const text = written({
    fields: {
      path: forged,
      requestId: forged,
      password: 'hunter2',
      authorization: 'Bearer x',
      email: 'a@b.example',
    },
    message: forged,
    error: forged,
  });
  const lines = text.split(/\r?\n/).filter(Boolean);
  expect(lines).toHaveLength(1);
  const { level, path, msg, err, ...rest } = JSON.parse(lines[0] ?? '');
  expect({ level, path, msg, said: err.message }).toEqual({
    level: 'warn',
    path: forged,
    msg: forged,
    said: forged,
  });
  expect(Object.keys(rest).sort()).toEqual(['requestId', 'time']);
  expect(text).not.toMatch(/hunter2|Bearer|a@b\.example/);
  expect(text).not.toContain('\u001b');
});

test('a field that is not on the list does not compile', () => {
  const typed = (write: typeof log.info) => {
    write({ payoutId: '1' }, 'a payout');
    // @ts-expect-error: nobody has said that it holds no personal data
    write({ payout: '1' }, 'a payout');
  };
  expect(() => typed(() => {})).not.toThrow();
});
