import type { EventName } from '@/lib/contract/events';

/**
 * The event that a successful call reports, by its endpoint's id. Actions without a call report their events
 * themselves.
 */
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
