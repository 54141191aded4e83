'use client';

import { useState } from 'react';
import type { UploadedImage } from '@/hooks/files/use-image-upload';
import { useImageUpload } from '@/hooks/files/use-image-upload';
import type { PaidDraft } from '@/hooks/posts/use-post-draft';
import {
  LOCKED_FILES_MOST,
  LOCKED_IMAGES_MOST,
  LOCKED_TEXT_MOST,
  LONGEST_TITLE,
  PAID_POST_PRICE,
} from '@/lib/contract/limits';
import type { LockedPart } from '@/lib/contract/paid-posts';
import type { PostView } from '@/lib/contract/posts';
import { countGraphemes } from '@/lib/shared/arabic';
import { CURRENCY } from '@/lib/shared/currency';
import { toDecimal } from '@/lib/shared/money-format';
import { parseMoney } from '@/lib/shared/typed-money';

/** A file of the locked part. */
export type LockedFile = { id: string; name: string; size: number; mime: string };

/** What is wrong, as message keys, by field. */
export type PaidProblems = Partial<Record<'free' | 'title' | 'price' | 'locked', string>>;

/**
 * What is written for the paid part of a post: title, price, text, pictures and files.
 * @param post a paid post that is edited; its locked part came with it
 */
export function usePaidWriting(post: PostView | undefined, locked: LockedPart | undefined) {
  const [first] = useState(() => draftOf(post, locked));
  const [draft, setDraft] = useState<PaidDraft | null>(first);
  const [files, setFiles] = useState<readonly LockedFile[]>(() => filesOf(locked));
  const [isBusy, setBusy] = useState(false);
  const pictures = useImageUpload(LOCKED_IMAGES_MOST, locked?.media.map(storedImage));

  const media = pictures.images.flatMap(({ fileId, alt }) => (fileId ? [{ fileId, alt: alt.trim() }] : []));
  const part = { text: draft?.text ?? '', media, files: files.map(({ id }) => id) };
  const [before] = useState(() => JSON.stringify(locked ? part : null));
  const amount = parseMoney(draft?.price ?? '', CURRENCY);

  return {
    ...{ draft, setDraft, files, setFiles, pictures },
    /** Files and pictures are still on their way. */
    isUploading: pictures.isUploading || isBusy,
    setBusy,
    /** Whether a file was there before this was opened: it is deleted only when the post is saved. */
    isStored: (id: string) => filesOf(locked).some((file) => file.id === id),
    reset: () => {
      setDraft(null);
      setFiles([]);
      pictures.reset();
    },
    /** What keeps it from being published. */
    problems: (free: string): PaidProblems => {
      if (!draft) return {};
      const { title } = draft;
      const isTooLong = countGraphemes(part.text.trim()) > LOCKED_TEXT_MOST;
      const isEmpty = !part.text.trim() && media.length + files.length === 0;
      return given({
        free: free.trim() ? undefined : 'validation:required',
        title: !title.trim()
          ? 'validation:required'
          : countGraphemes(title.trim()) > LONGEST_TITLE
            ? 'validation:tooLong'
            : undefined,
        price: amount !== null && isPrice(amount) ? undefined : 'validation:postPrice',
        locked: isEmpty
          ? 'validation:lockedEmpty'
          : isTooLong
            ? 'validation:tooLong'
            : files.length > LOCKED_FILES_MOST
              ? 'validation:tooManyFiles'
              : undefined,
      });
    },
    /** For the API. An edited post goes without an unchanged locked part: each that is sent may be a new version. */
    body: () => {
      if (!draft) return null;
      const price: { amount: number; currency: typeof CURRENCY } = {
        amount: amount ?? 0,
        currency: CURRENCY,
      };
      const sale = { title: draft.title, price };
      const whole = { ...sale, locked: part };
      return { whole, changed: JSON.stringify(part) === before ? sale : whole };
    },
  };
}

/** The API's field errors, by the composer's fields. */
export function problemsIn(fields: Record<string, string>): PaidProblems {
  const under = (path: string) => Object.entries(fields).find(([field]) => field.startsWith(path))?.[1];
  return given({
    free: under('text'),
    title: under('paid.title'),
    price: under('paid.price'),
    locked: under('paid.locked'),
  });
}

const isPrice = (amount: number) => amount >= PAID_POST_PRICE.least && amount <= PAID_POST_PRICE.most;

function given(all: Record<keyof PaidProblems, string | undefined>): PaidProblems {
  return Object.fromEntries(Object.entries(all).filter(([, problem]) => problem !== undefined));
}

function draftOf(post: PostView | undefined, locked: LockedPart | undefined): PaidDraft | null {
  if (!post?.paid || !locked) return null;
  return { title: post.paid.title, price: toDecimal(post.paid.price), text: locked.text };
}

function filesOf(locked: LockedPart | undefined): LockedFile[] {
  return locked?.files.map(({ _id: id, name, size, mime }) => ({ id, name, size, mime })) ?? [];
}

function storedImage(image: LockedPart['media'][number]): UploadedImage {
  const preview = `${image.url}/${image.widths[1] ?? image.widths[0]}`;
  return { key: image._id, preview, alt: image.alt, progress: 1, fileId: image._id, error: null };
}
