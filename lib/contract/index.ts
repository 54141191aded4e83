import * as account from './account';
import * as auth from './auth';
import * as blocks from './blocks';
import * as books from './books';
import * as catalogue from './catalogue';
import * as codes from './codes';
import * as comments from './comments';
import * as companies from './companies';
import * as creatorStats from './creator-stats';
import * as deletion from './deletion';
import type { AnyEndpoint } from './endpoint';
import * as events from './events';
import * as exportsOfData from './exports';
import * as files from './files';
import * as finance from './finance';
import * as firstSteps from './first-steps';
import * as gateways from './gateways';
import * as handles from './handles';
import * as identity from './identity';
import * as ledger from './ledger';
import * as lookAlikes from './look-alikes';
import * as noticeChoices from './notice-choices';
import * as notifications from './notifications';
import * as operator from './operator';
import * as operatorPayouts from './operator-payouts';
import * as operatorPeople from './operator-people';
import * as operatorSales from './operator-sales';
import * as orders from './orders';
import * as payoutMethods from './payout-methods';
import * as payouts from './payouts';
import * as phones from './phones';
import * as platform from './platform';
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
import * as transfers from './transfers';
import * as users from './users';
import * as views from './views';
import * as webhooks from './webhooks';

/** Every endpoint there is: what OpenAPI describes and the contract tests walk through. */
export const ENDPOINTS: readonly AnyEndpoint[] = [
  auth,
  account,
  exportsOfData,
  deletion,
  users,
  firstSteps,
  profiles,
  codes,
  phones,
  blocks,
  companies,
  handles,
  lookAlikes,
  posts,
  comments,
  notifications,
  noticeChoices,
  search,
  products,
  files,
  orders,
  purchases,
  gateways,
  transfers,
  stuckPayments,
  webhooks,
  finance,
  refunds,
  ledger,
  payoutMethods,
  payouts,
  operatorPayouts,
  identity,
  setupGuide,
  creatorStats,
  revenueShare,
  secondFactor,
  operator,
  operatorPeople,
  operatorSales,
  books,
  catalogue,
  platform,
  events,
  views,
]
  .flatMap((domain) => Object.values(domain))
  .filter(isEndpoint);

function isEndpoint(value: unknown): value is AnyEndpoint {
  return (
    typeof value === 'object' && value !== null && 'access' in value && 'path' in value && 'response' in value
  );
}
