import { z } from 'zod';
import { endpoint } from './endpoint';
import { AccountType, Id, Image, line, Name, prose, Role } from './fields';
import { Handle } from './handles';
import {
  CityChoice,
  CompanySize,
  CompanyTags,
  Country,
  DateOfBirth,
  FoundedOn,
  Gender,
  IndustryId,
  SocialLinks,
} from './profile-fields';
import { CurrentUser } from './users';

/** The member's own profile, with the fields that others do not see. */
export const MyProfile = z.object({
  _id: Id,
  role: Role,
  accountType: AccountType,
  name: z.string(),
  handle: z.string(),
  headline: z.string(),
  bio: z.string(),
  picture: Image.nullable(),
  dateOfBirth: z.string().nullable(),
  gender: Gender,
  industryId: z.string().nullable(),
  country: z.string().nullable(),
  /** `_id` is null for a city that is not in the list */
  city: z.object({ _id: z.string().nullable(), name: z.string() }).nullable(),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  companySize: CompanySize.nullable(),
  foundedOn: z.string().nullable(),
  tags: z.array(z.string()),
});
export type MyProfile = z.output<typeof MyProfile>;

export const getMyProfile = endpoint({
  id: 'getMyProfile',
  method: 'GET',
  path: '/users/me/profile',
  access: 'member',
  response: MyProfile,
});

export const finishProfileSetup = endpoint({
  id: 'finishProfileSetup',
  method: 'POST',
  path: '/users/profileSetup',
  access: 'member',
  body: z
    .object({
      profilePicId: Id.nullable(),
      dateOfBirth: DateOfBirth,
      gender: Gender,
      industryId: IndustryId,
      country: Country,
      city: CityChoice,
      socialLinks: SocialLinks,
    })
    .strict(),
  response: CurrentUser,
  errors: ['forbidden', 'not_found'],
});

export const finishCompanySetup = endpoint({
  id: 'finishCompanySetup',
  method: 'POST',
  path: '/users/companySetup',
  access: 'member',
  body: z
    .object({
      profilePicId: Id.nullable(),
      name: Name,
      handle: Handle,
      headline: line(120),
      bio: prose(600, 1),
      companySize: CompanySize,
      foundedOn: FoundedOn,
      industryId: IndustryId,
      tags: CompanyTags.min(1, 'validation:tagsMissing'),
      country: Country,
      city: CityChoice,
      socialLinks: SocialLinks,
    })
    .strict(),
  response: CurrentUser,
  errors: ['forbidden', 'not_found', 'handle_taken'],
});
