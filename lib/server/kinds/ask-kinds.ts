import 'server-only';
import { kindOf } from './index';
import type { Kind } from './port';

/**
 * Asks each kind about its own rows, and merges the answers.
 * @param rows each with the type of its product
 */
export async function askKinds<Row extends { type: string }, Answer>(
  rows: readonly Row[],
  question: (kind: Kind, own: Row[]) => Promise<ReadonlyMap<string, Answer>>,
): Promise<Map<string, Answer>> {
  const byKind = Map.groupBy(rows, ({ type }) => kindOf(type));
  const answers = await Promise.all([...byKind].map(([kind, own]) => question(kind, own)));
  return new Map(answers.flatMap((answer) => [...answer]));
}
