'use client';

import dynamic from 'next/dynamic';
import { useState } from 'react';
import { useBought } from '@/hooks/paid-posts/use-bought';
import { useReloadPost } from '@/hooks/paid-posts/use-reload-post';
import type { PaidPart as Paid } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { HeldPart } from './held-part';
import { PaidOffer } from './paid-offer';
import styles from './paid-part.module.css';

const LockedPart = dynamic(() => import('./locked-part').then((module) => module.LockedPart));

type PaidPartProps = {
  post: PostView;
  paid: Paid;
  /** On the post's own page, what was read before is open at once. */
  whole: boolean;
};

/** What is behind the free part: to be bought, or for those who hold it, to be read. */
export function PaidPart({ post, paid, whole }: PaidPartProps) {
  const [isShown, show] = useState(whole && paid.isOpen && paid.isRead);
  const reload = useReloadPost(post._id);
  // Opened here at once, whichever tab the payment was made in.
  const open = async () => {
    await reload();
    show(true);
  };
  useBought(post._id, !paid.isOpen, () => void open());
  return (
    <div className={`${styles.part} q-locked-part`}>
      {paid.isOpen ? (
        <HeldPart paid={paid} isMine={post.author.isMe} isShown={isShown} onShow={show}>
          {isShown ? <LockedPart postId={post._id} /> : null}
        </HeldPart>
      ) : (
        <PaidOffer post={post} paid={paid} whole={whole} onBought={() => void open()} />
      )}
    </div>
  );
}
