'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect, useRef, useState } from 'react';
import { v4 as uuid } from 'uuid';
import { ApiError, toApiError } from '@/lib/client/api-error';
import type { Unplayable } from '@/lib/client/recordings/look-at';
import type { Progress } from '@/lib/client/resumable/pieces';
import { CANCELLED } from '@/lib/client/resumable/upload-file';
import type { StoredFile } from '@/lib/contract/files';
import { invalidateStorage } from './use-storage';

/** A file that is uploading, or that failed. */
export interface Upload {
  key: string;
  file: File;
  progress: Progress | Converting;
  /** message key or text; null while there is no error */
  problem: string | null;
  /** what browsers cannot play of it: nothing was sent, and whoever chose it decides */
  unplayable: Unplayable | null;
}

/** The browser makes a film of it that all browsers play. */
interface Converting {
  phase: 'converting';
  share: number;
  secondsLeft: null;
}

export interface Sending {
  onProgress: (progress: Progress) => void;
  signal: AbortSignal;
}

interface Options {
  send: (file: File, sending: Sending) => Promise<StoredFile>;
  /** the reason against a file before it is sent, as a message key or text */
  check?: (file: File) => string | undefined;
  /** looks whether browsers play it, before it is sent */
  look?: (file: File) => Promise<Unplayable | null>;
  onStored: (stored: StoredFile, file: File) => void;
}

const BEGINNING: Progress = { phase: 'sending', share: 0, secondsLeft: null };
const DECIDED = { problem: null, unplayable: null, progress: BEGINNING };

/** Uploads several files, with progress, cancel and retry. Stored ones leave the list through `onStored`. */
export function useUploads({ send, check, look, onStored }: Options) {
  const client = useQueryClient();
  const [uploads, setUploads] = useState<Upload[]>([]);
  const controllers = useRef(new Map<string, AbortController>());
  const stored = useRef(onStored);
  useEffect(() => {
    stored.current = onStored;
  });
  // An upload that is still running when the page is left stops: nothing could take its result.
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

  /** Does the work of one upload, which ends it with a cancel, and says why it failed. */
  const work = async (key: string, act: (sending: Sending) => Promise<void>) => {
    const controller = new AbortController();
    controllers.current.set(key, controller);
    try {
      await act({ onProgress: (progress) => change(key, { progress }), signal: controller.signal });
    } catch (error) {
      if (controller.signal.aborted) return;
      const { message, code } = toApiError(error);
      change(key, { problem: message || `errors:${code}.detail` });
    } finally {
      controllers.current.delete(key);
      invalidateStorage(client);
    }
  };

  const store = async (key: string, file: File, sending: Sending) => {
    const answer = await send(file, sending);
    remove(key);
    stored.current(answer, file);
  };

  const begin = (key: string, file: File) =>
    work(key, async (sending) => {
      const unplayable = (await look?.(file)) ?? null;
      if (sending.signal.aborted) return;
      if (unplayable) change(key, { unplayable, problem: `recordings:why.${unplayable.why}` });
      else await store(key, file, sending);
    });

  const start = (files: readonly File[]) => {
    // Chosen twice, it would go on twice and become one file.
    const fresh = files.filter((file) => !uploads.some((upload) => isSame(upload.file, file)));
    const added = fresh.map((file) => ({
      key: uuid(),
      file,
      progress: BEGINNING,
      problem: check?.(file) ?? null,
      unplayable: null,
    }));
    setUploads((list) => [...list, ...added]);
    for (const { key, file, problem } of added) if (!problem) void begin(key, file);
  };

  /** Sends what browsers do not play all the same. */
  const sendAnyway = ({ key, file }: Upload) => {
    change(key, DECIDED);
    void work(key, (sending) => store(key, file, sending));
  };

  /** Sends what the browser makes of it. */
  const convert = ({ key, file }: Upload) => {
    change(key, DECIDED);
    void work(key, async (sending) => {
      const onProgress = (share: number) =>
        change(key, { progress: { phase: 'converting', share, secondsLeft: null } });
      const { convert } = await import('@/lib/client/recordings/convert');
      const made = await convert(file, { onProgress, signal: sending.signal }).catch((error: unknown) => {
        throw new ApiError({ detail: 'recordings:notConverted' }, error);
      });
      change(key, { file: made.file, progress: BEGINNING });
      await store(key, made.file, sending);
      made.drop();
    });
  };

  const cancel = (key: string) => {
    controllers.current.get(key)?.abort(CANCELLED);
    remove(key);
  };

  const retry = ({ key, file }: Upload) => {
    change(key, DECIDED);
    void begin(key, file);
  };

  const busy = uploads.some(({ problem }) => problem === null);
  return { uploads, start, cancel, retry, convert, sendAnyway, busy };
}

const isSame = (one: File, other: File) =>
  one.name === other.name && one.size === other.size && one.lastModified === other.lastModified;
