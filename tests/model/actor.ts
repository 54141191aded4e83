// A process of its own that works on the shared database as an instance of the app does: forked by actors.ts.

import { clock } from '@/lib/server/clock';
import { AppError } from '@/lib/server/errors';
import { OPERATIONS, type OperationName } from './operations';

export interface Asked {
  id: number;
  name: OperationName;
  /** the operation's arguments, as JSON values */
  given: Record<string, unknown>;
  /** milliseconds since 1970: the clock of this step */
  at: number;
}

export type Answered = { id: number } & ({ value: unknown } | { refused: string } | { failed: string });

async function answer({ id, name, given, at }: Asked): Promise<Answered> {
  try {
    clock.stop(new Date(at));
    const run = OPERATIONS[name] as (given: Record<string, unknown>, now: Date) => Promise<unknown>;
    return { id, value: await run(given, new Date(at)) };
  } catch (error) {
    if (error instanceof AppError) return { id, refused: error.code };
    return { id, failed: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

process.on('message', (asked: Asked) => {
  void answer(asked).then((answered) => process.send?.(answered));
});
process.send?.('ready');
