'use client';

import { useCallback, useEffect, useRef, useState } from 'react';

/** What is typed for the paid part of a post. */
export type PaidDraft = { title: string; price: string; text: string };

/** The composer's draft; its pictures are kept by the file store. */
export type PostDraft = {
  text: string;
  audience: 'public' | 'followers';
  /** null where the post is free */
  paid?: PaidDraft | null;
  savedAt: string;
};

const WAIT_MS = 800;

/**
 * Keeps an unfinished post in local storage, a moment after the last key.
 * @param owner the member who writes it: two people may use one browser
 */
export function usePostDraft(owner: string) {
  const key = `draft:post:${owner}`;
  const [savedAt, setSavedAt] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  const load = useCallback((): PostDraft | null => {
    const draft = read(key);
    setSavedAt(draft?.savedAt ?? null);
    return draft;
  }, [key]);

  const keep = useCallback(
    (draft: Omit<PostDraft, 'savedAt'>) => {
      clearTimeout(timer.current);
      timer.current = setTimeout(() => setSavedAt(write(key, draft)), WAIT_MS);
    },
    [key],
  );

  const clear = useCallback(() => {
    clearTimeout(timer.current);
    setSavedAt(null);
    write(key, { text: '', audience: 'public' });
  }, [key]);

  return { savedAt, load, keep, clear };
}

function read(key: string): PostDraft | null {
  try {
    const draft: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return isDraft(draft) ? draft : null;
  } catch {
    return null;
  }
}

/** @returns when it was saved; null if there is nothing to keep or storage is blocked */
function write(key: string, draft: Omit<PostDraft, 'savedAt'>): string | null {
  try {
    if (isEmpty(draft)) {
      window.localStorage.removeItem(key);
      return null;
    }
    const savedAt = new Date().toISOString();
    window.localStorage.setItem(key, JSON.stringify({ ...draft, savedAt }));
    return savedAt;
  } catch {
    return null;
  }
}

function isEmpty({ text, paid }: Omit<PostDraft, 'savedAt'>): boolean {
  return [text, paid?.title, paid?.price, paid?.text].every((typed) => !typed?.trim());
}

function isDraft(value: unknown): value is PostDraft {
  const draft = value as Partial<PostDraft> | null;
  return typeof draft?.text === 'string' && typeof draft.savedAt === 'string' && draft.audience !== undefined;
}
