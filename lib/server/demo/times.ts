import { DAY, HOUR } from '@/lib/shared/time';
import type { DemoProduct } from './content';
import type { Random } from './random';

/** Returns when the house itself began; everything else in the demo is younger. */
export const foundedAt = (now: Date) => new Date(now.getTime() - 480 * DAY);

/** Returns when somebody joined: in the order of the demo's list, all before the first product. */
export const joinedAt = (index: number, now: Date) => new Date(now.getTime() - (420 - index * 15) * DAY);

/** Returns when a product was published. */
export const publishedAt = ({ publishedDaysAgo }: DemoProduct, now: Date) =>
  new Date(now.getTime() - publishedDaysAgo * DAY);

/** A moment between two others. @param share 0 to 1 of the way from the first to the second */
export const between = (from: Date, to: Date, share: number) =>
  new Date(from.getTime() + share * (to.getTime() - from.getTime()));

/** Some hours after a moment, and never after `now`. */
export const hoursAfter = (moment: Date, random: Random, now: Date) =>
  new Date(
    Math.min(moment.getTime() + (random.between(3, 40) + random.next()) * HOUR, now.getTime() - HOUR / 2),
  );
