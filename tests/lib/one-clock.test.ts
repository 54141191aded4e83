import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';

const REAL_TIME = /\bDate\.now\b|\bnew Date\(\)/;
/** The database's clock, in SQL. */
const DATABASE_TIME =
  /(?<![.\w])(now|(clock|statement|transaction)_timestamp)\(\)(?!: )|\b(current_(date|time|timestamp)|localtimestamp)\b/i;

/** Files that read the machine's clock, with the reason. */
const MAY_READ_REAL_TIME = new Map([
  ['lib/server/clock.ts', 'is the app’s clock'],
  ['lib/server/adapters/storage/folder.ts', 'compares it with the times that the machine gives to files'],
  ['tests/server/adapters/storage/folder.test.ts', 'sets such times'],
]);
const MAY_ASK_THE_DATABASE = new Map([
  ['lib/server/db/migrate.ts', 'when a migration was applied concerns operations only'],
  ['lib/server/jobs/leases.ts', 'a lease is compared by many instances, whose clocks differ'],
  ['lib/server/jobs/queue.ts', 'the queue compares with the database’s clock'],
  ['lib/server/kinds/bookings/repo-requests.ts', 'a deadline ends once, and instances’ clocks differ'],
  ['lib/server/uploads/repo.ts', 'leases, as above'],
  ['lib/server/uploads/repo-lease.ts', 'leases, as above'],
]);

function offenders(folders: readonly string[], endings: RegExp, pattern: RegExp): string[] {
  const files = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
  );
  const sources = files.filter((file) => endings.test(file));
  expect(sources.length).toBeGreaterThan(100);
  return sources.filter((file) => pattern.test(readFileSync(file, 'utf8'))).sort();
}

describe('the time comes from one clock', () => {
  it.each([
    ['select now()::date', true],
    ['set at = transaction_timestamp()', true],
    ['where at > localtimestamp', true],
    ['ctx.clock.now()', false],
    ['now(): Date {', false],
  ])('knows the clock of the database: %s', (text, isIts) => {
    expect(DATABASE_TIME.test(text)).toBe(isIts);
  });

  it('in the server, the pages and their tests', () => {
    const folders = ['lib/server', 'app', 'tests/server', 'tests/contract', 'tests/model'];
    expect(offenders(folders, /[.]tsx?$/, REAL_TIME)).toEqual([...MAY_READ_REAL_TIME.keys()].sort());
  });

  it('in SQL', () => {
    expect(offenders(['lib/server'], /[.]ts$/, DATABASE_TIME)).toEqual(
      [...MAY_ASK_THE_DATABASE.keys()].sort(),
    );
  });
});
