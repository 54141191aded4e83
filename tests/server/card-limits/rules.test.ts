import { describe, expect, it } from 'vitest';
import { type Tried, verdictOn } from '@/lib/server/card-limits/rules';
import { MINUTE } from '@/lib/shared/time';

const NOW = new Date('2026-11-24T12:00:00Z');
const minutesAgo = (minutes: number) => NOW.getTime() - minutes * MINUTE;
const refused = (card: string | null, minutes: number): Tried => {
  return { card, isRefused: true, at: minutesAgo(minutes) };
};
const asked = (minutes = 0): Tried => ({ card: 'x', isRefused: false, at: minutesAgo(minutes) });
const three = [refused('a', 30), refused('b', 20), refused('c', 10)];

describe('further cards are refused', () => {
  it('for an hour after three different cards were refused within an hour', () => {
    expect(verdictOn(three, false, NOW)).toEqual({ why: 'stopped', retryAfter: 50 * 60 });
  });

  it('after five refusals, where the gateway names no card or it is the same one', () => {
    const five = [5, 4, 3, 2, 1];
    expect(
      verdictOn(
        five.map((ago) => refused(null, ago)),
        false,
        NOW,
      )?.why,
    ).toBe('stopped');
    expect(
      verdictOn(
        five.map((ago) => refused('a', ago)),
        false,
        NOW,
      )?.why,
    ).toBe('stopped');
  });

  it('for a minute only, where the member has bought before', () => {
    const lately = [refused('a', 2), refused('b', 1), refused('c', 0.5)];
    expect(verdictOn(lately, true, NOW)).toEqual({ why: 'stopped', retryAfter: 30 });
    expect(verdictOn(three, true, NOW)).toBeNull();
  });

  it('for now, while five are being decided', () => {
    expect(verdictOn([asked(), asked(), asked(), asked(), asked()], false, NOW)?.why).toBe('busy');
    const two = [refused('a', 2), refused('a', 1)];
    expect(verdictOn([...two, asked(), asked(), asked()], false, NOW)?.why).toBe('busy');
    expect(verdictOn([...two, asked(), asked()], false, NOW)).toBeNull();
  });
});

describe('one more card may be tried', () => {
  it('after two cards, and after four refusals without a name', () => {
    expect(verdictOn([refused('a', 3), refused('b', 2), refused('b', 1)], false, NOW)).toBeNull();
    expect(
      verdictOn(
        [4, 3, 2, 1].map((ago) => refused(null, ago)),
        false,
        NOW,
      ),
    ).toBeNull();
  });

  it('after three cards in more than an hour', () => {
    expect(verdictOn([refused('a', 70), refused('b', 40), refused('c', 5)], false, NOW)).toBeNull();
  });

  it('an hour after the last refusal, although two hours are known', () => {
    expect(verdictOn([refused('a', 80), refused('b', 70), refused('c', 61)], false, NOW)).toBeNull();
  });
});
