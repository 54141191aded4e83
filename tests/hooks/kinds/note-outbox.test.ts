import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { noteOutbox, type UnsentNote } from '@/hooks/kinds/courses/note-outbox';
import { ApiError } from '@/lib/client/api-error';

const KEY = 'lesson-notes:a:b';
const note = (text: string, _id = '1'): UnsentNote => ({ _id, second: 4, text });

beforeEach(() => {
  vi.useFakeTimers();
  window.localStorage.clear();
});
afterEach(() => void vi.useRealTimers());

function outbox(send: (note: UnsentNote) => Promise<void>) {
  const seen: string[][] = [];
  const box = noteOutbox({
    key: KEY,
    send,
    onChange: (unsent) => seen.push(unsent.map(({ text }) => text)),
  });
  return { box, seen };
}

describe('a note that is not sent yet', () => {
  it('is kept in the browser without a connection, and sent once there is one', async () => {
    const send = vi.fn(async () => {});
    send.mockRejectedValueOnce(new ApiError({}));
    const { box } = outbox(send);
    await box.add(note('في النفق'));
    expect(box.unsent()).toEqual([note('في النفق')]);
    // A closed tab: another one finds it.
    box.end();
    const other = outbox(send);
    expect(other.box.unsent()).toEqual([note('في النفق')]);
    await other.box.sendAll();
    expect(other.seen.at(-1)).toEqual([]);
    expect(window.localStorage.getItem(KEY)).toBeNull();
  });

  it('is sent again by itself', async () => {
    const send = vi.fn(async () => {});
    send.mockRejectedValueOnce(new ApiError({ code: 'unavailable' }));
    const { box } = outbox(send);
    await box.add(note('مرة أخرى'));
    await vi.advanceTimersByTimeAsync(15_000);
    expect(send).toHaveBeenCalledTimes(2);
    expect(box.unsent()).toEqual([]);
  });

  it('is sent in its newer version when it was changed on the way', async () => {
    const sent: string[] = [];
    let arrive = () => {};
    const { box } = outbox(async ({ text }) => {
      sent.push(text);
      if (sent.length === 1) await new Promise<void>((resolve) => (arrive = resolve));
    });
    const first = box.add(note('أول'));
    const second = box.add(note('ثانٍ'));
    arrive();
    await Promise.all([first, second]);
    expect(sent).toEqual(['أول', 'ثانٍ']);
    expect(box.unsent()).toEqual([]);
  });

  it('stays with its reason when it was refused, is not sent again, and holds up no other', async () => {
    const send = vi.fn(async ({ _id }: UnsentNote) => {
      if (_id === '1') throw new ApiError({ code: 'invalid', errors: { text: 'why' } });
    });
    const { box } = outbox(send);
    await box.add(note('مرفوضة'));
    await box.add(note('مقبولة', '2'));
    await box.sendAll();
    expect(send).toHaveBeenCalledTimes(2);
    expect(box.unsent()).toMatchObject([{ _id: '1', refusal: { fields: { text: 'why' } } }]);
  });

  it('is forgotten when it is deleted', async () => {
    const { box } = outbox(async () => {
      throw new ApiError({});
    });
    await box.add(note('محذوفة'));
    await box.drop('1');
    expect(window.localStorage.getItem(KEY)).toBeNull();
    box.end();
  });
});
