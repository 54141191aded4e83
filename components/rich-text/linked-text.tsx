import { Fragment, type ReactNode } from 'react';
import { AppLink } from '@/components/ui/app-link';
import type { Mention } from '@/lib/contract/fields';
import { paths } from '@/lib/shared/paths';
import { shownAddress, splitText, type TextToken } from '@/lib/shared/rich-text';
import styles from './linked-text.module.css';

type LinkedTextProps = {
  text: string;
  /** The mentioned people; an @handle of nobody stays plain text. */
  mentions: readonly Mention[];
};

/** A member's text, with its #tags, @handles and addresses as links. Nothing in it is read as markup. */
export function LinkedText({ text, mentions }: LinkedTextProps) {
  let at = 0;
  return splitText(text).map((token) => {
    const key = at;
    at += token.text.length;
    return linked(token, key, mentions);
  });
}

function linked(token: TextToken, key: number, mentions: readonly Mention[]): ReactNode {
  if (token.kind === 'tag') {
    return (
      <AppLink key={key} href={paths.search(`#${token.tag}`, 'posts')} className={styles.tag}>
        <bdi>{token.text}</bdi>
      </AppLink>
    );
  }
  if (token.kind === 'link') {
    return (
      <a key={key} href={token.href} dir="ltr" target="_blank" rel="noopener noreferrer nofollow ugc">
        {shownAddress(token.href)}
      </a>
    );
  }
  if (token.kind === 'text') return token.text;
  const words = <bdi dir="ltr">{token.text}</bdi>;
  const person = mentions.find(({ handle }) => handle === token.handle);
  if (!person) return <Fragment key={key}>{words}</Fragment>;
  return (
    <AppLink key={key} href={paths.user(person._id)} className={styles.mention}>
      {words}
    </AppLink>
  );
}
