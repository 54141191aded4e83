import { z } from 'zod';
import { COMPANY_SIZES, GENDERS } from './choices';
import { codeLike, line, Tag } from './fields';
import { MOST_LINKS } from './limits';

export const Gender = z.enum(GENDERS);

export const CompanySize = z.enum(COMPANY_SIZES);

const day = (first: string) =>
  z.iso.date('validation:date').refine((date) => date >= first, { error: 'validation:date', abort: true });

/** A calendar day. The service checks that it is past, and the age: it has the clock. */
export const DateOfBirth = day('1900-01-01');
export const FoundedOn = day('1000-01-01');

/** ISO 3166-1 alpha-2; `GET /countries` lists the codes. */
export const Country = z.string().regex(/^[A-Z]{2}$/, 'validation:invalid');
/** A division of ISIC Rev. 4, see `GET /industries`. */
export const IndustryId = z.string().regex(/^\d{2}$/, 'validation:invalid');

/** A city of `GET /cities`, or the name that the writer gave, if the list does not have it. */
export const CityChoice = z.union([
  z.object({ _id: z.string().regex(/^\d{1,9}$/, 'validation:cityUnknown') }).strict(),
  z.object({ name: line(80) }).strict(),
]);
export type CityChoice = z.output<typeof CityChoice>;

const SCHEME = /^[a-z][a-z0-9+.-]*:/i;
const HOST = /^(?=.{4,253}$)([a-z0-9]([a-z0-9-]*[a-z0-9])?\.)+[a-z]([a-z0-9-]*[a-z0-9])$/;

/** A public address over https; `https://` may be left out. No other scheme, account, port or bare number. */
const SocialUrl = codeLike()
  .max(300, 'validation:tooLong')
  .transform((text, ctx) => {
    const typed = text.trim();
    const url = URL.parse(SCHEME.test(typed) ? typed : `https://${typed}`);
    const plain =
      url !== null &&
      /^[\p{L}\p{M}\p{N}\p{P}\p{S}]+$/u.test(typed) &&
      url.protocol === 'https:' &&
      url.username === '' &&
      url.password === '' &&
      url.port === '' &&
      HOST.test(url.hostname);
    if (plain && url.href.length <= 300) return url.href;
    ctx.addIssue({ code: 'custom', message: typed === '' ? 'validation:required' : 'validation:link' });
    return z.NEVER;
  });

const SocialLink = z.object({ label: line(40, 0).default(''), url: SocialUrl }).strict();

export const SocialLinks = z
  .array(SocialLink)
  .max(MOST_LINKS, 'validation:tooManyLinks')
  .superRefine((links, ctx) => {
    const seen = new Set<string>();
    for (const [index, { url }] of links.entries()) {
      if (seen.has(url))
        ctx.addIssue({ code: 'custom', path: [index, 'url'], message: 'validation:linkTwice' });
      seen.add(url);
    }
  });

/** The subjects of a company; unlike other tags, there must be at least one once its setup is finished. */
export const CompanyTags = z.array(Tag).max(10, 'validation:tooManyTags');

/** The profile of a person; others only see country, city, industry and links. */
export const PERSON_FIELDS = {
  dateOfBirth: DateOfBirth.nullable(),
  gender: Gender,
} as const;

/** The profile of a company. Its description is the `bio`, its logo the profile picture. */
export const COMPANY_FIELDS = {
  companySize: CompanySize.nullable(),
  foundedOn: FoundedOn.nullable(),
  tags: CompanyTags,
} as const;

/** The fields that both have. */
export const COMMON_FIELDS = {
  industryId: IndustryId.nullable(),
  country: Country.nullable(),
  city: CityChoice.nullable(),
  socialLinks: SocialLinks,
} as const;
