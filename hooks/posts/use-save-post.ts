'use client';

import { useTranslation } from 'react-i18next';
import { useToast } from '@/hooks/use-toast';
import { savePost, unsavePost } from '@/lib/client/endpoints.gen';
import type { PostView } from '@/lib/contract/posts';
import { type Engagement, useEngagement } from './use-engagement';

/**
 * Saves a post (`save(true)`) or removes it from the saved ones. A list on screen keeps it, so that it can be undone.
 */
export function useSavePost(post: PostView): (isSaved: boolean) => void {
  const { t } = useTranslation('posts');
  const toast = useToast();
  const input = { params: { id: post._id } };
  const save = useEngagement(post, savePost, withSaved(true), () => ({
    kind: 'save',
    postId: post._id,
    name: post.author.name,
  }));
  const unsave = useEngagement(post, unsavePost, withSaved(false));
  return (isSaved) =>
    isSaved ? save.run(input, { onSuccess: () => toast(t('savedToast')) }) : unsave.run(input);
}

const withSaved =
  (saved: boolean) =>
  ({ counts, mine }: Engagement): Engagement => ({
    counts: { ...counts, saves: counts.saves + Number(saved) - Number(mine.saved) },
    mine: { ...mine, saved },
  });
