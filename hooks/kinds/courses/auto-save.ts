import { type ApiError, toApiError } from '@/lib/client/api-error';
import { type KeptText, keepText } from './kept-text';

const PAUSE_MS = 1_500;
/** The longest time without a save while the author keeps typing, in milliseconds. */
const LONGEST_MS = 10_000;
const AGAIN_MS = 15_000;

export type SaveState =
  | { is: 'saved' | 'unsaved' | 'saving' | 'offline' }
  /** it was saved somewhere else in between: the author decides */
  | { is: 'conflict' }
  /** @param problem a message key or a sentence for the author; may be empty */
  | { is: 'refused'; problem: string };

interface Options<D> {
  /** where unsent words are kept in this browser */
  key: string;
  /** of the text that is stored */
  version: number;
  /** Stores the text if `version` is still the newest. @returns the new version @throws ApiError `conflict` */
  send: (version: number, doc: D) => Promise<number>;
  onState: (state: SaveState) => void;
}

/**
 * Saves a text by itself: a moment after the last key, again when the connection is back. What is not saved yet is kept
 * in the browser, so that a closed tab loses nothing.
 */
export function autoSave<D>({ key, version, send, onState }: Options<D>) {
  let known = version;
  let waiting: { doc: D; since: number } | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | null = null;
  let held: 'conflict' | 'refused' | null = null;
  let hasEnded = false;

  const say = (state: SaveState) => {
    held = state.is === 'conflict' || state.is === 'refused' ? state.is : null;
    onState(state);
  };
  const plan = (ms: number) => {
    clearTimeout(timer);
    // The browser keeps the text, so that the author can go on with it after opening it again.
    if (!hasEnded) timer = setTimeout(() => void save(), ms);
  };
  const keep = () => {
    if (waiting) keepText(key, { version: known, doc: waiting.doc } satisfies KeptText<D>);
  };

  const save = (): Promise<void> => {
    clearTimeout(timer);
    if (running) return running;
    if (!waiting || held) return Promise.resolve();
    running = attempt(waiting).finally(() => {
      running = null;
    });
    return running;
  };

  const attempt = async (sent: NonNullable<typeof waiting>): Promise<void> => {
    say({ is: 'saving' });
    try {
      known = await send(known, sent.doc);
    } catch (error) {
      return fail(toApiError(error));
    }
    if (waiting === sent) {
      waiting = null;
      keepText(key, null);
      say({ is: 'saved' });
    } else if (waiting) {
      // Words that came meanwhile belong to the new version.
      keep();
      if (hasEnded) return attempt(waiting);
      plan(PAUSE_MS);
    }
  };

  const fail = ({ code, message, fields }: ApiError) => {
    if (code === 'conflict') return say({ is: 'conflict' });
    if (PASSING.has(code)) {
      say({ is: 'offline' });
      return plan(AGAIN_MS);
    }
    say({ is: 'refused', problem: Object.values(fields)[0] ?? message });
  };

  return {
    /** Takes the text after each change. */
    change(doc: D) {
      const since = waiting?.since ?? Date.now();
      waiting = { doc, since };
      keep();
      if (held === 'conflict') return;
      // A changed text may be one that is no longer refused.
      if (!running) say({ is: 'unsaved' });
      plan(Math.max(0, Math.min(PAUSE_MS, since + LONGEST_MS - Date.now())));
    },
    /** Saves at once: the page goes away, or the connection is back. */
    save,
    /** Saves over what was stored in between. @param newest the version that is stored now */
    overwrite(newest: number) {
      known = newest;
      held = null;
      return save();
    },
    /** Forgets what was typed since; the stored text is to be shown again. */
    drop() {
      waiting = null;
      clearTimeout(timer);
      keepText(key, null);
    },
    /** The text is closed: sends what is left. */
    async end() {
      hasEnded = true;
      await save();
    },
  };
}

/** Failures after which the same may be tried again. */
export const PASSING: ReadonlySet<string> = new Set(['network', 'unavailable', 'internal', 'rate_limited']);
