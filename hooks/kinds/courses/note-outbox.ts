import { type ApiError, toApiError } from '@/lib/client/api-error';
import type { LessonNote } from '@/lib/contract/kinds/lesson-notes';
import { PASSING } from './auto-save';
import { keepText, readKeptText } from './kept-text';

/** A note that the server does not have yet. */
export type UnsentNote = Pick<LessonNote, '_id' | 'second' | 'text'> & {
  /** why the server refused it; it is not sent by itself any more */
  refusal?: ApiError;
};

const AGAIN_MS = 15_000;

interface Options {
  /** where unsent notes are kept in this browser */
  key: string;
  /** Stores a note. @throws ApiError */
  send: (note: UnsentNote) => Promise<void>;
  onChange: (unsent: readonly UnsentNote[]) => void;
}

/**
 * Sends notes one after the other, and again until the server has them: a broken connection or a closed tab loses none.
 */
export function noteOutbox({ key, send, onChange }: Options) {
  let unsent: readonly UnsentNote[] = readKeptText<UnsentNote[]>(key)?.doc ?? [];
  let running: Promise<void> | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Changes what waits here, and what is kept: another tab may keep notes of its own there. */
  const change = (edit: (notes: readonly UnsentNote[]) => readonly UnsentNote[]) => {
    unsent = edit(unsent);
    const kept = edit(readKeptText<UnsentNote[]>(key)?.doc ?? []);
    keepText(key, kept.length > 0 ? { version: 0, doc: kept } : null);
    onChange(unsent);
  };

  const sendAll = (): Promise<void> => {
    clearTimeout(timer);
    running ??= oneByOne().finally(() => {
      running = null;
    });
    return running;
  };

  const oneByOne = async () => {
    for (let note = nextOf(unsent); note; note = nextOf(unsent)) {
      const sent = note;
      try {
        await send(sent);
        // A version written since then is still to be sent.
        change((notes) => notes.filter((each) => !isSame(each, sent)));
      } catch (error) {
        const refusal = toApiError(error);
        if (PASSING.has(refusal.code)) {
          timer = setTimeout(() => void sendAll(), AGAIN_MS);
          return;
        }
        change((notes) => notes.map((each) => (isSame(each, sent) ? { ...sent, refusal } : each)));
      }
    }
  };

  return {
    unsent: () => unsent,
    /** Sends a note, in place of an older one with the same id. */
    add(note: UnsentNote) {
      change((notes) => [...notes.filter(({ _id }) => _id !== note._id), note]);
      return sendAll();
    },
    /** Forgets a note that is not sent. One on its way arrives before this ends. */
    async drop(id: string) {
      change((notes) => notes.filter(({ _id }) => _id !== id));
      await running;
    },
    sendAll,
    /** The lesson is closed. What is left is sent when it is opened again. */
    end: () => clearTimeout(timer),
  };
}

/** Whether two notes are the same version of one note. */
const isSame = (one: UnsentNote, other: UnsentNote) =>
  one._id === other._id && one.text === other.text && one.second === other.second;

const nextOf = (unsent: readonly UnsentNote[]) => unsent.find(({ refusal }) => !refusal);
