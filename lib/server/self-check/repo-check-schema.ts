import 'server-only';
import { sql } from 'kysely';
import type { Db } from '@/lib/server/ctx';
import { KNOWN_PARTS } from '@/lib/server/db/schema-parts';
import type { Finding } from './finding';
import { runCheck } from './repo-run-check';

/** Everything that the migrations left in the schema is there: a backup may have been restored in part. */
export const schemaIsWhole = (db: Db): Promise<Finding> =>
  runCheck(
    db,
    sql`select name as subject, case when "isThere" then name end as found, name as expected
      from (${sql.raw(KNOWN_PARTS)}) parts`,
  );
