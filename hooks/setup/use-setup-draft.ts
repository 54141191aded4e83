'use client';

import { useDraft } from '@/hooks/drafts/use-draft';

/** The typed values of a setup, and its open step. */
type SetupDraft<V> = { values: Partial<V>; step: string };

const WAIT_MS = 400;

/**
 * Keeps an unfinished setup.
 * @param key the setup and its account
 */
export const useSetupDraft = <V>(key: string) =>
  useDraft<SetupDraft<V>>({ key, wait: WAIT_MS, isDraft: isDraft<V> });

function isDraft<V>(value: unknown): value is SetupDraft<V> {
  const draft = value as Partial<SetupDraft<V>> | null;
  return typeof draft?.step === 'string' && typeof draft.values === 'object' && draft.values !== null;
}
