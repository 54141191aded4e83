import 'server-only';
import type { LineKind, LineRules } from './port';
import { postLines } from './posts';
import { productLines } from './products';

const RULES: Partial<Record<LineKind, LineRules>> = { product: productLines, post: postLines };

/** The rules for a kind of line. @throws Error for a kind that nothing sells yet */
export function rulesOf(kind: LineKind): LineRules {
  const rules = RULES[kind];
  if (!rules) throw new Error(`no rules for lines of ${kind}`);
  return rules;
}
