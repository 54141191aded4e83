'use client';

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { type UploadedImage, useImageUpload } from '@/hooks/files/use-image-upload';
import { addPostToCache, updatePostCache } from '@/hooks/posts/update-post-cache';
import { type PaidDraft, usePostDraft } from '@/hooks/posts/use-post-draft';
import { useAction } from '@/hooks/use-action';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';
import { createPost, updatePost } from '@/lib/client/endpoints.gen';
import type { LockedPart } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { countGraphemes } from '@/lib/shared/arabic';
import { type PaidProblems, problemsIn, usePaidWriting } from './paid/use-paid-writing';

export const MOST_CHARACTERS = 5000;
export const MOST_IMAGES = 4;

/**
 * The state of the composer and how it is sent: a new post, whose text is kept as a draft, or an edited post.
 * @param of the post to edit, and its locked part where it is a paid one
 */
export function useComposer(
  viewerId: string,
  { post, locked }: { post?: PostView; locked?: LockedPart },
  onDone: () => void,
) {
  const { t } = useTranslation('posts');
  const words = useErrorText();
  const { savedAt, load, keep, clear } = usePostDraft(viewerId);
  const pictures = useImageUpload(MOST_IMAGES, post?.media.map(storedImage));
  const [text, setText] = useState(post?.text ?? '');
  const [audience, setAudience] = useState(post?.audience ?? 'public');
  const [product, setProduct] = useState(post?.product ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const [problems, setProblems] = useState<PaidProblems>({});
  const paid = usePaidWriting(post, locked);
  const { setDraft } = paid;
  const create = useAction(createPost, { done: t('composer.published'), keep: addPostToCache });
  const update = useAction(updatePost, {
    done: t('composer.updated'),
    keep: (client, stored) => updatePostCache(client, stored._id, () => stored),
  });

  useEffect(() => {
    const draft = post ? null : load();
    if (!draft) return;
    setText(draft.text);
    setAudience(draft.audience);
    setDraft(draft.paid ?? null);
  }, [post, load, setDraft]);

  const change = (next: { text?: string; audience?: PostView['audience']; paid?: PaidDraft | null }) => {
    const now = { text, audience, paid: paid.draft, ...next };
    setText(now.text);
    setAudience(now.audience);
    setDraft(now.paid);
    setProblem(null);
    setProblems({});
    if (!post) keep(now);
  };

  const media = pictures.images.flatMap(({ fileId, alt }) => (fileId ? [{ fileId, alt: alt.trim() }] : []));
  const used = countGraphemes(text.trim());
  const empty = text.trim() === '' && media.length === 0;
  const isReady = used <= MOST_CHARACTERS && !pictures.isUploading && !paid.isUploading;
  // What a paid post lacks is said at its fields.
  const canSend = isReady && (paid.draft !== null || !empty);

  const send = () => {
    if (!canSend) return;
    setProblem(null);
    const lacks = paid.problems(text);
    setProblems(lacks);
    if (Object.keys(lacks).length > 0) return;
    const body = { text, media, audience };
    const onError = (error: ApiError) => {
      const found = problemsIn(error.fields);
      setProblems(found);
      setProblem(Object.keys(found).length > 0 ? null : words(error));
    };
    const onSuccess = () => {
      if (!post) clear();
      onDone();
    };
    const sold = paid.body();
    if (post) {
      const changed = sold ? { ...body, paid: sold.changed } : body;
      update.run({ params: { id: post._id }, body: changed }, { onSuccess, onError });
    } else {
      const attached = { ...body, productId: product?._id ?? null, ...(sold ? { paid: sold.whole } : {}) };
      create.run({ body: attached }, { onSuccess, onError });
    }
  };
  const discard = () => {
    clear();
    setText('');
    setProduct(null);
    pictures.reset();
    paid.reset();
    setProblems({});
  };

  return {
    ...{ text, audience, change, pictures, product, setProduct },
    ...{ used, canSend, send, isSending: create.isPending || update.isPending, problem },
    ...{ savedAt, discard, paid, problems },
  };
}

function storedImage(image: PostView['media'][number]): UploadedImage {
  const preview = `${image.url}/${image.widths[1] ?? image.widths[0]}`;
  return { key: image._id, preview, alt: image.alt, progress: 1, fileId: image._id, error: null };
}
