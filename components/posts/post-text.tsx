'use client';

import { type RefObject, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { LinkedText } from '@/components/rich-text/linked-text';
import type { Mention } from '@/lib/contract/fields';
import styles from './post-text.module.css';

type PostTextProps = {
  text: string;
  mentions: readonly Mention[];
  whole: boolean;
  className?: string;
};

/**
 * The text of a post: each paragraph in its own direction, #tags, @handles and addresses as links, six lines until the
 * reader opens it.
 */
export function PostText({ text, mentions, whole, className }: PostTextProps) {
  const { t } = useTranslation();
  const [open, setOpen] = useState(false);
  const body = useRef<HTMLDivElement>(null);
  const clamped = useIsClamped(body, !whole && !open);
  if (!text) return null;
  return (
    <div className={className ? `${styles.text} ${className}` : styles.text}>
      <div ref={body} className={whole || open ? styles.body : `${styles.body} ${styles.clamped}`}>
        {paragraphsOf(text).map(({ key, words }) => (
          <p key={key} dir="auto">
            <LinkedText text={words} mentions={mentions} />
          </p>
        ))}
      </div>
      {clamped ? (
        <button type="button" className={styles.more} onClick={() => setOpen(true)}>
          {t('action.showMore')}
        </button>
      ) : null}
    </div>
  );
}

/** Whether the body is longer than the part that is shown; measured once it is on screen and when its width changes. */
function useIsClamped(body: RefObject<HTMLDivElement | null>, watching: boolean): boolean {
  const [clamped, setClamped] = useState(false);
  useEffect(() => {
    const node = body.current;
    if (!watching || !node) {
      setClamped(false);
      return;
    }
    const observer = new ResizeObserver(() => setClamped(node.scrollHeight > node.clientHeight + 1));
    observer.observe(node);
    return () => observer.disconnect();
  }, [body, watching]);
  return clamped;
}

function paragraphsOf(text: string) {
  return text.split('\n').map((words, index) => ({ key: `${index}`, words }));
}
