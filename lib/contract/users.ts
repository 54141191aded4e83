import { z } from 'zod';
import { isTimeZone } from '@/lib/shared/time-zone';
import { endpoint, LIST_SECONDS } from './endpoint';
import {
  AccountType,
  Done,
  Id,
  IdParams,
  Image,
  Locale,
  line,
  Name,
  PageQuery,
  Person,
  page,
  prose,
  Role,
  Time,
} from './fields';
import { Handle } from './handles';
import { NewCompany, NewPerson } from './new-accounts';
import { Named } from './platform';
import { PostView } from './posts';
import { ProductCard } from './products';
import { COMMON_FIELDS, COMPANY_FIELDS, CompanySize, PERSON_FIELDS } from './profile-fields';

export const Digits = z.enum(['latn', 'arab']);
export const Calendar = z.enum(['gregory', 'islamic-umalqura']);
export const ColorMode = z.enum(['light', 'dark']);
/** The IANA name of a time zone, as reported by a browser. */
const TimeZone = z.string().max(64, 'validation:invalid').refine(isTimeZone, 'validation:invalid');

export const CurrentUser = z.object({
  _id: Id,
  name: z.string(),
  handle: z.string(),
  headline: z.string(),
  bio: z.string(),
  profilePic: z.string().nullable(),
  role: Role,
  accountType: AccountType,
  email: z.string().nullable(),
  emailVerified: z.boolean(),
  locale: Locale,
  digits: Digits,
  calendar: Calendar,
  /** the time zone that the member's browser last reported; null before the first report */
  timeZone: z.string().nullable(),
  /** null to follow the setting of the device */
  colorMode: ColorMode.nullable(),
  /** false for a member who signs in only by phone or with Google */
  hasPassword: z.boolean(),
  /** the time of deletion, if the member has requested it */
  deletesAt: Time.nullable(),
  interests: z.array(z.string()),
});
export type CurrentUser = z.output<typeof CurrentUser>;

/** The reason for suggesting a person. The client writes the text that members see. */
export const SuggestionReason = z.object({
  kind: z.enum(['followed_by', 'interest', 'popular', 'new']),
  /** for `followed_by`, a person that the caller follows and who follows the suggested person */
  by: Person.nullable(),
  /** for `interest`, the interest shared with the caller */
  interest: Named.optional(),
});

export const PersonCard = Person.extend({
  bio: z.string(),
  followersCount: z.int(),
  isFollowing: z.boolean(),
  isMe: z.boolean(),
  /** null unless the person is a suggestion */
  reason: SuggestionReason.nullable(),
});
export type PersonCard = z.output<typeof PersonCard>;

export const Profile = PersonCard.extend({
  /** the profile picture in all its sizes */
  picture: Image.nullable(),
  cover: Image.nullable(),
  followingCount: z.int(),
  postsCount: z.int(),
  productsCount: z.int(),
  followsMe: z.boolean(),
  /** whether the caller has blocked the member */
  isBlocked: z.boolean(),
  /** whether the caller has muted the member */
  isMuted: z.boolean(),
  industry: Named.nullable(),
  country: z.string().nullable(),
  /** the name of the city, in the caller's language if the list of cities has it */
  city: z.string().nullable(),
  /** null for a person */
  company: z
    .object({ size: CompanySize.nullable(), foundedYear: z.int().nullable(), tags: z.array(z.string()) })
    .nullable(),
  socialLinks: z.array(z.object({ label: z.string(), url: z.string() })),
  joinedAt: Time,
  /** whether the member is a creator who accepts tips */
  takesTips: z.boolean(),
});
export type Profile = z.output<typeof Profile>;

export const registerUser = endpoint({
  id: 'registerUser',
  method: 'POST',
  path: '/users/register',
  access: 'guest',
  body: z.discriminatedUnion('accountType', [NewPerson, NewCompany]),
  response: z.object({ email: z.string() }),
  status: 201,
  errors: ['handle_taken', 'rate_limited'],
  rateLimit: { max: 60, seconds: 3600 },
});

export const getMe = endpoint({
  id: 'getMe',
  method: 'GET',
  path: '/users/me',
  access: 'member',
  response: CurrentUser,
});

export const updateMe = endpoint({
  id: 'updateMe',
  method: 'PATCH',
  path: '/users/update',
  access: 'member',
  body: z
    .object({
      /** the full name of a person, or the name of a company */
      name: Name,
      handle: Handle,
      headline: line(120, 0),
      bio: prose(600),
      locale: Locale,
      digits: Digits,
      calendar: Calendar,
      timeZone: TimeZone,
      colorMode: ColorMode.nullable(),
      profilePicId: Id.nullable(),
      coverId: Id.nullable(),
      interests: z.array(z.string().max(40)).max(30),
      ...PERSON_FIELDS,
      ...COMPANY_FIELDS,
      ...COMMON_FIELDS,
    })
    .partial()
    .strict(),
  touches: ['getMyProfile', 'getUser'],
  answers: 'getMe',
  response: CurrentUser,
  errors: ['not_found', 'handle_taken'],
});

export const logoutUser = endpoint({
  id: 'logoutUser',
  method: 'POST',
  path: '/users/logout',
  access: 'member',
  response: Done,
});

export const getUser = endpoint({
  id: 'getUser',
  method: 'GET',
  path: '/users/{id}',
  access: 'guest',
  params: IdParams,
  response: Profile,
});

export const listUsers = endpoint({
  id: 'listUsers',
  method: 'GET',
  path: '/users',
  access: 'guest',
  query: PageQuery.extend({
    /** ids of people, separated by commas */
    ids: z.string().max(2000).optional(),
    prefix: z.string().max(80).optional(),
  }),
  response: page(PersonCard),
});

export const followUser = endpoint({
  id: 'followUser',
  method: 'POST',
  path: '/users/follow/{id}',
  access: 'member',
  params: IdParams,
  response: z.object({ isFollowing: z.literal(true), followersCount: z.int() }),
  errors: ['conflict', 'rate_limited'],
  rateLimit: { max: 120, seconds: 3600 },
  touches: ['listFeed', 'listNetwork'],
});

export const unfollowUser = endpoint({
  id: 'unfollowUser',
  method: 'POST',
  path: '/users/unfollow/{id}',
  access: 'member',
  params: IdParams,
  response: z.object({ isFollowing: z.literal(false), followersCount: z.int() }),
  touches: ['listFeed', 'listNetwork'],
});

export const listNetwork = endpoint({
  id: 'listNetwork',
  method: 'GET',
  path: '/users/network',
  access: 'guest',
  query: PageQuery.extend({
    tab: z.enum(['followers', 'following', 'companies']).default('followers'),
    userId: Id.optional(),
  }),
  response: page(PersonCard),
  errors: ['unauthenticated'],
});

export const exploreUsers = endpoint({
  id: 'exploreUsers',
  method: 'GET',
  path: '/users/exploreUsers',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  query: PageQuery,
  response: page(PersonCard),
});

export const listSuggestedUsers = endpoint({
  id: 'listSuggestedUsers',
  method: 'GET',
  path: '/users/suggestedOnes',
  access: 'member',
  query: PageQuery,
  response: page(PersonCard),
});

export const listRecommendedPosts = endpoint({
  id: 'listRecommendedPosts',
  method: 'GET',
  path: '/users/recommendedPosts',
  access: 'member',
  query: PageQuery,
  response: page(PostView),
});

export const getExplore = endpoint({
  id: 'getExplore',
  method: 'GET',
  path: '/users/explore',
  access: 'guest',
  guestSeconds: LIST_SECONDS,
  response: z.object({
    products: z.array(ProductCard),
    users: z.array(PersonCard),
    posts: z.array(PostView),
  }),
});
