import type { LessonBlock, LessonDoc, LessonInline, LessonListItem } from '@/lib/contract/kinds/lesson-text';

type Node = LessonBlock | LessonListItem | LessonInline;

/** A lesson's text without its form: a line for each paragraph, heading and list item. */
export function plainTextOf(doc: LessonDoc): string {
  return doc.content
    .map(textOf)
    .join('\n')
    .replace(/\n{2,}/g, '\n')
    .trim();
}

function textOf(node: Node): string {
  if (node.type === 'text') return node.text;
  if (node.type === 'hardBreak') return '\n';
  const parts: readonly Node[] = ('content' in node && node.content) || [];
  const isOfLines = parts.some(({ type }) => type !== 'text' && type !== 'hardBreak');
  return parts.map(textOf).join(isOfLines ? '\n' : '');
}

/** The ids of the pictures in a text, each once, in order. */
export function picturesOf(doc: LessonDoc): string[] {
  return [...new Set(doc.content.flatMap(pictureIds))];
}

function pictureIds(node: Node): string[] {
  if (node.type === 'image') return [node.attrs.fileId];
  return (('content' in node && node.content) || []).flatMap(pictureIds);
}

const WORDS_A_MINUTE = 150;

/** Returns how long a text takes to read, in seconds: whole minutes, at least one. */
export function readingSeconds(plain: string): number {
  const words = plain.match(/\S+/g)?.length ?? 0;
  return Math.min(Math.max(1, Math.round(words / WORDS_A_MINUTE)) * 60, 86_400);
}
