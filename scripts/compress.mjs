// Compresses the build's files for browsers as small as brotli can, beside each file: this takes too long while
// serving.
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';

const brotli = promisify(brotliCompress);
const COMPRESSED = new Set(['.js', '.css', '.json', '.svg']);

/**
 * Writes `<file>.br` for each script and style below a folder. `lib/server/serving/static-files.ts` sends them.
 * @param {string} folder `.next/static`
 */
export async function compressAll(folder) {
  const found = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = found.filter((entry) => entry.isFile() && COMPRESSED.has(extname(entry.name)));
  if (files.length === 0) throw new Error(`nothing to compress in ${folder}`);
  // Node's thread pool runs as many at a time as it has threads.
  await Promise.all(files.map((entry) => compress(join(entry.parentPath, entry.name))));
}

/** @param {string} file */
async function compress(file) {
  const body = await readFile(file);
  const { BROTLI_PARAM_QUALITY, BROTLI_MAX_QUALITY, BROTLI_PARAM_SIZE_HINT } = constants;
  const params = { [BROTLI_PARAM_QUALITY]: BROTLI_MAX_QUALITY, [BROTLI_PARAM_SIZE_HINT]: body.length };
  await writeFile(`${file}.br`, await brotli(body, { params }));
}
