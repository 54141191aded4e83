'use client';

import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Card } from '@/components/ui/card';
import { useProfile } from '@/hooks/users/use-profile';
import type { PostView } from '@/lib/contract/posts';
import { isolate } from '@/lib/shared/arabic';
import { TipButton } from './tip-button';
import { TipWordList } from './tip-word-list';

type PostTipsProps = { post: Pick<PostView, '_id' | 'author' | 'tipWords'> };

/** On a post's page: a tip for its author, and the words with tips for it that they show. */
export function PostTips({ post }: PostTipsProps) {
  const { t } = useTranslation(['posts', 'profile']);
  const titleId = useId();
  const { _id: postId, author, tipWords } = post;
  const takesTips = useProfile(author._id).data?.takesTips === true && !author.isMe;
  if (!takesTips && tipWords.length === 0) return null;
  return (
    <Card as="div" className="grid gap-3">
      {takesTips ? (
        <div className="row cluster spread gap-3">
          <p>{t('tip.ask', { name: isolate(author.name) })}</p>
          <TipButton author={author} postId={postId} />
        </div>
      ) : null}
      {tipWords.length > 0 ? (
        <section aria-labelledby={titleId} className="grid gap-3">
          <h2 id={titleId} className="type-h6">
            {t('profile:tipWords.title')}
          </h2>
          <TipWordList words={tipWords} />
        </section>
      ) : null}
    </Card>
  );
}
