import { z } from 'zod';
import type { PickedCity } from '@/components/forms/city-field';
import type { PickedImage } from '@/components/forms/image-field';
import { FullName } from '@/lib/contract/fields';
import { finishCompanySetup, finishProfileSetup, type MyProfile } from '@/lib/contract/profiles';
import { updateMe } from '@/lib/contract/users';
import { birthProblem, isFuture } from '@/lib/shared/age';

/**
 * What the forms about a profile hold; fields are named as the API names them, so that its errors find their place.
 * An empty text is nothing said.
 */
const picture = z.custom<PickedImage | null>().transform((picked) => picked?.fileId ?? null);

/** A field that may be left empty, which the API calls null. */
const orNull = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z.union([z.literal('').transform(() => null), z.string().pipe(schema)]);

const chosen = z.string('validation:required').min(1, 'validation:required');

type CityChoice = z.input<typeof person.city>;

const choiceOf = ({ _id, name }: PickedCity): CityChoice => (_id ? { _id } : { name });
const pickedCity = z.custom<PickedCity | null>().transform((city) => (city ? choiceOf(city) : null));
const requiredCity = z.custom<PickedCity>((city) => Boolean(city), 'validation:required').transform(choiceOf);

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

const settings = updateMe.body.shape;
const common = {
  handle: company.handle,
  headline: settings.headline.unwrap(),
  bio: settings.bio.unwrap(),
  industryId: orNull(person.industryId),
  country: orNull(person.country),
  city: pickedCity,
  socialLinks: person.socialLinks,
};

/** In the settings each may be left empty again, but for the name and the handle. */
export const PersonProfile = z.object({
  ...common,
  name: FullName,
  dateOfBirth: orNull(birth),
  gender: person.gender,
});
export const CompanyProfile = z.object({
  ...common,
  name: company.name,
  companySize: orNull(company.companySize),
  foundedOn: orNull(founding),
  tags: settings.tags.unwrap(),
});

/** One form edits both kinds of account: each has the fields of its own. */
export type ProfileValues = Partial<z.input<typeof PersonProfile> & z.input<typeof CompanyProfile>>;
export type ProfileChange = Partial<z.output<typeof PersonProfile> & z.output<typeof CompanyProfile>>;

type WithoutCity<V> = Omit<V, 'city'> & { city: PickedCity | null };
export type PersonValues = WithoutCity<z.input<typeof PersonSetup>>;
export type CompanyValues = WithoutCity<z.input<typeof CompanySetup>>;

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

/** What the settings' form begins with; a field that the account has not is not read by its schema. */
export function profileValues(profile: MyProfile): ProfileValues {
  const { profilePicId: _, ...values } = { ...companyValues(profile), ...personValues(profile) };
  return values;
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
