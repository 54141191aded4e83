import 'server-only';
import pg from 'pg';
import { log } from '@/lib/server/log';
import { addressOf, openConnection, openSession, SESSION_LIMITS, withSetting } from './session';

/**
 * Tables where rows are only ever added: the app's role may not change or delete them, whatever the app's code does.
 */
const APPEND_ONLY = ['journals', 'postings', 'audit_log'];
const LOCK = 7_370_154; // any number, the same in every instance
const NOT_ALLOWED = '42501';

/** The addresses of one database. */
export interface Addresses {
  /** the server's own address, as the owner of the tables */
  owner: string;
  /** the address that the app works with */
  app: string;
  /** whether the app's address leads to a pooler */
  isPooled: boolean;
}

/**
 * Makes the app work as a role that may not change rows of append-only tables (decisions/034): the user of its own
 * address, or, where that is the owner, a role that is made here. Where no role may be made, a line in the log says so
 * and the app works as the owner. Behind a pooler the app's user also stores the limits of its sessions.
 * @returns the address for the app's connections
 * @throws StartupError where the app's address cannot be reached
 */
export async function prepareAppRole({ owner, app, isPooled }: Addresses): Promise<string> {
  const user = await prepareUser(app, isPooled);
  const client = await openSession(owner, addressOf(isPooled));
  try {
    await client.query('BEGIN');
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK]);
    const isOwner = await mayActAs(client, user);
    const role = !isOwner ? user : isPooled ? null : await makeRole(client);
    // A right that an owner does not have is also missing when PostgreSQL checks a foreign key: so the owner's rights
    // stay.
    const isFree = role === null || (await ownsBooks(client, role));
    if (!isFree) await setRights(client, role);
    const kept = isFree ? [] : await rightsKept(client, role);
    await client.query('COMMIT');
    if (isFree)
      log.warn(
        'the app works as the owner of its tables, who may change the books: give DATABASE_URL another user than DATABASE_DIRECT_URL, or let its user make roles',
      );
    if (kept.length > 0)
      log.warn(
        { role, rights: kept },
        'the app may change the books by rights that are not its own: take them from PUBLIC, or from the roles that its user is a member of',
      );
    return role && isOwner ? withRole(app, role) : app;
  } finally {
    await client.end();
  }
}

/** The user of the app's address. Session parameters that a pooler drops must be stored with the user. */
async function prepareUser(app: string, isPooled: boolean): Promise<string> {
  const client = await openConnection(app, 'DATABASE_URL');
  try {
    if (isPooled) await keepLimits(client);
    return await userOf(client);
  } finally {
    await client.end();
  }
}

/** Whether a user has all rights of the session's owner: the same one, a member of that role, or a superuser. */
async function mayActAs(owner: pg.Client, user: string): Promise<boolean> {
  const { rows } = await owner.query<{ may: boolean }>(
    `SELECT pg_has_role($1, current_user, 'MEMBER') AS may`,
    [user],
  );
  return rows[0]?.may ?? true;
}

async function userOf(client: pg.Client): Promise<string> {
  const { rows } = await client.query<{ user: string }>('SELECT current_user AS user');
  return rows[0]?.user ?? '';
}

/**
 * Stores the limits with the user in this database: the server then applies them to each session that the pooler opens.
 * Every user may do that for itself.
 */
async function keepLimits(client: pg.Client): Promise<void> {
  const limits = Object.entries(SESSION_LIMITS);
  const { rows } = await client.query<{ database: string; kept: boolean }>(
    `SELECT current_database() AS database, bool_and(s.setting::int = l.ms) AS kept
       FROM unnest($1::text[], $2::int[]) AS l (name, ms) JOIN pg_settings s USING (name)`,
    [limits.map(([name]) => name), limits.map(([, ms]) => ms)],
  );
  const [found] = rows;
  if (!found || found.kept) return;
  const database = pg.escapeIdentifier(found.database);
  const all = (begin: string) => limits.map(([name, ms]) => `${begin} ${name} = ${ms}`);
  // As one message, so that a pooler uses one session for all of it; a session opened before this would go on without
  // the limits.
  await client.query(
    [
      'BEGIN',
      `SELECT pg_advisory_xact_lock(${LOCK})`,
      ...all(`ALTER ROLE CURRENT_USER IN DATABASE ${database} SET`),
      ...all('SET'),
      'COMMIT',
    ].join('; '),
  );
}

/** Whether a role can give itself the refused rights again: as the owner of the books. */
async function ownsBooks(client: pg.Client, role: string): Promise<boolean> {
  const { rows } = await client.query<{ owns: boolean }>(
    `SELECT bool_or(pg_has_role($1, c.relowner, 'MEMBER')) AS owns FROM pg_class c WHERE c.oid = ANY ($2::regclass[])`,
    [role, APPEND_ONLY],
  );
  return rows[0]?.owns ?? false;
}

/** The role for the app where its address is the owner's; null where the owner may not make one. */
async function makeRole(client: pg.Client): Promise<string | null> {
  const { rows } = await client.query<{ role: string; exists: boolean }>(
    `SELECT role, EXISTS (SELECT FROM pg_roles WHERE rolname = role) AS exists
       FROM (SELECT left(current_database(), 59) || '_app' AS role) r`,
  );
  const { role = '', exists = false } = rows[0] ?? {};
  const name = pg.escapeIdentifier(role);
  const steps = [
    ...(exists ? [] : [`CREATE ROLE ${name} NOLOGIN`, `GRANT ${name} TO CURRENT_USER`]),
    `SET LOCAL ROLE ${name}`,
    'RESET ROLE',
  ];
  await client.query('SAVEPOINT role');
  try {
    await client.query(steps.join('; '));
    return role;
  } catch (error) {
    if ((error as { code?: string }).code !== NOT_ALLOWED) throw error;
    await client.query('ROLLBACK TO role');
    return null;
  }
}

/**
 * Gives a role its rights on the tables of the app and its queue, and takes away all others: only where they differ,
 * since each start does this while other instances work.
 */
async function setRights(client: pg.Client, role: string): Promise<void> {
  const { rows } = await client.query<{ table: string; rights: string; isClosed: boolean }>(
    `SELECT c.oid::regclass::text AS table, array_to_string(wanted.rights, ', ') AS rights,
            c.relrowsecurity AS "isClosed"
       FROM pg_class c CROSS JOIN LATERAL (SELECT ARRAY['SELECT']
         || CASE WHEN c.relname NOT LIKE 'schema\\_%' THEN ARRAY['INSERT'] END
         || CASE WHEN c.relname <> ALL ($2::text[]) THEN ARRAY['UPDATE', 'DELETE'] END AS rights) wanted
      WHERE c.relnamespace IN ('public'::regnamespace, 'graphile_worker'::regnamespace)
        AND c.relkind IN ('r', 'p', 'v') AND pg_has_role(c.relowner, 'USAGE')
        AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.objid = c.oid AND d.deptype = 'e')
        AND (c.relrowsecurity OR EXISTS (
          SELECT FROM unnest(ARRAY['SELECT', 'INSERT', 'UPDATE', 'DELETE', 'TRUNCATE']) AS one
           WHERE has_table_privilege($1, c.oid, one) <> (one = ANY (wanted.rights))))`,
    [role, [...APPEND_ONLY, 'schema_migrations', 'schema_parts']],
  );
  if (rows.length === 0) return;
  const name = pg.escapeIdentifier(role);
  await client.query(
    [
      `GRANT USAGE ON SCHEMA public, graphile_worker TO ${name}`,
      ...rows.flatMap(({ table, rights, isClosed }) => [
        `REVOKE ALL ON ${table} FROM ${name}`,
        `GRANT ${rights} ON ${table} TO ${name}`,
        // The queue closes its tables to everybody except their owner.
        ...(isClosed ? [`ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`] : []),
      ]),
    ].join('; '),
  );
}

/**
 * What a role may still do to the books: taking its own rights away does not take those of PUBLIC, of the roles that it
 * is a member of (`pg_write_all_data` too), or of a superuser. Rights that it can get by SET ROLE count, too.
 */
async function rightsKept(client: pg.Client, role: string): Promise<string[]> {
  const { rows } = await client.query<{ kept: string }>(
    `SELECT DISTINCT books.name || ': ' || one AS kept
       FROM unnest($2::text[]) AS books (name) CROSS JOIN unnest(ARRAY['UPDATE', 'DELETE', 'TRUNCATE']) AS one
      WHERE EXISTS (SELECT FROM pg_roles r WHERE pg_has_role($1, r.oid, 'MEMBER')
        AND (has_table_privilege(r.oid, books.name::regclass, one)
          OR one = 'UPDATE' AND has_any_column_privilege(r.oid, books.name::regclass, one)))
      ORDER BY kept`,
    [role, APPEND_ONLY],
  );
  return rows.map(({ kept }) => kept);
}

/** The same address, with sessions that begin as a role. */
function withRole(address: string, role: string): string {
  return withSetting(address, `role=${role.replaceAll(/[\\\s]/g, '\\$&')}`);
}
