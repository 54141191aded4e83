import { z } from 'zod';
import { CURRENCY } from '@/lib/shared/currency';
import { endpoint } from './endpoint';
import { Id, IdParams, Image, line, Money, Person, prose, Time } from './fields';
import {
  LOCKED_FILES_MOST,
  LOCKED_IMAGES_MOST,
  LOCKED_TEXT_MOST,
  LONGEST_TITLE,
  PAID_POST_PRICE,
} from './limits';

const Price = z
  .object({ amount: z.int('validation:postPrice'), currency: z.literal(CURRENCY) })
  .refine(({ amount }) => amount >= PAID_POST_PRICE.least && amount <= PAID_POST_PRICE.most, {
    path: ['amount'],
    message: 'validation:postPrice',
  });

/** How much the locked part holds. */
export const Behind = z.object({
  words: z.int(),
  images: z.int(),
  files: z.int(),
  /** how long it takes to read */
  minutes: z.int(),
});
export type Behind = z.output<typeof Behind>;

/** The public outline of the paid part of a post. */
export const PaidPart = z.object({
  title: z.string(),
  price: Money,
  behind: Behind,
  /** the caller may read the locked part: bought, or their own */
  isOpen: z.boolean(),
  /** it was shown to the caller before, or is theirs: to show it again uses nothing up */
  isRead: z.boolean(),
  /** the caller may buy it now; a visitor is asked to sign in first */
  canBuy: z.boolean(),
});
export type PaidPart = z.output<typeof PaidPart>;

/** A paid post among other things to buy. */
export const PostOnSale = z.object({
  _id: Id,
  title: z.string(),
  author: Person,
  price: Money,
});
export type PostOnSale = z.output<typeof PostOnSale>;

const LockedInput = z
  .object({
    text: prose(LOCKED_TEXT_MOST).default(''),
    media: z
      .array(z.object({ fileId: Id, alt: line(300, 0).default('') }))
      .max(LOCKED_IMAGES_MOST, 'validation:tooManyImages')
      .default([]),
    files: z.array(Id).max(LOCKED_FILES_MOST, 'validation:tooManyFiles').default([]),
  })
  .strict()
  .refine(({ text, media, files }) => text !== '' || media.length > 0 || files.length > 0, {
    path: ['text'],
    message: 'validation:lockedEmpty',
  });
export type LockedInput = z.output<typeof LockedInput>;

export const PaidInput = z.object({ title: line(LONGEST_TITLE), price: Price, locked: LockedInput }).strict();
export type PaidInput = z.output<typeof PaidInput>;

/** The locked part, for whoever may read it; with the free one, as the post itself may be gone. */
export const LockedPart = z.object({
  postId: Id,
  title: z.string(),
  author: Person,
  free: z.string(),
  version: z.int(),
  /** of the newest locked part; another than `version` where an earlier one was asked for */
  newest: z.int(),
  /** what was sold to the caller; null for the author and for operators */
  bought: z.int().nullable(),
  text: z.string(),
  media: z.array(Image.extend({ alt: z.string() })),
  files: z.array(z.object({ _id: Id, name: z.string(), size: z.int(), mime: z.string(), url: z.string() })),
  changedAt: Time,
});
export type LockedPart = z.output<typeof LockedPart>;

export const getLockedPart = endpoint({
  id: 'getLockedPart',
  method: 'GET',
  path: '/posts/{id}/locked',
  access: 'member',
  params: IdParams,
  query: z.object({
    /** an earlier one, not before the one that was bought; the newest, where left out */
    edition: z.coerce.number().int().min(1).max(1_000_000).optional(),
  }),
  response: LockedPart,
  errors: ['not_found', 'not_entitled'],
});

export const getLockedFile = endpoint({
  id: 'getLockedFile',
  method: 'GET',
  path: '/posts/{id}/locked/files/{fileId}',
  access: 'guest',
  params: z.object({ id: Id, fileId: Id }),
  response: z.unknown(),
  errors: ['not_found'],
  raw: true,
  gives: ['*/*'],
});
