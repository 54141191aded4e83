import type { z } from 'zod';
import type { PickedCity } from '@/components/forms/city-field';
import type { MyProfile } from '@/lib/contract/profiles';
import type { CompanyProfile, CompanySetup, PersonProfile, PersonSetup } from './profile-schemas';

/** One form edits both kinds of account. Each kind has its own fields. */
export type ProfileValues = Partial<z.input<typeof PersonProfile> & z.input<typeof CompanyProfile>>;
export type ProfileChange = Partial<z.output<typeof PersonProfile> & z.output<typeof CompanyProfile>>;

type WithoutCity<V> = Omit<V, 'city'> & { city: PickedCity | null };
export type PersonValues = WithoutCity<z.input<typeof PersonSetup>>;
export type CompanyValues = WithoutCity<z.input<typeof CompanySetup>>;

/** The initial values of the fields that both have. */
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

/** The initial values of a person's form. */
export function personValues(profile: MyProfile): PersonValues {
  const { dateOfBirth, gender } = profile;
  return { ...commonValues(profile), dateOfBirth: dateOfBirth ?? '', gender };
}

/** The initial values of the settings' form. Its schema does not read the fields that the account does not have. */
export function profileValues(profile: MyProfile): ProfileValues {
  const { profilePicId: _, ...values } = { ...companyValues(profile), ...personValues(profile) };
  return values;
}

/** The initial values of a company's form. */
export function companyValues(profile: MyProfile): CompanyValues {
  const { name, handle, headline, bio, companySize, foundedOn, tags } = profile;
  return {
    ...commonValues(profile),
    ...{ name, handle, headline, bio, tags },
    companySize: companySize ?? '',
    foundedOn: foundedOn ?? '',
  };
}
