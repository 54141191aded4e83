import 'server-only';
import { Readable } from 'node:stream';
import { stringify } from 'csv-stringify/sync';
import { disposition } from './disposition';
import { streamResponse } from './stream';

const BOM = '\uFEFF';

/** A table for spreadsheets, sent while its rows come; text by others goes through `asText`. */
export function csvResponse(
  name: string,
  columns: string[],
  batches: AsyncIterable<string[][]> | Iterable<string[][]>,
): Response {
  return streamResponse(Readable.from(written(columns, batches)), {
    'Content-Type': 'text/csv; charset=utf-8',
    'Content-Disposition': disposition(name),
    'Cache-Control': 'private, no-store',
  });
}

async function* written(
  columns: string[],
  batches: AsyncIterable<string[][]> | Iterable<string[][]>,
): AsyncGenerator<Buffer> {
  const write = (rows: string[][]) => Buffer.from(stringify(rows, { record_delimiter: '\r\n' }));
  // Without the mark, Excel reads Arabic wrongly.
  yield Buffer.concat([Buffer.from(BOM), write([columns])]);
  for await (const rows of batches) if (rows.length > 0) yield write(rows);
}
