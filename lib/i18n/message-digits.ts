import type { Digits } from './locales';
import type { LocaleResources } from './resources';

type Tree = LocaleResources[string];

// Parts that stay unchanged: placeholders, tags, names of standards, and words with Latin letters in them (MP4,
// https://x.com/2, @name_1).
const LEFT = String.raw`\{\{[^}]*\}\}|<[^>]*>|ISO \d+|[\w@:/.#&=?%+-]*[A-Za-z][\w@:/.#&=?%+-]*`;
const PARTS = new RegExp(`${LEFT}|[0-9]+(?:[.,][0-9]+)*%?`, 'g');
const SIGNS: Record<string, string> = { ',': '٬', '.': '٫', '%': '٪' };

const written = new WeakMap<Tree, Tree>();

/**
 * Writes the numbers in the words of messages («خلال 30 دقيقة») in the reader's digits, like the numbers that `Intl`
 * formats. The caller formats the values of placeholders.
 */
export function inDigits(resources: LocaleResources, digits: Digits): LocaleResources {
  if (digits === 'latn') return resources;
  return Object.fromEntries(Object.entries(resources).map(([name, tree]) => [name, rewriteOnce(tree)]));
}

// The trees are the message files themselves, so each is converted once per process.
function rewriteOnce(tree: Tree): Tree {
  const made = written.get(tree) ?? rewrite(tree);
  written.set(tree, made);
  return made;
}

function rewrite(tree: Tree): Tree {
  return Object.fromEntries(
    Object.entries(tree).map(([key, part]) => [key, typeof part === 'string' ? inArab(part) : rewrite(part)]),
  );
}

/** @param text a message, with its placeholders and tags */
export function inArab(text: string): string {
  return text.replace(PARTS, (part) =>
    /^[0-9]/.test(part) && !/[A-Za-z]/.test(part)
      ? part
          .replace(/[0-9]/g, (digit) => String.fromCharCode(0x0660 + Number(digit)))
          .replace(/[.,%]/g, (sign) => SIGNS[sign] ?? sign)
      : part,
  );
}
