'use client';

import { useTranslation } from 'react-i18next';
import { PaymentSheet } from '@/components/checkout/payment-sheet';
import { LookAlikeNotices } from '@/components/look-alikes/look-alike-notices';
import { BidiText } from '@/components/ui/bidi-text';
import { useBuyPost } from '@/hooks/paid-posts/use-buy-post';
import type { PaidPart } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { Messages } from '@/lib/i18n/page-messages';
import { isolate } from '@/lib/shared/arabic';
import styles from './paid-part.module.css';
import { useBehindWords } from './use-behind-words';

type BuySheetProps = {
  post: PostView;
  paid: PaidPart;
  open: boolean;
  onClose: () => void;
  onPaid: () => void;
};

/** Buys a post where it stands. */
export function BuySheet(props: BuySheetProps) {
  return (
    <Messages of={['payment-sheet']}>
      <Sheet {...props} />
    </Messages>
  );
}

function Sheet({ post, paid, ...sheet }: BuySheetProps) {
  const { t } = useTranslation('payment-sheet');
  const behind = useBehindWords(paid.behind);
  const payment = useBuyPost(post._id, paid.price);
  return (
    <PaymentSheet
      {...sheet}
      title={t('post.title')}
      total={paid.price}
      notes={[t('post.used'), t('post.keeps')]}
      payment={payment}
    >
      <div className={styles.bought}>
        <BidiText className="type-h6 anywhere">{paid.title}</BidiText>
        <p className={styles.hint}>{t('post.by', { name: isolate(post.author.name) })}</p>
        <p className={styles.hint}>{behind}</p>
      </div>
      <LookAlikeNotices ids={[post.author._id]} />
    </PaymentSheet>
  );
}
