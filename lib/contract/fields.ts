import { z } from 'zod';
import { countGraphemes, toLatinDigits } from '@/lib/shared/arabic';
import { stripHidden } from '@/lib/shared/hidden';
import { stripInvisible } from '@/lib/shared/invisible';
import { roomFor } from './limits';

/**
 * In one spelling only: ids are compared as text, and we would take an upper-case one for another id, the database for
 * the same.
 */
export const Id = z.uuid().refine((id) => id === id.toLowerCase(), 'validation:invalid');
export const Time = z.iso.datetime();
/** Minor units and ISO 4217 currency. */
export const Money = z.object({ amount: z.int(), currency: z.string().length(3) });
export type Money = z.output<typeof Money>;

export const IdParams = z.object({ id: Id });

/** Keyset pagination: `cursor` is the opaque `nextCursor` of the answer before. */
export const PageQuery = z.object({
  cursor: z.string().max(300).optional(),
  limit: z.coerce.number().int().min(1).max(50).default(20),
});
export type PageQuery = z.output<typeof PageQuery>;

/** A list answer: the rows and where the next page begins, or null at the end. */
export function page<T extends z.ZodType>(item: T) {
  return z.object({ data: z.array(item), nextCursor: z.string().nullable() });
}

/** A stored image; a rendition of width w (one of `widths`) is at `${url}/${w}`. */
export const Image = z.object({
  _id: Id,
  url: z.string(),
  width: z.int(),
  height: z.int(),
  widths: z.array(z.int()),
});
export type Image = z.output<typeof Image>;

export const Role = z.enum(['MEMBER', 'CREATOR', 'ADMIN']);
export const AccountType = z.enum(['INDIVIDUAL', 'COMPANY']);
export const Locale = z.enum(['ar', 'en']);

/** The fields of a person that a row or a card shows. */
export const Person = z.object({
  _id: Id,
  name: z.string(),
  handle: z.string(),
  headline: z.string(),
  profilePic: z.string().nullable(),
  role: Role,
  accountType: AccountType,
});
export type Person = z.output<typeof Person>;

/** A person named with @handle in a text: the handle as it is written there, in lower case. */
export const Mention = z.object({ _id: Id, handle: z.string() });
export type Mention = z.output<typeof Mention>;

export const Done = z.object({ done: z.literal(true) });

const CONTROLS = /(?![\t\n])\p{Cc}/gu;
const VISIBLE = /(?!\p{Default_Ignorable_Code_Point}|\u2800)[\p{L}\p{N}\p{P}\p{S}]/u;
// Written Arabic needs four on a letter; more only cover the lines above.
const PILED_MARKS = /(\p{M}{6})\p{M}+/gu;

/** Text that nobody can see counts as empty. */
const ifVisible = (text: string) => (VISIBLE.test(text) ? text : '');

/** The length that readers count: a letter with its marks is one, in the form and on the server alike. */
const measured = (min: number, max: number) =>
  z
    .string()
    .min(min, 'validation:required')
    .refine((text) => text.length <= max || countGraphemes(text) <= max, 'validation:tooLong');

/** A line of text: hidden marks and line breaks are removed and white space is folded before it is measured. */
export const line = (max: number, min = 1) =>
  z
    .string()
    .max(roomFor(max), 'validation:tooLong')
    .transform((text) =>
      ifVisible(
        stripHidden(text).replace(CONTROLS, '').replace(PILED_MARKS, '$1').replace(/\s+/g, ' ').trim(),
      ),
    )
    .pipe(measured(min, max));

/** A name: at least one word; a tatweel alone is not enough. */
export const Name = line(80).refine((name) => /(?!\u0640)[\p{L}\p{N}]/u.test(name), 'validation:name');

/** A person's name: digits, brackets, dots and apostrophes are allowed, but not digits alone, and not an address. */
export const FullName = Name.refine(
  (name) => /(?!\u0640)\p{L}/u.test(name) && !/[<>@\\:]|\/\/|\.\S+\//.test(name),
  'validation:fullName',
);

/** Text of several lines: control characters removed, at most two line breaks in a row. */
export const prose = (max: number, min = 0) =>
  z
    .string()
    .max(roomFor(max), 'validation:tooLong')
    .transform((text) =>
      ifVisible(
        text
          .replace(/\r\n?/g, '\n')
          .replace(CONTROLS, '')
          .replace(/\n{3,}/g, '\n\n')
          .trim(),
      ),
    )
    .pipe(measured(min, max));

/** Tags must contain no whitespace (specification, section 5). A leading # is taken off. */
export const Tag = z
  .string()
  .max(roomFor(40), 'validation:tooLong')
  .transform((tag) => stripHidden(tag.replace(/^#/, '')).replace(CONTROLS, ''))
  .pipe(
    z
      .string()
      .min(1, 'validation:required')
      .max(40, 'validation:tooLong')
      .regex(/^\S+$/u, 'validation:tagWhitespace'),
  );
/** No default: a change without tags leaves the tags as they are. */
export const Tags = z.array(Tag).max(10, 'validation:tooManyTags');

/** Reads a number, a code or an address, which is copied as often as typed: removes invisible marks that came along. */
export const codeLike = () => z.string().overwrite(stripInvisible);

/** Six digits, in any script, with or without spaces. */
export const Code = codeLike()
  .min(1, 'validation:required')
  .max(20, 'validation:codeFormat')
  .transform((code) => toLatinDigits(code.normalize('NFKC')).replace(/[\s-]/g, ''))
  .pipe(z.string().regex(/^[0-9]{6}$/, 'validation:codeFormat'));
