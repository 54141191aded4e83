import type { EventName } from '@/lib/contract/events';

/** What a call tells of once it has succeeded, by its endpoint's id. What is done without a call of its own is told there. */
export const CALL_EVENTS: Readonly<Partial<Record<string, EventName>>> = {
  registerUser: 'registered',
  postView: 'product_viewed',
  addCartLine: 'added_to_cart',
  removeCartLine: 'removed_from_cart',
  createOrder: 'order_placed',
  createDownloadLink: 'downloaded',
  putProductEvaluation: 'product_rated',
  requestRefund: 'refund_requested',
  followUser: 'followed',
  putReaction: 'reacted',
  createPostComment: 'commented',
  createComment: 'commented',
  savePost: 'post_saved',
  createPost: 'post_published',
  createProduct: 'content_added',
  updateProduct: 'content_edited',
  deleteProduct: 'content_deleted',
  requestPayout: 'payout_requested',
  finishProfileSetup: 'creator_setup_finished',
  finishCompanySetup: 'creator_setup_finished',
};
