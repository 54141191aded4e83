'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '@/components/ui/icon';
import type { PostView } from '@/lib/contract/posts';
import styles from './post-buttons.module.css';

const PostMenu = dynamic(() => import('./post-menu').then((module) => module.PostMenu), { ssr: false });

type PostMenuButtonProps = { post: PostView; onDeleted?: () => void };

/** The three dots; the menu behind them comes with the first press. */
export function PostMenuButton({ post, onDeleted }: PostMenuButtonProps) {
  const { t } = useTranslation('posts');
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [asked, setAsked] = useState(false);
  return (
    <>
      <button
        type="button"
        className={styles.round}
        aria-label={t('action.menu')}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => {
          setAsked(true);
          setAnchor(event.currentTarget);
        }}
      >
        <Icon name="more" size={22} />
      </button>
      {asked ? (
        <PostMenu post={post} anchor={anchor} onClose={() => setAnchor(null)} onDeleted={onDeleted} />
      ) : null}
    </>
  );
}
