/** The groups of endpoints, in the order of the description. */
export const TAGS = {
  'Sign-in': 'Access tokens, confirmation links and codes, and the second factor of operators',
  Account: 'The caller’s account: password, sign-in sessions, first steps, data export, deletion',
  People: 'People and companies: registration, profiles, handles, following, blocking and muting',
  Companies: 'Members of companies, and their shares of the sales',
  Posts: 'Posts, reactions, saving and sharing; paid posts and their locked parts',
  Comments: 'Comments on posts and products, questions under lessons, and replies to them',
  Notifications: 'Notifications of members, and their notification settings',
  Evaluations: 'Ratings of products and posts, votes on whether they are helpful, and replies to them',
  Tips: 'Tips to authors: terms, messages, thanks, and review by operators',
  Search: 'Search for people, posts and products',
  Products: 'Digital products, from the draft to the marketplace',
  'Kinds of products': 'The content of each kind of product, and its delivery to buyers',
  Files: 'Images, files of products, and uploads',
  Orders: 'The cart, checkout and payment, with each enabled payment method',
  Purchases: 'The caller’s purchases',
  'Bank transfers': 'Receipts of bank transfers, and their review by operators',
  Refunds: 'Refunds to buyers: requests, decisions and disputes',
  Finance: 'Earnings of creators and companies: balance, ledger, income, revenue share',
  Payouts: 'Payout methods of creators, and payouts to them',
  Creators: 'The setup of creators, their identity checks, and their statistics',
  Operators:
    'The operators’ console: people, hidden posts, sales, payouts, payments, ledger, lists, audit log',
  Service: 'Reference lists, health, counts of views and events, and this description',
} as const;

export type Tag = keyof typeof TAGS;
