import { z } from 'zod';
import { Id } from '../fields';
import { LESSON_TEXT } from '../limits';

/**
 * The text of a lesson, in the shape of a Tiptap document: a closed list of nodes, marks and attributes. Everything
 * else is refused, or left out where it is an attribute. It is drawn by our own components and never as HTML.
 */
const CONTROLS = /(?![\t\n])\p{Cc}/gu;

/** The direction that its author chose; left out, the first strong letter decides. */
const Dir = z.enum(['ltr', 'rtl']).nullable().optional();
const attrs = z.object({ dir: Dir }).optional();

const Link = z.object({
  type: z.literal('link'),
  attrs: z.object({
    href: z
      .string()
      .max(2000, 'validation:tooLong')
      .regex(/^(?:https?:\/\/|mailto:)\S+$/i, 'validation:link'),
  }),
});
const Mark = z.discriminatedUnion('type', [
  z.object({ type: z.literal('bold') }),
  z.object({ type: z.literal('italic') }),
  z.object({ type: z.literal('underline') }),
  z.object({ type: z.literal('strike') }),
  z.object({ type: z.literal('code') }),
  Link,
]);

// An empty text node is not allowed in the editor: so control characters become blanks.
const Words = z.object({
  type: z.literal('text'),
  text: z
    .string()
    .min(1)
    .max(LESSON_TEXT.mostLetters, 'kinds-courses:wrong.textTooLong')
    .overwrite((text) => text.replace(CONTROLS, ' ')),
  marks: z.array(Mark).max(6).optional(),
});
const LineBreak = z.object({ type: z.literal('hardBreak') });

/** The content of a line. */
export const LessonInline = z.discriminatedUnion('type', [Words, LineBreak]);
export type LessonInline = z.output<typeof LessonInline>;

const inline = z.array(LessonInline).optional();

const Paragraph = z.object({ type: z.literal('paragraph'), attrs, content: inline });
const Heading = z.object({
  type: z.literal('heading'),
  attrs: z.object({ level: z.union([z.literal(2), z.literal(3)]), dir: Dir }),
  content: inline,
});
const CodeBlock = z.object({
  type: z.literal('codeBlock'),
  attrs: z
    .object({
      language: z
        .string()
        .regex(/^[\w+#.-]{1,40}$/)
        .nullable()
        .optional(),
    })
    .optional(),
  content: z.array(Words.omit({ marks: true })).optional(),
});
const Rule = z.object({ type: z.literal('horizontalRule') });
const Picture = z.object({
  type: z.literal('image'),
  attrs: z.object({ fileId: Id, alt: z.string().max(1200, 'validation:tooLong').default('') }),
});

type Attrs = z.output<typeof attrs>;
export interface LessonListItem {
  type: 'listItem';
  content: LessonBlock[];
}
interface Quote {
  type: 'blockquote';
  attrs?: Attrs;
  content: LessonBlock[];
}
interface List {
  type: 'bulletList' | 'orderedList';
  /** `start` of numbered lists alone */
  attrs?: Attrs & { start?: number };
  content: LessonListItem[];
}
export type LessonBlock =
  | z.output<typeof Paragraph>
  | z.output<typeof Heading>
  | z.output<typeof CodeBlock>
  | z.output<typeof Rule>
  | z.output<typeof Picture>
  | Quote
  | List;

const blocks = z.lazy(() => z.array(LessonBlock).min(1));
const ListItem: z.ZodType<LessonListItem> = z.object({ type: z.literal('listItem'), content: blocks });
const items = z.lazy(() => z.array(ListItem).min(1));

/** A paragraph, a heading, a list and the like. */
export const LessonBlock: z.ZodType<LessonBlock> = z.discriminatedUnion('type', [
  Paragraph,
  Heading,
  CodeBlock,
  Rule,
  Picture,
  z.object({ type: z.literal('blockquote'), attrs, content: blocks }),
  z.object({ type: z.literal('bulletList'), attrs, content: items }),
  z.object({
    type: z.literal('orderedList'),
    attrs: z.object({ dir: Dir, start: z.int().min(0).max(9999).optional() }).optional(),
    content: items,
  }),
]);

/** Looked at before the schema: a schema that calls itself would fail on a text that is nested thousands deep. */
function isWithinBounds(value: unknown): boolean {
  let nodes = 0;
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  for (let next = open.pop(); next; next = open.pop()) {
    nodes += 1;
    if (nodes > LESSON_TEXT.mostNodes || next.depth > LESSON_TEXT.deepest) return false;
    const { content } = (next.value ?? {}) as { content?: unknown };
    if (Array.isArray(content)) for (const value of content) open.push({ value, depth: next.depth + 1 });
  }
  return true;
}

/** A whole text: bounded in size and depth. */
export const LessonDoc = z.preprocess(
  (value, context) => {
    if (isWithinBounds(value)) return value;
    context.addIssue({ code: 'custom', message: 'kinds-courses:wrong.textTooLong' });
    return z.NEVER;
  },
  z.object({ type: z.literal('doc'), content: z.array(LessonBlock).default([]) }),
);
export type LessonDoc = z.output<typeof LessonDoc>;
