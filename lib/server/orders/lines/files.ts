import 'server-only';
import type { LineFile, LineKind } from './port';
import { postLines } from './posts';
import { productLines } from './products';

const FILES: Partial<Record<LineKind, LineFile>> = { product: productLines, post: postLines };

/** The file for a kind of line. @throws Error for a kind that nothing sells yet */
export function fileOf(kind: LineKind): LineFile {
  const file = FILES[kind];
  if (!file) throw new Error(`no file for lines of ${kind}`);
  return file;
}
