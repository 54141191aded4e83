'use client';

import { useState } from 'react';
import { HeldPart } from '@/components/posts/paid/held-part';
import { LockedPart } from '@/components/posts/paid/locked-part';
import { Card } from '@/components/ui/card';
import type { BoughtPost as Bought } from '@/lib/contract/purchases';
import { Messages } from '@/lib/i18n/page-messages';

type BoughtPostProps = { post: Bought['post'] };

/** A bought post in the library: it can be read here also when its own page is gone. */
export function BoughtPost({ post }: BoughtPostProps) {
  const [isShown, show] = useState(post.isRead);
  return (
    <Messages of={['social']}>
      <Card as="div">
        <HeldPart paid={post} isMine={false} isShown={isShown} onShow={show}>
          {isShown ? <LockedPart postId={post._id} withFree /> : null}
        </HeldPart>
      </Card>
    </Messages>
  );
}
