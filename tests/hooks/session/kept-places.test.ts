import { beforeEach, describe, expect, it, vi } from 'vitest';
import { keepPlace, keepPlacesOf, placeIn } from '@/lib/client/kept-places';

const moment = (seconds: number) => new Date(1_800_000_000_000 + seconds * 1000);
const known = (position: number, at: Date) => ({ position, positionAt: at.toISOString() });
const stand = (lessonId: string, position: number, { isChosen = false, at = moment(0) } = {}) => {
  vi.setSystemTime(at);
  keepPlace(lessonId, { position, isChosen });
};

beforeEach(() => {
  vi.useFakeTimers({ now: moment(0) });
  sessionStorage.clear();
  keepPlacesOf(null);
  return () => vi.useRealTimers();
});

describe('the place in a lesson', () => {
  it('is the server’s where this tab knows none', () => {
    expect(placeIn('one', undefined)).toBe(0);
    expect(placeIn('one', known(40, moment(0)))).toBe(40);
  });

  it('is that of the later listening, of this tab or of another device', () => {
    stand('one', 55, { at: moment(10) });
    expect(placeIn('one', undefined)).toBe(55);
    expect(placeIn('one', { position: 0, positionAt: null })).toBe(55);
    expect(placeIn('one', known(40, moment(9)))).toBe(55);
    expect(placeIn('one', known(90, moment(11)))).toBe(90);
    expect(placeIn('other', known(40, moment(9)))).toBe(40);
  });

  it('is not the beginning where a player stands by itself, unless its listener moved there', () => {
    stand('one', 55);
    stand('one', 0.2, { at: moment(5) });
    expect(placeIn('one', undefined)).toBe(55);
    stand('one', 0.2, { at: moment(5), isChosen: true });
    expect(placeIn('one', undefined)).toBe(0.2);
  });

  it('of a guest stays when they sign in, and is theirs alone from the next lesson on', () => {
    stand('one', 55);
    keepPlacesOf('sara');
    expect(placeIn('one', undefined)).toBe(55);
    stand('two', 20);
    keepPlacesOf('omar');
    expect([placeIn('one', undefined), placeIn('two', undefined)]).toEqual([0, 0]);
  });

  it.each([null, 'omar'])(
    'of a member is forgotten once they are signed out, also what was said while the page went (then: %s)',
    (next) => {
      keepPlacesOf('sara');
      stand('one', 55);
      expect(placeIn('one', undefined)).toBe(55);
      sessionStorage.clear();
      stand('one', 56);
      keepPlacesOf(next);
      expect(placeIn('one', undefined)).toBe(0);
      expect(sessionStorage).toHaveLength(0);
    },
  );

  it('is the server’s where the storage is blocked, or holds something else', () => {
    sessionStorage.setItem('places', '{broken');
    expect(placeIn('one', known(40, moment(0)))).toBe(40);
    const blocked = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError');
    });
    stand('one', 55, { at: moment(1) });
    blocked.mockRestore();
    expect(placeIn('one', known(40, moment(0)))).toBe(40);
  });
});
