'use client';

import { useCallback, useEffect, useState } from 'react';

/**
 * A choice that survives a reload of the tab, until it is saved.
 * @param key includes the member: two people may use one browser
 * @param saved the account's value
 */
export function useKeptChoice(key: string, saved: readonly string[]) {
  const [changed, setChanged] = useState<readonly string[] | null>(null);
  // Only in the browser, and after the first render: the server cannot know it.
  useEffect(() => setChanged(read(key)), [key]);
  const choose = useCallback(
    (choice: readonly string[] | null) => {
      setChanged(choice);
      write(key, choice);
    },
    [key],
  );
  return { choice: changed ?? saved, choose };
}

function read(key: string): string[] | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return Array.isArray(kept) && kept.every((entry) => typeof entry === 'string') ? kept : null;
  } catch {
    return null;
  }
}

function write(key: string, choice: readonly string[] | null): void {
  try {
    if (choice) window.sessionStorage.setItem(key, JSON.stringify(choice));
    else window.sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the choice is kept while the page is open.
  }
}
