'use client';

import { useViewer } from '@/components/layout/viewer-context';
import { useSharePost } from '@/hooks/posts/use-share-post';
import { reportEvent } from '@/lib/client/analytics';
import type { PostView } from '@/lib/contract/posts';
import { firstWords } from '@/lib/shared/arabic';
import { paths } from '@/lib/shared/paths';
import { useCopyLink } from './use-copy-link';

/**
 * Shares a post: by the device's share sheet on touch screens, otherwise as a copied link. Members' shares are counted.
 */
export function useShare(post: PostView): () => Promise<void> {
  const viewer = useViewer();
  const copyLink = useCopyLink();
  const count = useSharePost(post);
  return async () => {
    const sent = hasShareSheet() ? await openSheet(post) : await copyLink(post._id).then(() => true);
    if (!sent) return;
    reportEvent('shared');
    if (viewer) count();
  };
}

function hasShareSheet(): boolean {
  return typeof navigator.share === 'function' && window.matchMedia('(pointer: coarse)').matches;
}

/** @returns false when the sheet was closed without sharing */
async function openSheet(post: PostView): Promise<boolean> {
  const url = new URL(paths.post(post._id), window.location.origin).href;
  try {
    await navigator.share({ url, text: firstWords(post.text, 120) });
    return true;
  } catch {
    return false;
  }
}
