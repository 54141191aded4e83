import { Fragment, type ReactNode } from 'react';
import { Picture, type StoredImage } from '@/components/ui/picture';
import type { LessonBlock, LessonDoc, LessonInline } from '@/lib/contract/kinds/lesson-text';
import { directionOf } from '@/lib/shared/direction';
import { blockText } from './block-text';
import styles from './lesson-text.module.css';

type LessonTextProps = {
  doc: LessonDoc;
  /** the pictures of the text, by the id of their file; one that is missing is left out */
  images: ReadonlyMap<string, StoredImage>;
};

/**
 * The text of a lesson. Only the outermost blocks have a direction: with one of its own, each item of an Arabic list
 * that begins with a Latin word would jump to the left.
 */
export function LessonText({ doc, images }: LessonTextProps) {
  return (
    <div className={styles.text}>
      {doc.content.map((block, index) => (
        <Block key={keyOf(block, index)} block={block} images={images} isOutermost />
      ))}
    </div>
  );
}

type BlockProps = { block: LessonBlock; images: LessonTextProps['images']; isOutermost?: boolean };

function Block({ block, images, isOutermost = false }: BlockProps) {
  const dir = isOutermost ? dirOf(block) : undefined;
  switch (block.type) {
    case 'paragraph':
      return <p dir={dir}>{inline(block.content)}</p>;
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h3' : 'h4';
      return <Heading dir={dir}>{inline(block.content)}</Heading>;
    }
    case 'codeBlock':
      return (
        <pre dir="ltr" className={styles.code}>
          <code>{(block.content ?? []).map(({ text }) => text).join('')}</code>
        </pre>
      );
    case 'horizontalRule':
      return <hr className={styles.rule} />;
    case 'image': {
      const image = images.get(block.attrs.fileId);
      if (!image) return null;
      return <Picture image={image} alt={block.attrs.alt} sizes="(max-width: 800px) 92vw, 720px" />;
    }
    case 'blockquote':
      return (
        <blockquote dir={dir} className={styles.quote}>
          <Blocks of={block.content} images={images} />
        </blockquote>
      );
    case 'bulletList':
    case 'orderedList': {
      const isOrdered = block.type === 'orderedList';
      const List = isOrdered ? 'ol' : 'ul';
      const start = isOrdered ? block.attrs?.start : undefined;
      return (
        <List dir={dir} start={start} className={styles.list}>
          {block.content.map((item, index) => (
            <li key={keyOf(item, index)}>
              <Blocks of={item.content} images={images} />
            </li>
          ))}
        </List>
      );
    }
  }
}

function Blocks({ of, images }: { of: readonly LessonBlock[]; images: LessonTextProps['images'] }) {
  return of.map((block, index) => <Block key={keyOf(block, index)} block={block} images={images} />);
}

/** Blocks have no ids, and a text that changes is drawn as a whole. */
const keyOf = ({ type }: { type: string }, index: number) => `${type}${index}`;

/** What its author chose, else what its first letter says. */
function dirOf(block: LessonBlock): 'rtl' | 'ltr' | undefined {
  const chosen = 'attrs' in block && block.attrs && 'dir' in block.attrs ? block.attrs.dir : null;
  return chosen ?? directionOf(blockText(block)) ?? undefined;
}

function inline(content: readonly LessonInline[] = []): ReactNode {
  return content.map((part, index) => {
    const key = `${part.type}${index}`;
    return part.type === 'hardBreak' ? <br key={key} /> : <Fragment key={key}>{marked(part)}</Fragment>;
  });
}

type Words = Extract<LessonInline, { type: 'text' }>;

function marked({ text, marks = [] }: Omit<Words, 'type'>): ReactNode {
  const [mark, ...others] = marks;
  if (!mark) return text;
  const inner = marked({ text, marks: others });
  switch (mark.type) {
    case 'bold':
      return <strong>{inner}</strong>;
    case 'italic':
      return <em>{inner}</em>;
    case 'underline':
      return <u>{inner}</u>;
    case 'strike':
      return <s>{inner}</s>;
    case 'code':
      return <code dir="ltr">{inner}</code>;
    case 'link':
      return (
        <a href={mark.attrs.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          {inner}
        </a>
      );
  }
}
