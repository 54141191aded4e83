'use client';

import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useToast } from '@/components/ui/toast';
import { type UploadedImage, useImageUpload } from '@/hooks/files/use-image-upload';
import { useCreatePost } from '@/hooks/posts/use-create-post';
import { usePostDraft } from '@/hooks/posts/use-post-draft';
import { useUpdatePost } from '@/hooks/posts/use-update-post';
import { useErrorText } from '@/hooks/use-error-text';
import type { ApiError } from '@/lib/client/api-error';
import type { PostView } from '@/lib/contract/posts';
import { countGraphemes } from '@/lib/shared/arabic';

export const MOST_CHARACTERS = 5000;
export const MOST_IMAGES = 4;

/**
 * The state of the composer and how it is sent: a new post, whose text is kept as a draft, or an edited post.
 * @param post the post to edit
 */
export function useComposer(viewerId: string, post: PostView | undefined, onDone: () => void) {
  const { t } = useTranslation('posts');
  const toast = useToast();
  const words = useErrorText();
  const { savedAt, load, keep, clear } = usePostDraft(viewerId);
  const pictures = useImageUpload(MOST_IMAGES, post?.media.map(storedImage));
  const [text, setText] = useState(post?.text ?? '');
  const [audience, setAudience] = useState(post?.audience ?? 'public');
  const [product, setProduct] = useState(post?.product ?? null);
  const [problem, setProblem] = useState<string | null>(null);
  const create = useCreatePost();
  const update = useUpdatePost(post?._id ?? '');

  useEffect(() => {
    const draft = post ? null : load();
    if (!draft) return;
    setText(draft.text);
    setAudience(draft.audience);
  }, [post, load]);

  const change = (next: { text?: string; audience?: PostView['audience'] }) => {
    const now = { text, audience, ...next };
    setText(now.text);
    setAudience(now.audience);
    setProblem(null);
    if (!post) keep(now);
  };

  const media = pictures.images.flatMap(({ fileId, alt }) => (fileId ? [{ fileId, alt: alt.trim() }] : []));
  const used = countGraphemes(text.trim());
  const empty = text.trim() === '' && media.length === 0;
  const canSend = !empty && used <= MOST_CHARACTERS && !pictures.isUploading;

  const send = () => {
    if (!canSend) return;
    setProblem(null);
    const body = { text, media, audience };
    const attached = { ...body, productId: product?._id ?? null };
    const onError = (error: ApiError) => setProblem(words(error));
    const finish = (message: string) => () => {
      if (!post) clear();
      toast(message);
      onDone();
    };
    if (post) update.mutate(body, { onSuccess: finish(t('composer.updated')), onError });
    else create.mutate(attached, { onSuccess: finish(t('composer.published')), onError });
  };
  const discard = () => {
    clear();
    setText('');
    setProduct(null);
    pictures.reset();
  };

  return {
    ...{ text, audience, change, pictures, product, setProduct },
    ...{ used, canSend, send, isSending: create.isPending || update.isPending, problem },
    ...{ savedAt, discard },
  };
}

function storedImage(image: PostView['media'][number]): UploadedImage {
  const preview = `${image.url}/${image.widths[1] ?? image.widths[0]}`;
  return { key: image._id, preview, alt: image.alt, progress: 1, fileId: image._id, error: null };
}
