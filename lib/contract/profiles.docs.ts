import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as profiles from './profiles';

export const docs: Docs<typeof profiles> = {
  tag: 'People',
  schemas: {
    MyProfile: 'The own profile, whole: with what others are not shown',
  },
  endpoints: {
    getMyProfile: {
      summary: 'The own profile with what others are not shown',
    },
    finishProfileSetup: {
      summary: 'Finishes the profile setup of a person, which makes a CREATOR of a MEMBER',
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
      summary: 'Finishes the setup of a company, which makes a CREATOR of a MEMBER',
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
