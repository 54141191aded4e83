const FEEDS = ['getExplore', 'listFeed', 'listGuestPosts', 'listMyPosts', 'explorePosts'];
const PEOPLE = ['getUser', 'listUsers', 'exploreUsers', 'getExplore'];

interface Kept {
  reads: readonly string[];
  why: string;
}

/** Reads that a write changes and does not name, each with what shows the new state instead. This list only shrinks. */
export const KEPT: Readonly<Record<string, Kept>> = {
  logoutUser: { reads: ['*'], why: 'all cached answers are dropped with the session' },
  blockUser: { reads: [...PEOPLE, 'getTipTerms'], why: 'forget-person takes the person out of cached lists' },
  muteUser: { reads: [...PEOPLE, 'listMuted'], why: 'forget-person takes the person out of cached lists' },
  createPost: { reads: FEEDS, why: 'stands first in the cached lists' },
  updatePost: { reads: [...FEEDS, 'getPost'], why: 'replaces the cached rows' },
  deletePost: { reads: [...FEEDS, 'getPost', 'listPostEvaluations'], why: 'leaves the cached lists' },
  followUser: { reads: PEOPLE, why: 'shown at once in the cached rows' },
  savePost: { reads: [...FEEDS, 'getPost'], why: 'shown at once in the cached rows' },
  putReaction: { reads: [...FEEDS, 'getPost'], why: 'shown at once in the cached rows' },
  sharePost: { reads: [...FEEDS, 'getPost'], why: 'shown at once in the cached rows' },
  deleteComment: {
    reads: ['getExplore', 'listFeed', 'listMyPosts', 'explorePosts'],
    why: 'the count of the cached post is changed',
  },
  deleteProduct: { reads: ['getProduct', 'listWorkshopDates'], why: 'the cached answer is dropped' },
  updateNoticeChoice: { reads: ['listNoticeChoices'], why: 'the switch moves at once' },
  reportCourseMessage: { reads: ['listReceivedMessages'], why: 'the cached row is replaced' },
  createQuizAttempt: { reads: ['getQuiz'], why: 'use-quiz keeps the attempt' },
  createAssessmentAttempt: { reads: ['getAssessment'], why: 'use-quiz keeps the attempt' },
  putQuizAnswer: { reads: ['getQuizAttempt'], why: 'the learner has the answer on the screen' },
  submitQuizAttempt: { reads: ['getQuizAttempt'], why: 'use-quiz keeps the result' },
  cancelBooking: { reads: ['listBoughtFiles'], why: 'a booking has no files' },
  cancelSeat: { reads: ['listBoughtFiles'], why: 'a seat has no files' },
  dropPackage: { reads: ['getChosenPackage'], why: 'the cached answer is dropped' },
  deleteSlotHold: { reads: ['getHoldAnswers', 'getSlotHold'], why: 'the cached answer is dropped' },
  deleteFile: { reads: ['getStorage'], why: 'the upload loads it again' },
  createUpload: { reads: ['getStorage'], why: 'the upload loads it again at its end' },
  retireCatalogueEntry: { reads: ['getCatalogue'], why: 'the answer replaces one of its lists' },
};

/**
 * Writes that the sample does not carry out, with the code of the refusal: they need a state of the world that only the
 * tests of their domain make. This list only shrinks.
 */
export const REFUSED: Readonly<Record<string, readonly string[]>> = {
  account_not_ready: ['saveConnectedMethod'],
  answers_missing: ['bookLessons'],
  code_invalid: ['confirmPhone', 'verifyOtp'],
  conflict: [
    ...['confirmSecondFactor', 'passSecondFactor', 'renewRecoveryCodes', 'sendVerification', 'putLessonText'],
    ...['forwardDisputeAnswer', 'orderCatalogue', 'restoreCatalogueEntry', 'restoreMember'],
    ...['restorePayout', 'returnPayout', 'sendPayout', 'sendPayouts', 'transferPayout'],
  ],
  connect_off: ['createConnectLink'],
  contact_unconfirmed: ['createTip', 'putEvaluationVote'],
  forbidden: ['finishCompanySetup'],
  invalid: ['createLesson', 'requestDeletion', 'submitIdentity', 'updateMe'],
  link_invalid: ['resetPassword', 'verifyEmail'],
  not_found: [
    ...['closeRevenueMonth', 'createComment', 'createPostComment', 'createSection', 'updateSection'],
    ...['deleteBusyCalendar', 'moveLesson'],
  ],
  not_purchasable: ['choosePackage'],
  not_refundable: ['requestRefund'],
  order_closed: ['answerChallenge', 'retryPayment'],
  own_product: [
    ...['addCartLine', 'createOrder', 'createPostEvaluation', 'generatePaymentIntentLink'],
    ...['putPostEvaluation', 'putProductEvaluation'],
  ],
  payout_barred: ['requestPayout'],
  rate_limited: ['changePhone'],
  slot_taken: ['createSlotHold', 'moveBookedLesson', 'moveBooking'],
};
