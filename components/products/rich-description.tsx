import { Fragment, type ReactNode } from 'react';
import type { Block, Span } from '@/lib/shared/description';
import styles from './rich-description.module.css';

type RichDescriptionProps = { blocks: readonly Block[] };

/**
 * A description as `readDescription` read it: elements, never markup. Each block takes the direction of its own words.
 */
export function RichDescription({ blocks }: RichDescriptionProps) {
  return (
    <div className={`stack gap-3 anywhere ${styles.description}`}>
      {blocks.map((block, index) => drawn(block, index))}
    </div>
  );
}

function drawn(block: Block, key: number): ReactNode {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p key={key} dir="auto">
          {line(block.spans)}
        </p>
      );
    case 'heading': {
      const Title = block.level === 3 ? 'h3' : 'h4';
      return (
        <Title key={key} dir="auto">
          {line(block.spans)}
        </Title>
      );
    }
    case 'list':
      return list(block, key);
    case 'quote':
      return (
        <blockquote key={key} dir="auto">
          {block.blocks.map(within)}
        </blockquote>
      );
    case 'rule':
      return <hr key={key} />;
  }
}

function list({ start, items }: Extract<Block, { kind: 'list' }>, key: number): ReactNode {
  const rows = items.map((blocks, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: pieces of a text that is read once have no other name
    <li key={index} dir="auto">
      {blocks.map(within)}
    </li>
  ));
  if (start === null) return <ul key={key}>{rows}</ul>;
  return (
    <ol key={key} start={start === 1 ? undefined : start}>
      {rows}
    </ol>
  );
}

/**
 * Inside an item or a quote, whose direction follows its words: a paragraph with a direction would hide these from it.
 */
function within(block: Block, key: number, blocks: readonly Block[]): ReactNode {
  if (block.kind !== 'paragraph') return drawn(block, key);
  const isAlone = blocks.filter(({ kind }) => kind === 'paragraph').length === 1;
  return isAlone ? <Fragment key={key}>{line(block.spans)}</Fragment> : <p key={key}>{line(block.spans)}</p>;
}

function line(spans: readonly Span[]): ReactNode {
  return spans.map((span, index) => piece(span, index));
}

function piece(span: Span, key: number): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text;
    case 'break':
      return <br key={key} />;
    case 'strong':
      return <strong key={key}>{line(span.spans)}</strong>;
    case 'em':
      return <em key={key}>{line(span.spans)}</em>;
    case 'link':
      return (
        <a key={key} href={span.href} target="_blank" rel="noopener noreferrer nofollow ugc">
          <bdi>{line(span.spans)}</bdi>
        </a>
      );
  }
}
