/** The groups of endpoints, in the order of the description. */
export const TAGS = {
  'Sign-in': 'Tokens, confirmation links and codes, and the second factor of operators',
  Account: 'The own account: password, sessions, first steps, a copy of the data, deletion',
  People: 'People and companies: registering, profiles, handles, following, blocking and muting',
  Companies: 'Who belongs to a company, and which share of its sales is whose',
  Posts: 'Posts, reactions, saving and sharing; paid posts and their locked parts',
  Comments: 'Comments on posts and products, and answers to them',
  Notifications: 'What a member is told, and what of it they want to be told',
  Evaluations: 'Ratings of products and posts, whether they are helpful, and replies to them',
  Tips: 'What authors are given for nothing in return: terms, words, thanks, and what operators look at',
  Search: 'People, posts and products by words',
  Products: 'Digital products, from the draft to the market, and what buyers think of them',
  'Kinds of products': 'What products of each kind hold, and how those who bought it get it',
  Files: 'Pictures, files of products, and how they are sent',
  Orders: 'The cart, checking out and paying, by whichever way to pay is on',
  Purchases: 'What was bought',
  'Bank transfers': 'Receipts of bank transfers, and what operators do with them',
  Refunds: 'Money that goes back to buyers: asked for, granted, declined, disputed',
  Finance: 'What creators and companies earn: balance, ledger, income, revenue share',
  Payouts: 'Where creators are paid to, and what is paid to them',
  Creators: 'The setup of a creator, the check of their identity, and their figures',
  Operators:
    'The console: people, hidden posts, sales, payouts, payments, the books, the lists, the audit log',
  Service: 'Lists to choose from, health, what was looked at, and this description',
} as const;

export type Tag = keyof typeof TAGS;
