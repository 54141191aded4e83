import type { Docs } from './openapi/docs';
import { EXAMPLE_ID } from './openapi/example-values';
import type * as users from './users';

export const docs: Docs<typeof users> = {
  tag: 'People',
  schemas: {
    Digits: 'The digits in which numbers are shown: Latin or Arabic',
    Calendar: 'The calendar in which dates are shown: Gregorian or Umm al-Qura',
    ColorMode: 'The color mode of the site: light or dark',
    CurrentUser: 'The caller’s account, including private settings',
    SuggestionReason: 'The reason for suggesting a person',
    PersonCard:
      'A member, with the caller’s relationship to the member. `reason` is null unless the member is a suggestion',
    Profile: 'The public profile of a member. `company` is null for a person',
  },
  parameters: {
    prefix: 'The beginning of a name or handle',
    tab: 'The list to return: followers, people followed, or companies',
    userId: 'The id of a user',
  },
  endpoints: {
    registerUser: {
      summary:
        'Creates an account for a person or a company, with an email address and a password. Sign-in is a separate step with /api/auth. If the email address already has an account, the response is the same and the account does not change',
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
      summary: 'Returns the caller’s account',
    },
    updateMe: {
      summary:
        'Updates the caller’s profile and settings. Omitted fields keep their values. Returns 409 `handle_taken` if another member has the handle',
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
      summary: 'Ends the caller’s session and invalidates its tokens',
    },
    getUser: {
      summary: 'Returns the public profile of a user',
    },
    listUsers: {
      summary: 'Returns the people with the given ids, or whose name or handle begins with the given prefix',
    },
    followUser: {
      summary: 'Follows a user. Following a user again has no effect',
    },
    unfollowUser: {
      summary: 'Unfollows a user',
    },
    listNetwork: {
      summary:
        'Returns the followers of a user, the people whom the user follows, or the companies of the user. Defaults to the caller if `userId` is omitted',
    },
    exploreUsers: {
      summary: 'Returns the Users tab of the explore page, most followed first',
    },
    listSuggestedUsers: {
      summary: 'Returns people whom the caller may want to follow, each with the reason',
    },
    listRecommendedPosts: {
      summary: 'Returns posts by people whom the caller does not follow yet, each with the reason',
    },
    getExplore: {
      summary: 'Returns the first screen of the explore page: popular products, people and posts',
    },
  },
};
