import type pg from 'pg';

/**
 * SQL: the names of what the schema consists of: tables, columns, defaults, indexes, constraints, triggers, functions,
 * types. They are the same on every version of PostgreSQL.
 */
const PARTS = `
  WITH spaces AS (SELECT oid, nspname FROM pg_namespace WHERE nspname IN ('public', 'graphile_worker')),
    relations AS (SELECT c.oid, c.relkind, format('%I.%I', nspname, relname) AS name
      FROM pg_class c JOIN spaces s ON s.oid = c.relnamespace WHERE relkind IN ('r', 'p', 'v', 'm', 'S', 'i', 'I'))
  SELECT format('relation %s', name) AS name FROM relations
  UNION ALL SELECT format('column %s.%I', name, attname)
    FROM pg_attribute JOIN relations r ON r.oid = attrelid
    WHERE attnum > 0 AND NOT attisdropped AND relkind IN ('r', 'p', 'v', 'm')
  UNION ALL SELECT format('default %s %s', name, adnum) FROM pg_attrdef JOIN relations r ON r.oid = adrelid
  UNION ALL SELECT format('constraint %s %I', name, conname)
    FROM pg_constraint JOIN relations r ON r.oid = conrelid WHERE contype IN ('c', 'f', 'p', 'u', 'x')
  UNION ALL SELECT format('trigger %s %I', name, tgname)
    FROM pg_trigger JOIN relations r ON r.oid = tgrelid WHERE NOT tgisinternal
  UNION ALL SELECT format('function %I.%I(%s)', nspname, proname, oidvectortypes(proargtypes))
    FROM pg_proc p JOIN spaces s ON s.oid = p.pronamespace
  UNION ALL SELECT format('type %I.%I', nspname, typname)
    FROM pg_type t JOIN spaces s ON s.oid = t.typnamespace WHERE typtype IN ('e', 'd')`;

/** SQL: the parts that the last migration left, each with whether it is still there. */
export const KNOWN_PARTS = `SELECT s.name, s.name IN (${PARTS}) AS "isThere" FROM schema_parts s`;

/** SQL: the names of the parts that are not there any more. */
export const MISSING_PARTS = `SELECT name FROM (${KNOWN_PARTS}) k WHERE NOT "isThere"`;

/**
 * Runs migrations, and stores the names of what the schema consists of then. They are a part of each backup: a restored
 * database that lacks something says so. What was missing before stays missing.
 */
export async function withParts(client: pg.Client, run: () => Promise<void>): Promise<void> {
  await client.query('CREATE TABLE IF NOT EXISTS schema_parts (name text PRIMARY KEY)');
  const { rows } = await client.query<{ name: string }>(MISSING_PARTS);
  await run();
  await client.query(
    `WITH present AS (SELECT DISTINCT name FROM (${PARTS} UNION ALL SELECT unnest($1::text[])) p),
       added AS (INSERT INTO schema_parts SELECT name FROM present ON CONFLICT DO NOTHING)
     DELETE FROM schema_parts WHERE name NOT IN (SELECT name FROM present)`,
    [rows.map(({ name }) => name)],
  );
}
