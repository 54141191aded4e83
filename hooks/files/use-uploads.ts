'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { toApiError } from '@/lib/client/api-error';
import { upload } from '@/lib/client/upload';
import type { StoredFile } from '@/lib/contract/files';
import { invalidateStorage } from './use-storage';

/** A file that is uploading, or that failed. */
export interface Upload {
  key: string;
  file: File;
  /** share sent so far, 0 to 1 */
  progress: number;
  /** message key or text; null while there is no error */
  problem: string | null;
}

interface Options {
  purpose: 'image' | 'product_file';
  /** the reason against a file before it is sent, as a message key or text */
  check?: (file: File) => string | undefined;
  onStored: (stored: StoredFile) => void;
}

/** Uploads several files at once, with progress, cancel and retry. Stored ones leave the list through `onStored`. */
export function useUploads({ purpose, check, onStored }: Options) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  // An upload that is still running when the page is left is cancelled: nothing could take its result.
  useEffect(() => {
    const running = controllers.current;
    return () => {
      for (const controller of running.values()) controller.abort();
    };
  }, []);

  const change = useCallback(
    (key: string, part: Partial<Upload>) =>
      setUploads((list) => list.map((entry) => (entry.key === key ? { ...entry, ...part } : entry))),
    [],
  );
  const remove = useCallback(
    (key: string) => setUploads((list) => list.filter((entry) => entry.key !== key)),
    [],
  );

  const send = async (key: string, file: File) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      const answer = await upload(file, purpose, {
        onProgress: (progress) => change(key, { progress }),
        signal: controller.signal,
      });
      remove(key);
      stored.current(answer);
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, code } = toApiError(error);
      change(key, { problem: message || `errors:${code}.detail` });
    } finally {
      controllers.current.delete(key);
      invalidateStorage(client);
    }
  };

  const start = (files: readonly File[]) => {
    const added = files.map((file) => ({
      key: uuid(),
      file,
      progress: 0,
      problem: check?.(file) ?? null,
    }));
    setUploads((list) => [...list, ...added]);
    for (const { key, file, problem } of added) if (!problem) void send(key, file);
  };

  const cancel = (key: string) => {
    controllers.current.get(key)?.abort();
    remove(key);
  };

  const retry = ({ key, file }: Upload) => {
    change(key, { problem: null, progress: 0 });
    void send(key, file);
  };

  return { uploads, start, cancel, retry, busy: uploads.some(({ problem }) => problem === null) };
}
