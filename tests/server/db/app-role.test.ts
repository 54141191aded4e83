import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { prepareAppRole } from '@/lib/server/db/app-role';
import { migrate } from '@/lib/server/db/migrate';
import { log } from '@/lib/server/log';
import { databaseUrl } from '@/tests/setup/database-url';

const OWNER = `qeema_owner_${randomBytes(4).toString('hex')}`;
const APP = `${OWNER}_app`;
const url = () => process.env.DATABASE_URL ?? '';
const database = () => new URL(url()).pathname.slice(1);
const made = () => `${database()}_app`;

/** The address of the same database for another user. */
function by(user: string, address = url()): string {
  const changed = new URL(address);
  changed.username = user;
  return changed.toString();
}

async function ask<Row extends pg.QueryResultRow>(address: string, ...statements: string[]): Promise<Row[]> {
  const client = new pg.Client({ connectionString: address });
  await client.connect();
  try {
    let rows: Row[] = [];
    for (const statement of statements) rows = (await client.query<Row>(statement)).rows;
    return rows;
  } finally {
    await client.end();
  }
}

beforeAll(() => ask(url(), `CREATE ROLE ${OWNER} LOGIN`, `CREATE ROLE ${APP} LOGIN`));

afterAll(async () => {
  for (const role of [OWNER, APP, made()]) {
    const [found] = await ask(url(), `SELECT FROM pg_roles WHERE rolname = '${role}'`);
    if (found) await ask(url(), `DROP OWNED BY ${role} CASCADE`, `DROP ROLE ${role}`);
  }
});

const REFUSED = [
  ...[
    ['journals', 'kind'],
    ['postings', 'amount'],
    ['audit_log', 'action'],
  ].flatMap(([table, column]) => [
    `UPDATE ${table} SET ${column} = ${column}`,
    `DELETE FROM ${table}`,
    `TRUNCATE ${table} CASCADE`,
  ]),
  'DELETE FROM schema_migrations',
  'DELETE FROM schema_parts',
  `INSERT INTO schema_parts VALUES ('x')`,
  'TRUNCATE holds CASCADE',
];
const ALLOWED = [
  'SELECT count(*) FROM postings',
  `SELECT post_journals('{}', '{}', '{}', now(), '{}', '{}', '{}', '{}', '{}', '{}')`,
  'UPDATE orders SET expires_at = expires_at',
  'DELETE FROM cart_lines',
  `SELECT graphile_worker.add_job('sendLetter')`,
  'UPDATE graphile_worker._private_jobs SET locked_at = null',
];

describe.each([
  [
    'made when the owner is the only user',
    async () => prepareAppRole({ owner: url(), app: url(), isPooled: false }),
  ],
  ['with an address of its own', async () => prepareAppRole({ owner: url(), app: by(APP), isPooled: true })],
])('the role of the app, %s,', (_, prepare) => {
  let app: string;
  beforeAll(async () => {
    app = await prepare();
  });

  it.each([
    ...REFUSED,
    'ALTER TABLE postings DISABLE TRIGGER USER',
    'SET session_replication_role = replica',
  ])('is refused: %s', async (statement) => {
    await expect(ask(app, statement)).rejects.toThrow(/^(permission denied|must be owner)/);
  });

  it('may do what the app does', async () => {
    for (const statement of ALLOWED) await ask(app, statement);
    const [added] = await ask<{ n: number }>(
      app,
      'SELECT count(*)::int AS n FROM graphile_worker._private_jobs',
    );
    expect(added?.n).toBeGreaterThan(0);
  });

  it('loses a right that somebody gave it, and gets its rights on a new table, at the next start', async () => {
    const [{ user = '' } = {}] = await ask<{ user: string }>(app, 'SELECT current_user AS user');
    const table = `later_${user.slice(-20)}`;
    await ask(url(), `GRANT UPDATE ON journals TO "${user}"`, `CREATE TABLE ${table} (id int)`);
    await ask(app, 'UPDATE journals SET id = id WHERE false');
    await expect(ask(app, `INSERT INTO ${table} VALUES (1)`)).rejects.toThrow('permission denied');
    await prepare();
    await expect(ask(app, 'UPDATE journals SET id = id WHERE false')).rejects.toThrow('permission denied');
    await ask(app, `INSERT INTO ${table} VALUES (1)`, `UPDATE ${table} SET id = 2`, `DELETE FROM ${table}`);
    await ask(url(), `DROP TABLE ${table}`);
  });

  it('is left as it is by a start that finds nothing to change', async () => {
    const rights = () =>
      ask(url(), `SELECT xmin, relname FROM pg_class WHERE relname IN ('journals', 'posts')`);
    const before = await rights();
    await prepare();
    expect(await rights()).toEqual(before);
  });

  it('is prepared by several instances that start together', async () => {
    expect(await Promise.all(Array.from({ length: 4 }, prepare))).toEqual(Array(4).fill(app));
  });
});

describe('a start of the app warns that its user may change the books, by the rights of', () => {
  const GROUP = `${OWNER}_group`;
  const prepare = () => prepareAppRole({ owner: url(), app: by(APP), isPooled: false });
  beforeAll(() => ask(url(), `CREATE ROLE ${GROUP}`));
  afterAll(() => ask(url(), `DROP OWNED BY ${GROUP}`, `DROP ROLE ${GROUP}`));

  it.each([
    [
      'PUBLIC',
      'GRANT DELETE ON journals TO PUBLIC',
      'REVOKE DELETE ON journals FROM PUBLIC',
      'journals: DELETE',
    ],
    [
      'a group',
      `GRANT UPDATE (amount) ON postings TO ${GROUP}; GRANT ${GROUP} TO ${APP}`,
      `REVOKE ${GROUP} FROM ${APP}`,
      'postings: UPDATE',
    ],
    [
      'pg_write_all_data',
      `GRANT pg_write_all_data TO ${APP}`,
      `REVOKE pg_write_all_data FROM ${APP}`,
      'audit_log: UPDATE',
    ],
  ])('%s', async (_, give, take, right) => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    await ask(url(), ...give.split('; '));
    try {
      expect(await prepare()).toBe(by(APP));
    } finally {
      await ask(url(), take);
    }
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { role: APP, rights: expect.arrayContaining([right]) },
      expect.stringMatching(/^the app may change the books/),
    );
    warn.mockClear();
    await prepare();
    expect(warn).not.toHaveBeenCalled();
  });
});

it('every session of a user that comes through a pooler has the statement timeout, though none asks for it', async () => {
  await prepareAppRole({ owner: url(), app: by(APP), isPooled: true });
  const limits = `SELECT current_setting('statement_timeout') AS statement,
    current_setting('idle_in_transaction_session_timeout') AS idle`;
  expect(await ask(by(APP), limits)).toEqual([{ statement: '14s', idle: '15s' }]);
  expect(await ask(url(), limits)).toEqual([{ statement: '0', idle: '0' }]);
});

describe('on a server where the owner of the tables is not a superuser', () => {
  const name = () => `${database()}_owned`;
  const owned = () => by(OWNER, databaseUrl(url(), name()));
  const prepare = () => prepareAppRole({ owner: owned(), app: owned(), isPooled: false });

  beforeAll(async () => {
    await ask(url(), `CREATE DATABASE ${name()} OWNER ${OWNER}`);
    await migrate(owned());
  });
  afterAll(() => ask(url(), `DROP DATABASE ${name()} WITH (FORCE)`, `DROP ROLE IF EXISTS ${name()}_app`));

  it('the app works as the owner if that may not make roles, and the log says so', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    expect(await prepare()).toBe(owned());
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^the app works as the owner of its tables/),
    );
  });

  it('the app works as the owner if that is its user, with a superuser for migrations, and the log says so', async () => {
    const warn = vi.spyOn(log, 'warn').mockImplementation(() => {});
    const owner = databaseUrl(url(), name());
    expect(await prepareAppRole({ owner, app: owned(), isPooled: false })).toBe(owned());
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringMatching(/^the app works as the owner of its tables/),
    );
    await ask(owned(), 'UPDATE journals SET id = id WHERE false');
  });

  it('the app works as a role that cannot change the books if the owner may make roles', async () => {
    await ask(url(), `ALTER ROLE ${OWNER} CREATEROLE`);
    const app = await prepare();
    expect(await prepare()).toBe(app);
    await expect(ask(app, 'UPDATE journals SET kind = kind')).rejects.toThrow('permission denied');
    for (const statement of ALLOWED) await ask(app, statement);
  });
});
