import { z } from 'zod';
import type { PickedCity } from '@/components/forms/city-field';
import type { PickedImage } from '@/components/forms/image-field';
import { finishCompanySetup, finishProfileSetup, type MyProfile } from '@/lib/contract/profiles';
import { birthProblem, isFuture } from '@/lib/shared/age';

/**
 * What the forms about a profile hold; fields are named as the API names them, so that its errors find their place.
 * An empty text is nothing said.
 */
const picture = z.custom<PickedImage | null>().transform((picked) => picked?.fileId ?? null);

/** A field that may be left empty, which the API calls null. */
const orNull = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z.union([z.literal('').transform(() => null), schema]);

const chosen = z.string('validation:required').min(1, 'validation:required');

const pickedCity = z
  .custom<PickedCity | null>()
  .transform((city) => (city ? (city._id ? { _id: city._id } : { name: city.name }) : null));
const requiredCity = z
  .custom<PickedCity | null>((city) => Boolean(city), 'validation:required')
  .transform((city) => (city?._id ? { _id: city._id } : { name: city?.name ?? '' }));

const person = finishProfileSetup.body.shape;
const company = finishCompanySetup.body.shape;

// The server judges by its own clock; the browser's says it while typing.
const birth = person.dateOfBirth.superRefine((date, ctx) => {
  const message = birthProblem(date, new Date());
  if (message) ctx.addIssue({ code: 'custom', message });
});
const founding = company.foundedOn.refine((date) => !isFuture(date, new Date()), 'validation:dateFuture');

/** The steps of a person's setup: what is marked there must be said. */
export const PersonSetup = z.object({
  profilePicId: picture,
  dateOfBirth: chosen.pipe(birth),
  gender: person.gender,
  industryId: chosen.pipe(person.industryId),
  country: chosen.pipe(person.country),
  city: requiredCity,
  socialLinks: person.socialLinks,
});

/** The steps of a company's setup. */
export const CompanySetup = z.object({
  profilePicId: picture,
  name: company.name,
  handle: company.handle,
  headline: company.headline,
  bio: company.bio,
  companySize: chosen.pipe(company.companySize),
  foundedOn: chosen.pipe(founding),
  industryId: chosen.pipe(company.industryId),
  tags: company.tags,
  country: chosen.pipe(company.country),
  city: requiredCity,
  socialLinks: company.socialLinks,
});

/** In the settings each may be left empty again. */
export const PersonDetails = z.object({
  dateOfBirth: orNull(birth),
  gender: person.gender,
  industryId: orNull(person.industryId),
  country: orNull(person.country),
  city: pickedCity,
  socialLinks: person.socialLinks,
});
export const CompanyDetails = z.object({
  companySize: orNull(company.companySize),
  foundedOn: orNull(founding),
  industryId: orNull(company.industryId),
  tags: z.array(z.string()).pipe(z.array(company.tags.element).max(10, 'validation:tooManyTags')),
  country: orNull(company.country),
  city: pickedCity,
  socialLinks: company.socialLinks,
});

export type PersonValues = z.input<typeof PersonSetup>;
export type CompanyValues = z.input<typeof CompanySetup>;

/** What the fields that both have begin with. */
function commonValues(profile: MyProfile) {
  const { picture, industryId, country, city, socialLinks } = profile;
  return {
    profilePicId: picture ? { fileId: picture._id, image: picture, alt: '' } : null,
    industryId: industryId ?? '',
    country: country ?? '',
    city,
    socialLinks,
  };
}

/** What a person's form begins with. */
export function personValues(profile: MyProfile): PersonValues {
  const { dateOfBirth, gender } = profile;
  return { ...commonValues(profile), dateOfBirth: dateOfBirth ?? '', gender };
}

/** What a company's form begins with. */
export function companyValues(profile: MyProfile): CompanyValues {
  const { name, handle, headline, bio, companySize, foundedOn, tags } = profile;
  return {
    ...commonValues(profile),
    ...{ name, handle, headline, bio, tags },
    companySize: companySize ?? '',
    foundedOn: foundedOn ?? '',
  };
}
