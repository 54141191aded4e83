'use client';

import dynamic from 'next/dynamic';
import { useTranslation } from 'react-i18next';
import { MenuButton } from '@/components/ui/menu-button';
import type { PostView } from '@/lib/contract/posts';
import styles from './post-buttons.module.css';

const PostMenu = dynamic(() => import('./post-menu').then((module) => module.PostMenu), { ssr: false });

type PostMenuButtonProps = { post: PostView; onDeleted?: () => void };

/** The menu of a post; the actions depend on its author. */
export function PostMenuButton({ post, onDeleted }: PostMenuButtonProps) {
  const { t } = useTranslation('posts');
  return (
    <MenuButton label={t('action.menu')} className={styles.round}>
      {(anchor, close) => <PostMenu post={post} anchor={anchor} onClose={close} onDeleted={onDeleted} />}
    </MenuButton>
  );
}
