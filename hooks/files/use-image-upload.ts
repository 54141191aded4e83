'use client';

import { useCallback, useEffect, useRef, useState } from 'react';
import { type ApiError, toApiError } from '@/lib/client/api-error';
import { uploadImage } from '@/lib/client/upload';
import type { StoredFile } from '@/lib/contract/files';

/** A picture that is being uploaded, or is stored. */
export type UploadedImage = {
  key: string;
  /** a URL to show it: first of the chosen file, later of the stored one */
  preview: string;
  alt: string;
  /** 0 to 1 */
  progress: number;
  fileId: string | null;
  error: ApiError | null;
};

let made = 0;

/**
 * Pictures that are chosen, uploaded, described and removed; for the composer.
 * @param max the most pictures
 * @param stored those that are stored already
 */
export function useImageUpload(max: number, stored: UploadedImage[] = []) {
  const [images, setImages] = useState(stored);
  const running = useRef(new Map<string, AbortController>());
  useEffect(() => () => stopAll(running.current), []);

  const patch = useCallback((key: string, change: Partial<UploadedImage>) => {
    setImages((all) => all.map((image) => (image.key === key ? { ...image, ...change } : image)));
  }, []);

  const add = useCallback(
    (files: readonly File[]) => {
      const chosen = files.slice(0, Math.max(0, max - images.length));
      const fresh = chosen.map((file) => ({ file, image: newImage(file) }));
      setImages((all) => [...all, ...fresh.map(({ image }) => image)]);
      for (const { file, image } of fresh) {
        const controller = new AbortController();
        running.current.set(image.key, controller);
        uploadImage(file, {
          onProgress: (progress) => patch(image.key, { progress }),
          signal: controller.signal,
        })
          .then((stored: StoredFile) => patch(image.key, { fileId: stored._id, progress: 1 }))
          .catch((error: unknown) => patch(image.key, { error: toApiError(error) }))
          .finally(() => running.current.delete(image.key));
      }
    },
    [images.length, max, patch],
  );

  const remove = useCallback((key: string) => {
    running.current.get(key)?.abort();
    setImages((all) => {
      for (const image of all) if (image.key === key) release(image);
      return all.filter((image) => image.key !== key);
    });
  }, []);

  const describe = useCallback((key: string, alt: string) => patch(key, { alt }), [patch]);
  const reset = useCallback(() => {
    stopAll(running.current);
    setImages((all) => {
      all.forEach(release);
      return [];
    });
  }, []);

  const isUploading = images.some(({ fileId, error }) => !fileId && !error);
  return { images, add, remove, describe, reset, isUploading };
}

function newImage(file: File): UploadedImage {
  const preview = URL.createObjectURL(file);
  return { key: String(++made), preview, alt: '', progress: 0, fileId: null, error: null };
}

function release({ preview }: UploadedImage): void {
  if (preview.startsWith('blob:')) URL.revokeObjectURL(preview);
}

function stopAll(running: Map<string, AbortController>): void {
  for (const controller of running.values()) controller.abort();
  running.clear();
}
