'use client';

import { useCallback, useState } from 'react';
import { useDraft } from '@/hooks/drafts/use-draft';

/** The draft of the paid part of a post. */
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
 * Keeps an unfinished post, and says when it was kept.
 * @param owner the member who writes it
 */
export function usePostDraft(owner: string) {
  const kept = useDraft<PostDraft>({ key: `draft:post:${owner}`, wait: WAIT_MS, isDraft });
  const [savedAt, setSavedAt] = useState<string | null>(null);

  const load = useCallback((): PostDraft | null => {
    const draft = kept.load();
    setSavedAt(draft?.savedAt ?? null);
    return draft;
  }, [kept]);

  const keep = useCallback(
    (typed: Omit<PostDraft, 'savedAt'>) => {
      const draft = isEmpty(typed) ? null : { ...typed, savedAt: new Date().toISOString() };
      kept.keep(draft, (isKept) => setSavedAt(isKept && draft ? draft.savedAt : null));
    },
    [kept],
  );

  const clear = useCallback(() => {
    setSavedAt(null);
    kept.clear();
  }, [kept]);

  return { savedAt, load, keep, clear };
}

function isEmpty({ text, paid }: Omit<PostDraft, 'savedAt'>): boolean {
  return [text, paid?.title, paid?.price, paid?.text].every((typed) => !typed?.trim());
}

function isDraft(value: unknown): value is PostDraft {
  const draft = value as Partial<PostDraft> | null;
  return typeof draft?.text === 'string' && typeof draft.savedAt === 'string' && draft.audience !== undefined;
}
