import { ENDPOINTS } from '@/lib/contract';
import { createOrder } from '@/lib/server/checkout/service';
import { db } from '@/lib/server/db/client';
import { makeImage } from '@/lib/server/demo/file-factory';
import { ctxOf, makeSession, makeUser } from '@/lib/server/demo/people-factory';
import { makeComment, makePost } from '@/lib/server/demo/post-factory';
import { makeEntitlement, makeProduct } from '@/lib/server/demo/product-factory';
import { signExportLink } from '@/lib/server/exports/links';
import { newId } from '@/lib/server/ids';
import { signLink } from '@/lib/server/kinds/files/links';
import { unsubscribeUrl } from '@/lib/server/mail/unsubscribe-links';
import { getNotifications, notify } from '@/lib/server/notifications/service';
import { createUpload } from '@/lib/server/uploads/service';
import { MINUTE } from '@/lib/shared/time';
import { fromNow, NOW } from '@/tests/setup/clock';
import { NO_ID } from '@/tests/setup/make-member';
import { OPERATOR_TARGETS } from './operator-targets';
import type { People } from './people';
import { byId, type Make, type Target } from './target';
import { ABSENCE_TARGETS } from './targets-absences';
import { BOOKING_TARGETS } from './targets-bookings';
import { COMPANY_TARGETS } from './targets-companies';
import { DISPUTE_TARGETS } from './targets-disputes';
import { gatewayTargets } from './targets-gateways';
import { IDENTITY_TARGETS } from './targets-identity';
import { PAYOUT_TARGETS } from './targets-payouts';
import { answerable, COMMENT_TARGETS, evaluation, lockedFile, ownPaidPost, paidPost } from './targets-posts';
import { sample } from './targets-products';
import { LEARNING_TARGETS } from './targets-quizzes';
import { refundTargets } from './targets-refunds';
import { author, keptTip, receivedTip, reportedTip } from './targets-tips';

export const user: Make = async ({ member, suspended }) => byId(member.id, suspended.id);

export const post: Make = async ({ owner }) => {
  const open = await makePost(db(), { authorId: owner.id });
  return byId(open.id, (await makePost(db(), { authorId: owner.id, audience: 'followers' })).id);
};

const ownPost: Make = async ({ owner }) => {
  const { id } = await makePost(db(), { authorId: owner.id });
  return byId(id, id);
};

export const product: Make = async ({ owner }) => {
  const { id } = await makeProduct(db(), owner, { status: 'draft' });
  return byId(id, id);
};

const ownPublished: Make = async ({ owner }) => {
  const { id } = await makeProduct(db(), owner);
  return byId(id, id);
};

const notification: Make = async ({ owner, member }) => {
  const ctx = ctxOf(db(), owner);
  await notify(ctx, { to: owner.id, kind: 'follow', actorId: member.id, subject: newId() });
  const id = (await getNotifications(ctx, { limit: 1 })).data[0]?._id ?? '';
  return byId(id, id);
};

const session: Make = async ({ owner }) => {
  const { sessionId } = await makeSession(db(), owner.id);
  return byId(sessionId, sessionId);
};

export const comment: Make = async ({ owner }) => {
  const subject = { type: 'posts' as const, id: (await makePost(db(), { authorId: owner.id })).id };
  const { id } = await makeComment(db(), { subject, authorId: owner.id });
  const type = 'posts';
  return { own: { type, id }, hidden: { type, id }, missing: { type, id: NO_ID } };
};

const order: Make = async ({ owner, stranger }) => {
  const sold = await makeProduct(db(), stranger);
  const ctx = ctxOf(db(), { id: owner.id, role: 'CREATOR' });
  const { _id } = await createOrder(ctx, { productId: sold.id, expectedTotal: sold.price }, newId());
  return byId(_id, _id);
};

const sandboxPage: Make = async (people) => {
  const { own } = await order(people);
  const payment = await db()
    .selectFrom('payments')
    .select('id')
    .where('order_id', '=', own.id ?? '')
    .executeTakeFirstOrThrow();
  return byId(payment.id, null);
};

const entitlement: Make = async ({ owner }) => {
  const sold = await makeProduct(db(), await makeUser(db()));
  const id = await makeEntitlement(db(), owner.id, sold.id);
  return byId(id, id);
};

const boughtFile: Make = async ({ owner }) => {
  const sold = await makeProduct(db(), await makeUser(db()));
  const id = await makeEntitlement(db(), owner.id, sold.id);
  const file = await db()
    .selectFrom('product_files')
    .select('id')
    .where('product_id', '=', sold.id)
    .executeTakeFirstOrThrow();
  const own = { id, fileId: file.id };
  return { own, hidden: own, missing: { id: NO_ID, fileId: NO_ID } };
};

const download: Make = async (people) => {
  const { own } = await boughtFile(people);
  const target = { holderId: people.owner.id, id: own.id ?? '', fileId: own.fileId ?? '' };
  return { own: { token: await signLink(target, NOW) }, hidden: null, missing: { token: 'a.b.c' } };
};

const copyOfData: Make = async ({ owner }) => {
  const target = { userId: owner.id, id: NO_ID };
  const token = await signExportLink(target, fromNow(MINUTE));
  return { own: { token }, hidden: null, missing: { token: 'a.b.c' } };
};

const unsubscribeLink: Make = async ({ owner }) => {
  const { email } = await db()
    .selectFrom('users')
    .select('email')
    .where('id', '=', owner.id)
    .executeTakeFirstOrThrow();
  const subscription = { userId: owner.id, kind: 'sale', address: email ?? '' } as const;
  const token = (await unsubscribeUrl(subscription, NOW)).split('/').at(-1) ?? '';
  return { own: { token }, hidden: null, missing: { token: 'a.b.c' } };
};

const image: Make = async ({ owner }) => {
  const { id } = await makeImage(db(), owner.id);
  return { own: { id, width: '640' }, hidden: { id, width: '640' }, missing: { id: NO_ID, width: '640' } };
};

export const ownImage: Make = async ({ owner }) => {
  const { id } = await makeImage(db(), owner.id);
  return byId(id, id);
};

const upload: Make = async ({ owner }) => {
  const file = { purpose: 'product_file', name: `${newId()}.mp4`, size: 100, modified: 0 } as const;
  const { _id } = await createUpload(ctxOf(db(), { ...owner, role: 'CREATOR' }), file);
  return byId(_id, _id);
};

const postComments: Make = async () => {
  const own = { type: 'posts' };
  return { own, hidden: null, missing: { type: 'orders' } };
};

const gateway: Make = async () => ({
  own: { gateway: 'sandbox' },
  hidden: null,
  missing: { gateway: 'paypal' },
});

/** The parameters of each endpoint. A test fails when an endpoint with parameters is missing here. */
export const TARGETS: Record<string, Make> = {
  getUser: user,
  ...OPERATOR_TARGETS,
  ...PAYOUT_TARGETS,
  ...ABSENCE_TARGETS,
  ...BOOKING_TARGETS,
  ...LEARNING_TARGETS,
  ...IDENTITY_TARGETS,
  followUser: user,
  unfollowUser: user,
  blockUser: user,
  unblockUser: user,
  muteUser: user,
  unmuteUser: user,
  listUserPosts: user,
  listUserProducts: user,
  getPost: post,
  getGuestPost: post,
  putReaction: post,
  deleteReaction: post,
  savePost: post,
  unsavePost: post,
  sharePost: post,
  getLockedPart: paidPost,
  getLockedFile: lockedFile,
  generatePaymentIntentLink: paidPost,
  createTip: author,
  getTipTerms: author,
  listTipWords: author,
  updateTip: receivedTip,
  releaseTip: keptTip,
  judgeTipWord: reportedTip,
  listPostComments: post,
  createPostComment: post,
  updatePost: ownPaidPost,
  deletePost: ownPost,
  getProduct: product,
  downloadSample: sample,
  getProductShop: product,
  listProductEvaluations: product,
  putProductEvaluation: product,
  deleteProductEvaluation: product,
  listPostEvaluations: post,
  putPostEvaluation: post,
  createPostEvaluation: post,
  deletePostEvaluation: post,
  putEvaluationVote: evaluation,
  deleteEvaluationVote: evaluation,
  putEvaluationReply: answerable,
  deleteEvaluationReply: answerable,
  updateProduct: product,
  deleteProduct: product,
  publishProduct: ownPublished,
  removeCartLine: product,
  readNotification: notification,
  endSession: session,
  deleteComment: comment,
  ...COMMENT_TARGETS,
  getOrder: order,
  retryPayment: order,
  getSandboxPage: sandboxPage,
  paySandbox: sandboxPage,
  answerChallenge: sandboxPage,
  getPurchase: entitlement,
  listBoughtFiles: entitlement,
  createDownloadLink: boughtFile,
  downloadFile: download,
  downloadExport: copyOfData,
  showUnsubscribe: unsubscribeLink,
  unsubscribe: unsubscribeLink,
  getImage: image,
  getAvifImage: image,
  deleteFile: ownImage,
  getUpload: upload,
  continueUpload: upload,
  deleteUpload: upload,
  listComments: postComments,
  createComment: postComments,
  receiveWebhook: gateway,
  ...gatewayTargets(order),
  ...refundTargets(order),
  ...DISPUTE_TARGETS,
  ...COMPANY_TARGETS,
};

/**
 * Makes the targets of a group of tests: one for each endpoint that writes, and one for all endpoints that read objects
 * of one kind.
 */
export function targetsOf(people: () => People): (id: string) => Promise<Target> {
  const targets = new Map<Make | string, Promise<Target>>();
  return (id) => {
    const make = TARGETS[id];
    if (!make) throw new Error(`${id} has parameters: say in tests/contract/targets.ts what they name`);
    const key = READING.has(id) ? make : id;
    const target = targets.get(key) ?? make(people());
    targets.set(key, target);
    return target;
  };
}

const READING = new Set(ENDPOINTS.filter(({ method }) => method === 'GET').map(({ id }) => id));
