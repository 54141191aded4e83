'use client';

import { useCallback, useEffect, useMemo, useRef } from 'react';
import { readDraft, writeDraft } from '@/lib/client/drafts';
import { isOtherAccount } from '@/lib/client/other-account';

type Options<D> = {
  /** what is kept, and its account: two people may use one browser */
  key: string;
  /** after the last key, in milliseconds */
  wait: number;
  /** whether a stored value is such a draft */
  isDraft: (value: unknown) => value is D;
};

/**
 * Keeps an unfinished form in the browser: a moment after the last key, and at the latest when the form or its page is
 * left. A page that is loaded again because its account has changed keeps what its open forms hold.
 */
export function useDraft<D>({ key, wait, isDraft }: Options<D>) {
  const latest = useRef<{ draft: D | null; onKept?: (isKept: boolean) => void } | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  const flush = useCallback(() => {
    if (!latest.current || (timer.current === undefined && !isOtherAccount())) return;
    clearTimeout(timer.current);
    timer.current = undefined;
    const { draft, onKept } = latest.current;
    const isKept = writeDraft(key, draft);
    onKept?.(isKept);
  }, [key]);

  useEffect(() => {
    window.addEventListener('pagehide', flush);
    return () => {
      window.removeEventListener('pagehide', flush);
      flush();
      latest.current = null;
    };
  }, [flush]);

  return useMemo(
    () => ({
      load: (): D | null => {
        const draft = readDraft(key);
        if (!isDraft(draft)) return null;
        latest.current = { draft };
        return draft;
      },
      /** @param draft null: there is nothing to keep */
      keep: (draft: D | null, onKept?: (isKept: boolean) => void) => {
        clearTimeout(timer.current);
        latest.current = { draft, onKept };
        timer.current = setTimeout(flush, wait);
      },
      clear: () => {
        clearTimeout(timer.current);
        timer.current = undefined;
        latest.current = null;
        writeDraft(key, null);
      },
    }),
    [key, wait, isDraft, flush],
  );
}
