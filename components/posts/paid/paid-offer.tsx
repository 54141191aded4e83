'use client';

import Button from '@mui/material/Button';
import dynamic from 'next/dynamic';
import { useEffect, useEffectEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useViewer } from '@/components/layout/viewer-context';
import { asking } from '@/components/session/asking';
import { Icon } from '@/components/ui/icon';
import { PriceTag } from '@/components/ui/price-tag';
import { useWantedPost } from '@/hooks/paid-posts/use-wanted-post';
import type { PaidPart } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { paths } from '@/lib/shared/paths';
import styles from './paid-part.module.css';
import { PostCartButton } from './post-cart-button';
import { useBehindWords } from './use-behind-words';

const BuySheet = dynamic(() => import('./buy-sheet').then((module) => module.BuySheet), { ssr: false });

type PaidOfferProps = { post: PostView; paid: PaidPart; whole: boolean; onBought: () => void };

/** What is behind, what it costs, and the buttons to buy it now or with others. Visitors are asked to sign in. */
export function PaidOffer({ post, paid, whole, onBought }: PaidOfferProps) {
  const { t } = useTranslation('posts');
  const guest = useViewer() === null;
  const behind = useBehindWords(paid.behind);
  // A closed sheet that has opened a payment goes on watching it.
  const [sheet, setSheet] = useState<'none' | 'open' | 'closed'>('none');
  const { isWanted, takeOver } = useWantedPost(post._id);
  const openWanted = useEffectEvent(() => {
    takeOver();
    setSheet('open');
  });
  useEffect(() => {
    if (isWanted && whole) openWanted();
  }, [isWanted, whole]);

  const { _id: postId } = post;
  const signIn = paths.login(paths.post(postId));
  return (
    <div className={styles.offer}>
      <span className={styles.lock}>
        <Icon name="lock" size={22} />
      </span>
      <div className="min-0">
        <p className="type-caption text-secondary">{t('paid.behind')}</p>
        <p className={styles.behind}>{behind}</p>
      </div>
      <span className="nowrap">
        <PriceTag price={paid.price} />
      </span>
      {paid.canBuy ? (
        <div className={styles.acts}>
          {guest ? (
            <Button href={signIn} {...asking({ kind: 'buyPost', postId, name: paid.title })}>
              {t('paid.buy')}
            </Button>
          ) : (
            <Button aria-haspopup="dialog" onClick={() => setSheet('open')}>
              {t('paid.buy')}
            </Button>
          )}
          <PostCartButton postId={postId} title={paid.title} signIn={guest ? signIn : null} />
        </div>
      ) : (
        <p className={styles.hint}>{t('paid.unavailable')}</p>
      )}
      {sheet === 'none' ? null : (
        <BuySheet
          post={post}
          paid={paid}
          open={sheet === 'open'}
          onClose={() => setSheet('closed')}
          onPaid={onBought}
        />
      )}
    </div>
  );
}
