'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { AppLink } from '@/components/ui/app-link';
import { Card } from '@/components/ui/card';
import { Money } from '@/components/ui/money';
import type { CreatorStats } from '@/lib/contract/creator-stats';
import { useLocale } from '@/lib/i18n/i18n-provider';
import { paths } from '@/lib/shared/paths';
import styles from './lists.module.css';
import { written } from './metrics';

type Post = CreatorStats['posts'][number];
type BestPostsProps = { posts: Post[]; currency: string };

/** The paid posts that earned most. */
export function BestPosts({ posts, currency }: BestPostsProps) {
  const { t } = useTranslation('creator-stats');
  const titleId = useId();
  return (
    <Card padding="none" labelledBy={titleId}>
      <h2 id={titleId} className={styles.title}>
        {t('posts.title')}
      </h2>
      <ol>
        {posts.map((post) => (
          <Row key={post._id} post={post} currency={currency} />
        ))}
      </ol>
    </Card>
  );
}

function Row({ post, currency }: { post: Post; currency: string }) {
  const { t } = useTranslation('creator-stats');
  const { intl } = useLocale();
  const income = post.income.find((money) => money.currency === currency) ?? { amount: 0, currency };
  const title = <bdi className={styles.words}>{post.title}</bdi>;
  return (
    <li className={styles.post}>
      {post.isPublished ? (
        <AppLink href={paths.post(post._id)} className={styles.name}>
          {title}
        </AppLink>
      ) : (
        <span className={styles.name}>{title}</span>
      )}
      <dl className={styles.facts}>
        <div>
          <dt>{t('products.income')}</dt>
          <dd>
            <Money money={income} />
          </dd>
        </div>
        <div>
          <dt>{t('products.buyers')}</dt>
          <dd>{written('buyers', post.buyers, currency, intl)}</dd>
        </div>
      </dl>
    </li>
  );
}
