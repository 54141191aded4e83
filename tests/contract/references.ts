import type { Make } from './target';
import { comment, ownImage, post, product, user } from './targets';
import { lesson, section } from './targets-courses';
import { packageLesson } from './targets-packages';
import { paidPost } from './targets-posts';
import { ownFile } from './targets-products';
import { refundLine } from './targets-refunds';

/** What the ids inside bodies and queries refer to: `endpoint.field`. A test fails when one is missing here. */
export const REFERENCES: Record<string, Make> = {
  'listNetwork.userId': user,
  'listLookAlikes.ids': user,
  'listComments.subjectId': post,
  'createComment.subjectId': post,
  'listComments.parentId': comment,
  'listPostComments.parentId': comment,
  'createComment.parentId': comment,
  'createPostComment.parentId': comment,
  'listLedgerAccounts.owner': user,
  'listTipWords.postId': post,
  'listAudit.subject': user,
  'listAudit.actor': user,
  'createPost.productId': product,
  'createPost.media.0.fileId': ownImage,
  'updatePost.media.0.fileId': ownImage,
  'createPost.paid.locked.media.0.fileId': ownImage,
  'createPost.paid.locked.files.0': ownFile,
  'updatePost.paid.locked.media.0.fileId': ownImage,
  'updatePost.paid.locked.files.0': ownFile,
  'updateMe.profilePicId': ownImage,
  'finishProfileSetup.profilePicId': ownImage,
  'finishCompanySetup.profilePicId': ownImage,
  'updateMe.coverId': ownImage,
  'createProduct.coverId': ownImage,
  'createProduct.gallery.0.fileId': ownImage,
  'updateProduct.coverId': ownImage,
  'updateProduct.gallery.0.fileId': ownImage,
  'createProduct.content.files.0.fileId': ownFile,
  'updateProduct.content.files.0.fileId': ownFile,
  'createProduct.files.0.fileId': ownFile,
  'updateProduct.files.0.fileId': ownFile,
  'createSection.beforeId': section,
  'updateSection.beforeId': section,
  'createLesson.sectionId': section,
  'createLesson.beforeId': lesson,
  'createLesson.fileId': ownFile,
  'updateLesson.fileId': ownFile,
  'updateLesson.posterId': ownImage,
  'updateLesson.files.0.fileId': ownFile,
  'moveLesson.sectionId': section,
  'moveLesson.beforeId': lesson,
  'listPackageSlots.lesson': packageLesson,
  'addCartLine.productId': product,
  'addCartLine.postId': paidPost,
  'postView.productId': product,
  'createOrder.productId': product,
  'requestRefund.lineId': refundLine,
};
