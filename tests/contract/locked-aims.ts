import type { AnyEndpoint } from '@/lib/contract/endpoint';
import { db } from '@/lib/server/db/client';
import type { LockedWorld, Reader } from './locked-world';

type Values = Record<string, string>;
export type Given = { params?: Values; query?: Values; body?: object };

/** How each endpoint is called so that its answer is about the paid post, where it can be: by its id. */
type Aim = (world: LockedWorld, reader: Reader) => Given | Promise<Given>;

const id = (of: string): Given => ({ params: { id: of } });

const AIMS: Record<string, Aim> = {
  listUserPosts: ({ author }) => id(author.id),
  listUserProducts: ({ author }) => id(author.id),
  getUser: ({ author }) => id(author.id),
  getMember: ({ author }) => id(author.id),
  getLockedFile: ({ post, file }) => ({ params: { id: post, fileId: file } }),
  getImage: ({ image }) => ({ params: { id: image, width: '640' } }),
  getAvifImage: ({ image }) => ({ params: { id: image, width: '640' } }),
  listComments: ({ post }) => ({ params: { type: 'posts' }, query: { subjectId: post } }),
  createComment: ({ post }) => ({
    params: { type: 'posts' },
    query: { subjectId: post },
    body: { text: 'تعليق', parentId: null },
  }),
  createPostComment: ({ post }) => ({ ...id(post), body: { text: 'تعليق', parentId: null } }),
  getOrder: (_, { order }) => id(order),
  retryPayment: (_, { order }) => id(order),
  getOrderRefunds: (_, { order }) => id(order),
  getSaleStory: (_, { order }) => id(order),
  getPurchase: (_, { entitlement }) => id(entitlement),
  listBoughtFiles: (_, { entitlement }) => id(entitlement),
  createDownloadLink: ({ file }, { entitlement }) => ({ params: { id: entitlement, fileId: file } }),
  getSale: (_, { line }) => id(line),
  getAdminSale: (_, { line }) => id(line),
  declineRefund: ({ request }) => id(request),
  addCartLine: ({ post }) => ({ body: { postId: post } }),
  removeCartLine: ({ post }) => id(post),
  createOrder: ({ post }) => ({
    body: { postId: post, expectedTotal: { amount: 500, currency: 'USD' } },
  }),
  updatePost: ({ post }) => ({ ...id(post), body: { text: 'الجزء المجاني بعد تعديل' } }),
  putEvaluationVote: ({ evaluation }) => id(evaluation),
  deleteEvaluationVote: ({ evaluation }) => id(evaluation),
  putEvaluationReply: ({ evaluation }) => id(evaluation),
  deleteEvaluationReply: ({ evaluation }) => id(evaluation),
  getSandboxPage: async (_, { order }) => id(await only('payments', order)),
  getLedgerAccount: async ({ author }) => id(await accountOf(author.id)),
  listPostings: async ({ author }) => id(await accountOf(author.id)),
  getJournal: async (_, { line }) => {
    const row = db().selectFrom('postings').select('journal_id').where('order_line_id', '=', line);
    return id((await row.executeTakeFirstOrThrow()).journal_id);
  },
};

/**
 * The parameters, query and body that lead an endpoint to the paid post; undefined where it cannot be led there.
 * @param reader whose purchase is meant, where the endpoint is about one
 */
export async function aimOf({ id: name, path }: AnyEndpoint, world: LockedWorld, reader: Reader) {
  const aim = AIMS[name];
  if (aim) return aim(world, reader);
  if (!path.includes('{')) return {};
  return path.startsWith('/posts/') || path.startsWith('/operator/posts/') ? id(world.post) : undefined;
}

async function only(table: 'payments', order: string): Promise<string> {
  const row = db().selectFrom(table).select('id').where('order_id', '=', order);
  return (await row.executeTakeFirstOrThrow()).id;
}

async function accountOf(owner: string): Promise<string> {
  const row = db().selectFrom('ledger_accounts').select('id').where('owner_id', '=', owner);
  return (await row.executeTakeFirstOrThrow()).id;
}
