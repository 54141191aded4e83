import pg from 'pg';
import { recordStatements, type Sent } from '@/lib/server/db/client';
import { ALWAYS_REPLAN } from '@/lib/server/db/prepared-statements';

/** A step of a plan in `explain (format json)`. */
export interface Step {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  /** 0 for a step that was not needed */
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Join Filter'?: number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Step[];
}

export interface Plan {
  text: string;
  root: Step;
  /** of the table and index pages that it read, each time it ran */
  buffers: number;
}

/** PostgreSQL may keep a plan from the sixth run of a prepared statement on. */
const RUNS_BEFORE = 5;

/**
 * Runs `work`, then each of its statements again, and gives PostgreSQL's plans: those of a connection that has run the
 * statement often, as the app's connections have.
 * @param client a connection to the same store
 */
export async function plansOf(client: pg.Client, work: () => Promise<unknown>): Promise<Plan[]> {
  const plans: Plan[] = [];
  for (const statement of await recordStatements(work)) {
    if (/^\W*(replan \*\/\s*)?(select|with)\b/.test(statement.sql))
      plans.push(await planOf(client, statement));
  }
  return plans;
}

async function planOf(client: pg.Client, { sql: text, parameters }: Sent): Promise<Plan> {
  const isKept = parameters.length > 0 && !text.startsWith(ALWAYS_REPLAN);
  // What other tests do to their schemas makes a connection forget; reading catalogs again is not what a read costs.
  if (!isKept) await client.query(text, [...parameters]);
  const explained = isKept
    ? client.query(`${EXPLAIN} ${await prepared(client, text, parameters)}`)
    : client.query(`${EXPLAIN} ${text}`, [...parameters]);
  const [{ Plan: root }] = (await explained).rows[0]['QUERY PLAN'];
  return { text, root, buffers: root['Shared Hit Blocks'] + root['Shared Read Blocks'] };
}

const EXPLAIN = 'explain (analyze, buffers, timing off, format json)';
const names = new Map<string, string>();

async function prepared(client: pg.Client, text: string, parameters: readonly unknown[]): Promise<string> {
  const name = names.get(text) ?? `plan_${names.size}`;
  names.set(text, name);
  for (let run = 0; run < RUNS_BEFORE; run++) await client.query({ name, text, values: [...parameters] });
  return `execute ${name} (${parameters.map(literal).join()})`;
}

function literal(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return `'${value.toISOString()}'`;
  if (!Array.isArray(value)) return pg.escapeLiteral(String(value));
  return pg.escapeLiteral(`{${value.map((item) => JSON.stringify(String(item))).join()}}`);
}

/** All steps of a plan. */
export function stepsOf(step: Step): Step[] {
  return [step, ...(step.Plans ?? []).flatMap(stepsOf)];
}
