import { z } from 'zod';
import type { PickedCity } from '@/components/forms/city-field';
import type { PickedImage } from '@/components/forms/image-field';
import { FullName } from '@/lib/contract/fields';
import { finishCompanySetup, finishProfileSetup } from '@/lib/contract/profiles';
import { updateMe } from '@/lib/contract/users';
import { birthProblem, isFuture } from '@/lib/shared/age';

/**
 * The values of the forms for profiles. Fields have the API's names, so that its errors find their place. An empty text
 * means no value.
 */
const picture = z.custom<PickedImage | null>().transform((picked) => picked?.fileId ?? null);

/** An optional field: empty text is null for the API. */
const orNull = <T extends z.ZodType<unknown, string>>(schema: T) =>
  z.union([z.literal('').transform(() => null), z.string().pipe(schema)]);

const chosen = z.string('validation:required').min(1, 'validation:required');

type CityChoice = z.input<typeof person.city>;

const choiceOf = ({ _id, name }: PickedCity): CityChoice => (_id ? { _id } : { name });
const pickedCity = z.custom<PickedCity | null>().transform((city) => (city ? choiceOf(city) : null));
const requiredCity = z.custom<PickedCity>((city) => Boolean(city), 'validation:required').transform(choiceOf);

const person = finishProfileSetup.body.shape;
const company = finishCompanySetup.body.shape;

// The server checks with its own clock; the browser checks with its clock while typing.
const birth = person.dateOfBirth.superRefine((date, ctx) => {
  const message = birthProblem(date, new Date());
  if (message) ctx.addIssue({ code: 'custom', message });
});
const founding = company.foundedOn.refine((date) => !isFuture(date, new Date()), 'validation:dateFuture');

/** The steps of a person's setup. Fields that are marked there are required. */
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

/** In the settings every field may be emptied, except the name and the handle. */
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
