'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';

/** The typed values of a setup, and its open step. */
export type SetupDraft<V> = { values: V; step: string };

const WAIT_MS = 400;

/**
 * Keeps an unfinished setup in local storage, a moment after the last key and at the latest when the page is left.
 * @param key the setup and its account: two people may use one browser
 */
export function useSetupDraft<V>(key: string) {
  const waiting = useRef<{ timer: ReturnType<typeof setTimeout>; draft: SetupDraft<V> } | null>(null);

  const flush = useCallback(() => {
    if (!waiting.current) return;
    clearTimeout(waiting.current.timer);
    write(key, waiting.current.draft);
    waiting.current = null;
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
    };
  }, [flush]);

  return useMemo(
    () => ({
      load: (): SetupDraft<Partial<V>> | null => read(key),
      keep: (draft: SetupDraft<V>) => {
        clearTimeout(waiting.current?.timer);
        waiting.current = { timer: setTimeout(flush, WAIT_MS), draft };
      },
      clear: () => {
        clearTimeout(waiting.current?.timer);
        waiting.current = null;
        write(key, null);
      },
    }),
    [key, flush],
  );
}

function read<V>(key: string): SetupDraft<Partial<V>> | null {
  try {
    const draft: unknown = JSON.parse(window.localStorage.getItem(key) ?? 'null');
    return isDraft<V>(draft) ? draft : null;
  } catch {
    return null;
  }
}

function isDraft<V>(value: unknown): value is SetupDraft<Partial<V>> {
  const draft = value as Partial<SetupDraft<V>> | null;
  return typeof draft?.step === 'string' && typeof draft.values === 'object' && draft.values !== null;
}

/** If storage is blocked or full, nothing is kept: the form works anyway. */
function write(key: string, draft: unknown): void {
  try {
    if (draft === null) window.localStorage.removeItem(key);
    else window.localStorage.setItem(key, JSON.stringify(draft));
  } catch {}
}
