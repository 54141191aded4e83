import { useSyncExternalStore } from 'react';
import type { Unplayable } from '@/lib/client/recordings/look-at';

/** A file on its way to a lesson. */
export interface LessonUpload {
  name: string;
  size: number;
  /** share sent so far, 0 to 1 */
  share: number;
  /** it waits for the files before it */
  isWaiting: boolean;
  /** message key or text; null while there is no error */
  problem: string | null;
  /** what browsers cannot play of it: it was not sent */
  unplayable: Unplayable | null;
  /** the browser makes another film of it */
  isConverted: boolean;
  cancel: () => void;
  retry: () => void;
  convert: () => void;
}

/** What rows show besides the outline itself. */
interface Rows {
  /** the lesson that is open beside the outline */
  openId: string | null;
  /** the section or lesson whose title is typed in its row */
  renamingId: string | null;
  /** the row that was last to be brought into view; it stays the same object until the next one */
  sought: { id: string } | null;
  /** the row that a thumb holds */
  heldId: string | null;
  /** the lesson for which a place is chosen */
  movingId: string | null;
  /** the menu of a row; it keeps its entries while it fades out */
  menu: { id: string; anchor: HTMLElement; isOpen: boolean } | null;
  uploads: ReadonlyMap<string, LessonUpload>;
}

/**
 * Holds what changes often. Each row listens to its own part of it: a course of 300 lessons is not drawn again because
 * one of them is opened, renamed or uploaded.
 */
export function makeRowStore(openId: string | null) {
  let rows: Rows = {
    openId,
    renamingId: null,
    sought: openId === null ? null : { id: openId },
    menu: null,
    heldId: null,
    movingId: null,
    uploads: new Map(),
  };
  const listeners = new Set<() => void>();
  const set = (part: Partial<Rows>) => {
    rows = { ...rows, ...part };
    for (const notify of listeners) notify();
  };
  return {
    get: () => rows,
    set,
    /** @param upload null takes it out */
    setUpload: (lessonId: string, upload: LessonUpload | null) => {
      const uploads = new Map(rows.uploads);
      if (upload) uploads.set(lessonId, upload);
      else uploads.delete(lessonId);
      set({ uploads });
    },
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type RowStore = ReturnType<typeof makeRowStore>;

/** A part of what rows show; its component is drawn again only when this part changes. */
export function useRows<T>(store: RowStore, choose: (rows: Rows) => T): T {
  return useSyncExternalStore(
    store.subscribe,
    () => choose(store.get()),
    () => choose(store.get()),
  );
}
