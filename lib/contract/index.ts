import * as account from './account';
import * as auth from './auth';
import * as blocks from './blocks';
import * as books from './books';
import * as cart from './cart';
import * as catalogue from './catalogue';
import * as codes from './codes';
import * as commentReports from './comment-reports';
import * as comments from './comments';
import * as companies from './companies';
import * as creatorStats from './creator-stats';
import * as deletion from './deletion';
import * as disputes from './disputes';
import type { AnyEndpoint } from './endpoint';
import * as evaluations from './evaluations';
import * as events from './events';
import * as exportsOfData from './exports';
import * as files from './files';
import * as finance from './finance';
import * as firstSteps from './first-steps';
import * as gateways from './gateways';
import * as handles from './handles';
import * as hiddenPosts from './hidden-posts';
import * as identity from './identity';
import { KIND_MODULES } from './kinds/contents';
import * as ledger from './ledger';
import * as lookAlikes from './look-alikes';
import * as newAccounts from './new-accounts';
import * as noticeChoices from './notice-choices';
import * as notifications from './notifications';
import * as operator from './operator';
import * as operatorPayouts from './operator-payouts';
import * as operatorPeople from './operator-people';
import * as operatorRefunds from './operator-refunds';
import * as operatorSales from './operator-sales';
import * as orders from './orders';
import * as paidPosts from './paid-posts';
import * as payoutMethods from './payout-methods';
import * as payouts from './payouts';
import * as phones from './phones';
import * as platform from './platform';
import * as postPayments from './post-payments';
import * as posts from './posts';
import * as products from './products';
import * as profiles from './profiles';
import * as purchases from './purchases';
import * as refunds from './refunds';
import * as revenueShare from './revenue-share';
import * as search from './search';
import * as secondFactor from './second-factor';
import * as setupGuide from './setup-guide';
import * as stuckPayments from './stuck-payments';
import * as tips from './tips';
import * as transfers from './transfers';
import * as uploads from './uploads';
import * as users from './users';
import * as views from './views';
import * as webhooks from './webhooks';

/** A group of endpoints: a tag of the OpenAPI description, and its modules. */
export interface Domain {
  tag: string;
  description: string;
  modules: readonly object[];
}

/** All domains, in the order of the description. */
export const DOMAINS: readonly Domain[] = [
  {
    tag: 'Sign-in',
    description: 'Tokens, confirmation links and codes, and the second factor of operators',
    modules: [auth, codes, phones, secondFactor],
  },
  {
    tag: 'Account',
    description: 'The own account: password, sessions, first steps, a copy of the data, deletion',
    modules: [account, firstSteps, exportsOfData, deletion],
  },
  {
    tag: 'People',
    description: 'People and companies: registering, profiles, handles, following, blocking and muting',
    modules: [users, newAccounts, profiles, handles, lookAlikes, blocks],
  },
  {
    tag: 'Companies',
    description: 'Who belongs to a company, and which share of its sales is whose',
    modules: [companies],
  },
  {
    tag: 'Posts',
    description: 'Posts, reactions, saving and sharing; paid posts and their locked parts',
    modules: [posts, paidPosts, postPayments],
  },
  {
    tag: 'Comments',
    description: 'Comments on posts and products, and answers to them',
    modules: [comments, commentReports],
  },
  {
    tag: 'Notifications',
    description: 'What a member is told, and what of it they want to be told',
    modules: [notifications, noticeChoices],
  },
  {
    tag: 'Evaluations',
    description: 'Ratings of products and posts, whether they are helpful, and replies to them',
    modules: [evaluations],
  },
  {
    tag: 'Tips',
    description:
      'What authors are given for nothing in return: terms, words, thanks, and what operators look at',
    modules: [tips],
  },
  { tag: 'Search', description: 'People, posts and products by words', modules: [search] },
  {
    tag: 'Products',
    description: 'Digital products, from the draft to the market, and what buyers think of them',
    modules: [products],
  },
  {
    tag: 'Kinds of products',
    description: 'What products of each kind hold, and how those who bought it get it',
    modules: KIND_MODULES,
  },
  {
    tag: 'Files',
    description: 'Pictures, files of products, and how they are sent',
    modules: [files, uploads],
  },
  {
    tag: 'Orders',
    description: 'The cart, checking out and paying, by whichever way to pay is on',
    modules: [cart, orders, gateways],
  },
  { tag: 'Purchases', description: 'What was bought', modules: [purchases] },
  {
    tag: 'Bank transfers',
    description: 'Receipts of bank transfers, and what operators do with them',
    modules: [transfers],
  },
  {
    tag: 'Refunds',
    description: 'Money that goes back to buyers: asked for, granted, declined, disputed',
    modules: [refunds, operatorRefunds, disputes],
  },
  {
    tag: 'Finance',
    description: 'What creators and companies earn: balance, ledger, income, revenue share',
    modules: [finance, ledger, revenueShare],
  },
  {
    tag: 'Payouts',
    description: 'Where creators are paid to, and what is paid to them',
    modules: [payoutMethods, payouts],
  },
  {
    tag: 'Creators',
    description: 'The setup of a creator, the check of their identity, and their figures',
    modules: [setupGuide, identity, creatorStats],
  },
  {
    tag: 'Operators',
    description:
      'The console: people, hidden posts, sales, payouts, payments, the books, the lists, the audit log',
    modules: [
      operator,
      operatorPeople,
      hiddenPosts,
      operatorSales,
      operatorPayouts,
      stuckPayments,
      webhooks,
      books,
      catalogue,
    ],
  },
  {
    tag: 'Service',
    description: 'Lists to choose from, health, what was looked at, and this description',
    modules: [platform, events, views],
  },
];

/** All endpoints: OpenAPI describes them, and the contract tests go through them. */
export const ENDPOINTS: readonly AnyEndpoint[] = DOMAINS.flatMap(endpointsOf);

/** The endpoints of a domain, in the order in which they are declared. */
export function endpointsOf({ modules }: Domain): AnyEndpoint[] {
  return modules.flatMap((module) => Object.values(module)).filter(isEndpoint);
}

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'response' in value
  );
}
