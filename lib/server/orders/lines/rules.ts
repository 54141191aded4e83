import 'server-only';
import type { LineKind, LineRules } from './port';
import { postLines } from './posts';
import { productLines } from './products';
import { tipLines } from './tips';

const RULES: Record<LineKind, LineRules> = { product: productLines, post: postLines, tip: tipLines };

/** The rules for a kind of line. */
export const rulesOf = (kind: LineKind): LineRules => RULES[kind];
