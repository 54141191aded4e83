import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as users from './users';

export const docs: Docs<typeof users> = {
  tag: 'People',
  schemas: {
    Digits: 'Which digits numbers are shown in: Latin or Arabic',
    Calendar: 'Which calendar dates are shown in: Gregorian or Umm al-Qura',
    ColorMode: 'Light or dark',
    CurrentUser: 'The member who calls, with settings that others do not see',
    SuggestionReason: 'Why somebody is suggested; the client words it',
    PersonCard: 'A member with how the caller stands to them, and why they are suggested',
    Profile: 'A public profile',
  },
  parameters: {
    prefix: 'How a name or a handle begins',
    tab: 'Which list of the network',
    userId: 'The id of a user',
  },
  endpoints: {
    registerUser: {
      summary:
        'Creates an account, of a person or a company, with e-mail and password; sign-in follows through /api/auth. Answers the same for an e-mail that has an account, which stays as it is',
      example: {
        accountType: 'COMPANY',
        name: 'سارة العتيبي',
        handle: 'sara_studio',
        email: 'sara@mail.example',
        password: 'طائر-أزرق-2026',
        locale: 'ar',
      },
    },
    getMe: {
      summary: 'The current user',
    },
    updateMe: {
      summary: 'Changes the own profile and settings; fields left out stay as they are',
      example: {
        name: 'سارة العتيبي',
        headline: 'مصممة',
        bio: 'أكتب عن التصميم.',
        locale: 'ar',
        digits: 'arab',
        calendar: 'islamic-umalqura',
        colorMode: 'dark',
        timeZone: 'Asia/Riyadh',
        profilePicId: EXAMPLE_ID,
        coverId: EXAMPLE_ID,
        interests: ['design'],
        handle: 'sara_studio',
        dateOfBirth: '1995-04-02',
        gender: 'female',
        companySize: '2-10',
        foundedOn: '2019-01-01',
        tags: ['تصميم'],
        industryId: '62',
        country: 'SA',
        city: { _id: '108410' },
        socialLinks: [{ label: 'X', url: 'https://x.com/sara' }],
      },
    },
    logoutUser: {
      summary: 'Ends the session on the server; its tokens end with it',
    },
    getUser: {
      summary: 'A public profile',
    },
    listUsers: {
      summary: 'People by ids or by the beginning of a name or handle',
    },
    followUser: {
      summary: 'Follows; following twice is following once',
    },
    unfollowUser: {
      summary: 'Stops following',
    },
    listNetwork: {
      summary:
        'Followers of, people followed by, or companies of a user (the caller when `userId` is left out)',
    },
    exploreUsers: {
      summary: 'The Users tab of explore, most followed first',
    },
    listSuggestedUsers: {
      summary: 'Whom to follow, each with the reason',
    },
    listRecommendedPosts: {
      summary: 'Posts by people one does not follow yet, each with the reason',
    },
    getExplore: {
      summary: 'The mixed first screen of explore: a few products, people and posts',
    },
  },
};
