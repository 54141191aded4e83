'use client';

import { useTranslation } from 'react-i18next';
import type { z } from 'zod';
import { AppLink } from '@/components/ui/app-link';
import { Avatar } from '@/components/ui/avatar';
import { BidiText } from '@/components/ui/bidi-text';
import { RatingStars } from '@/components/ui/rating-stars';
import { TimeAgo } from '@/components/ui/time-ago';
import type { Evaluation } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import styles from './reviews.module.css';

type ReviewRowProps = { review: z.output<typeof Evaluation> };

/** One buyer's review, with the creator's reply. */
export function ReviewRow({ review }: ReviewRowProps) {
  const { t } = useTranslation('products');
  const { author } = review;
  return (
    <li className={styles.review}>
      <Avatar name={author.name} src={author.profilePic} size={44} />
      <div className={styles.body}>
        <p className={styles.line}>
          <AppLink href={paths.user(author._id)} className={styles.author}>
            <BidiText>{author.name}</BidiText>
          </AppLink>
          <TimeAgo time={review.createdAt} className={styles.time} />
        </p>
        <RatingStars value={review.rating} />
        {review.text ? (
          <BidiText as="p" className={styles.text}>
            {review.text}
          </BidiText>
        ) : null}
        {review.reply ? (
          <blockquote className={styles.reply}>
            <strong>{t('reviews.reply')}</strong>
            <BidiText as="p">{review.reply}</BidiText>
          </blockquote>
        ) : null}
      </div>
    </li>
  );
}
