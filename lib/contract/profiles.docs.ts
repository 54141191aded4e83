import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as profiles from './profiles';

export const docs: Docs<typeof profiles> = {
  tag: 'People',
  schemas: {
    MyProfile:
      'The caller’s profile, including private fields. `_id` of `city` is null for a city that is not in the list',
  },
  endpoints: {
    getMyProfile: {
      summary: 'Returns the caller’s profile, including private fields',
    },
    finishProfileSetup: {
      summary:
        'Completes the caller’s profile setup as a person, and changes the role from MEMBER to CREATOR',
      example: {
        profilePicId: EXAMPLE_ID,
        dateOfBirth: '1995-04-02',
        gender: 'female',
        industryId: '62',
        country: 'SA',
        city: { name: 'الرياض' },
        socialLinks: [{ label: 'X', url: 'https://x.com/sara' }],
      },
    },
    finishCompanySetup: {
      summary:
        'Completes the caller’s profile setup as a company, and changes the role from MEMBER to CREATOR',
      example: {
        profilePicId: EXAMPLE_ID,
        name: 'دار القلم',
        handle: 'dar_alqalam',
        headline: 'ننشر كتبًا',
        bio: 'دار نشر عربية.',
        companySize: '11-50',
        foundedOn: '2010-05-01',
        industryId: '58',
        tags: ['نشر'],
        country: 'JO',
        city: { name: 'عمّان' },
        socialLinks: [{ label: '', url: 'https://x.com/dar' }],
      },
    },
  },
};
