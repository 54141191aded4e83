import type { Rival, World } from './blocked-world';

/** What a block does to each endpoint that names people or acts on something, for the two people. */
export type Given = { params?: Record<string, string>; query?: Record<string, string>; body?: object };
export type Ask = (world: World, other: Rival) => Given;

/** Lists and things of a third person, where both see everybody else. */
export const AMONG_OTHERS: Record<string, Ask[]> = {
  getPost: [({ post }) => ({ params: { id: post } })],
  listPosts: [() => MOST],
  explorePosts: [() => MOST],
  listFeed: [() => MOST],
  listRecommendedPosts: [() => MOST],
  listUserPosts: [({ third }) => ({ params: { id: third.id } })],
  listSavedPosts: [() => MOST],
  listPostComments: [({ post }) => ({ params: { id: post } })],
  listComments: [
    ({ post }) => ({ params: { type: 'posts' }, query: { subjectId: post } }),
    ({ product }) => ({ params: { type: 'products' }, query: { subjectId: product } }),
    ({ post, answered }) => ({ params: { type: 'posts' }, query: { subjectId: post, parentId: answered } }),
  ],
  listProductEvaluations: [({ product }) => ({ params: { id: product } })],
  listPostEvaluations: [({ post }) => ({ params: { id: post } })],
  getProductShop: [({ product }) => ({ params: { id: product } })],
  exploreDigitalProducts: [() => ({ query: { ...MOST.query, sort: 'newest' } })],
  getExplore: [() => ({})],
  exploreUsers: [() => MOST],
  listSuggestedUsers: [() => MOST],
  listUsers: [
    () => ({ query: { prefix: 'خصم' } }),
    (_, other) => ({ query: { ids: other.id } }),
    (_, other) => ({ query: { prefix: other.handle } }),
  ],
  listNetwork: [
    ({ third }) => ({ query: { userId: third.id, tab: 'followers' } }),
    ({ third }) => ({ query: { userId: third.id, tab: 'following' } }),
    ({ third }) => ({ query: { userId: third.id, tab: 'companies' } }),
  ],
  listCompanyMembers: [({ company }) => ({ params: { id: company } })],
  searchTop: [() => ({ query: { q: 'خصم' } })],
  getSearchSuggestions: [() => ({ query: { q: 'خصم' } })],
  searchUsers: [() => ({ query: { q: 'خصم' } }), (_, other) => ({ query: { q: other.handle } })],
  searchPosts: [() => ({ query: { q: 'خصم' } }), () => ({ query: { q: '#خصومة' } })],
  searchProducts: [() => ({ query: { q: 'خصم' } })],
};

/** Endpoints about the blocker: to the blocked member, the blocker does not exist. */
export const THEIRS: Record<string, Ask[]> = {
  getUser: [(_, { id }) => ({ params: { id } })],
  listUserPosts: [(_, { id }) => ({ params: { id } })],
  listUserProducts: [(_, { id }) => ({ params: { id } })],
  listNetwork: [(_, { id }) => ({ query: { userId: id } })],
  listCompanyMembers: [(_, { id }) => ({ params: { id } })],
  getTipTerms: [(_, { id }) => ({ params: { id } })],
  listTipWords: [(_, { id }) => ({ params: { id } })],
  createTip: [(_, { id }) => ({ params: { id }, body: { amount: { amount: 500, currency: 'USD' } } })],
  followUser: [(_, { id }) => ({ params: { id } })],
  unfollowUser: [(_, { id }) => ({ params: { id } })],
  blockUser: [(_, { id }) => ({ params: { id } })],
  unblockUser: [(_, { id }) => ({ params: { id } })],
  muteUser: [(_, { id }) => ({ params: { id } })],
  unmuteUser: [(_, { id }) => ({ params: { id } })],
};

/** Endpoints about works of one of the two: to the other, they do not exist. */
export const THEIR_WORKS: Record<string, Ask[]> = {
  ...Object.fromEntries(
    [
      ...['getPost', 'getGuestPost', 'putReaction', 'deleteReaction', 'savePost', 'unsavePost', 'sharePost'],
      ...['listPostComments', 'createPostComment', 'updatePost', 'deletePost'],
      ...['listPostEvaluations', 'putPostEvaluation', 'createPostEvaluation'],
    ].map((id) => [id, [(_: World, { post }: Rival) => ({ params: { id: post } })]]),
  ),
  ...Object.fromEntries(
    [
      ...['getProduct', 'getProductShop', 'listProductEvaluations', 'putProductEvaluation'],
      ...['updateProduct', 'publishProduct', 'deleteProduct', 'createSlotHold'],
      ...['choosePackage', 'dropPackage'],
    ].map((id) => [id, [(_: World, { product }: Rival) => ({ params: { id: product } })]]),
  ),
  listComments: [
    (_, { post }) => ({ params: { type: 'posts' }, query: { subjectId: post } }),
    (_, { product }) => ({ params: { type: 'products' }, query: { subjectId: product } }),
  ],
  createComment: [
    (_, { post }) => ({
      params: { type: 'posts' },
      query: { subjectId: post },
      body: { text: 'أ', parentId: null },
    }),
    (_, { product }) => ({
      params: { type: 'products' },
      query: { subjectId: product },
      body: { text: 'أ', parentId: null },
    }),
    ({ post }, { comment }) => ({
      params: { type: 'posts' },
      query: { subjectId: post },
      body: { text: 'أ', parentId: comment },
    }),
  ],
  deleteComment: [(_, { comment }) => ({ params: { type: 'posts', id: comment } })],
  reportComment: [(_, { comment }) => ({ params: { type: 'posts', id: comment } })],
  addCartLine: [(_, { product }) => ({ body: { productId: product } })],
};

/** Endpoints that name people or act on something, and that a block does not change: each with its reason. */
export const AS_BEFORE: Record<string, string> = {
  ...like('one’s own', [
    ...[
      'getToken',
      'getMe',
      'updateMe',
      'getMyProfile',
      'listMyPosts',
      'listBlocked',
      'listMuted',
      'endSession',
    ],
    ...['readNotification', 'listNotifications', 'removeCartLine', 'getCart'],
    ...['showUnsubscribe', 'unsubscribe'],
    ...['createPost', 'createProduct', 'finishProfileSetup', 'finishCompanySetup', 'uploadFile'],
    ...['deleteFile', 'continueUpload', 'deleteUpload'],
    ...['deleteSlotHold', 'readCalendarFeed', 'getHoldAnswers', 'putHoldAnswers'],
    ...['deleteProductEvaluation', 'deletePostEvaluation'],
    ...[
      'createSection',
      'updateSection',
      'deleteSection',
      'restoreSection',
      'copySection',
      'createLesson',
      'updateLesson',
    ],
    ...['putLessonText', 'moveLesson', 'copyLesson', 'deleteLesson', 'restoreLesson'],
    ...['putCaptions', 'deleteCaptions', 'prepareLessonStream', 'putQuiz'],
    ...['putAssessment', 'deleteAssessment'],
  ]),
  ...like('what was bought stays, and so do its papers', [
    ...[
      'listPurchases',
      'getPurchase',
      'listBoughtFiles',
      'createDownloadLink',
      'getOrder',
      'retryPayment',
      'createOrder',
    ],
    // tests/server/paid-posts shows that nothing is sold to somebody who is blocked.
    ...['getLockedPart', 'getLockedFile', 'generatePaymentIntentLink'],
    ...['getSandboxPage', 'paySandbox', 'answerChallenge', 'receiveWebhook', 'submitReceipt'],
    ...['requestRefund', 'listOwnRefunds'],
    ...['listReceivedMessages', 'reportCourseMessage'],
    ...['getSeat', 'getBoughtAssessment', 'cancelSeat', 'getSeatCalendar', 'leaveWaitingList'],
    ...['getBooking', 'cancelBooking', 'getBookingCalendar', 'moveBooking'],
    ...[
      'sayHostAbsent',
      'answerBuyerAbsence',
      'sayHostAbsentAtLesson',
      'answerLessonAbsence',
      'getLessonCalendar',
    ],
    ...['getPackage', 'bookLessons', 'moveBookedLesson', 'cancelBookedLesson'],
    ...['getLesson', 'putLessonProgress', 'createLessonLink', 'createCertificate', 'getCertificatePdf'],
    ...['putLessonNote', 'deleteLessonNote', 'searchCourse'],
    ...['getQuiz', 'createQuizAttempt', 'getQuizAttempt', 'putQuizAnswer', 'submitQuizAttempt'],
    ...['getAssessment', 'createAssessmentAttempt', 'createSoundLink'],
    ...['getPodcastFeed', 'renewPodcastFeed', 'readPodcastFeed', 'loadPodcastEpisode'],
  ]),
  // tests/server/kinds/assessments/waits shows it: to a blocked member, the workshop is not there.
  ...like('about a date of what is not there for them', ['joinWaitingList', 'createSeatHold']),
  // Needs two people with similar names: tests/server/users/look-alikes shows what a block does to it.
  ...like('told of those alone who are not apart from the caller', ['listLookAlikes']),
  // tests/server/evaluations shows that ratings by members who are apart are not there, and cannot be answered.
  ...like('found by the list of ratings alone', [
    ...['putEvaluationVote', 'deleteEvaluationVote', 'putEvaluationReply', 'deleteEvaluationReply'],
  ]),
  ...like('everybody’s, whoever asks', [
    ...['listGuestPosts', 'getImage', 'getAvifImage', 'checkHandle', 'downloadSample'],
    ...['createShownLink', 'getCertificate'],
  ]),
  ...like('one’s own money', [
    ...['makeDefaultPayoutMethod', 'retirePayoutMethod', 'confirmPayoutMethod', 'cancelPayout'],
  ]),
  ...like('what was sold is decided upon by its seller, whoever bought it', [
    ...['listReceivedTips', 'updateTip'],
    ...[
      'listOwnDates',
      'listSeatHolders',
      'listTakers',
      'putAttendance',
      'listSeatAssessments',
      'putAssessmentExtra',
      'cancelWorkshopDate',
      'listBookings',
      'cancelHostBooking',
      'askToMove',
      'putBookingNote',
      'listBookingAnswers',
      'acceptBooking',
      'listWaitingBookings',
      'sayBuyerAbsent',
      'answerHostAbsence',
      'putBookingHours',
      'listHostPackages',
      'endPackage',
      'listHostedOffers',
      'putHostedOffer',
    ],
    ...['listStudents', 'putStudentOpening', 'createCourseMessage', 'putQuizExtra', 'listStudentQuizzes'],
    ...['getSale', 'refundSale', 'listSaleRefunds', 'grantRefund', 'declineRefund'],
    ...['listOwnDisputes', 'getDispute', 'putDisputeAnswer', 'uploadDisputeFile', 'deleteDisputeFile'],
  ]),
  ...like('one’s own papers and setup', [
    ...['getIdentity', 'uploadIdentityDocument', 'deleteIdentityDocument', 'submitIdentity'],
    ...['getSetupGuide', 'putSetupStep'],
  ]),
  ...like('an operator’s work, whoever is apart', [
    ...['listAdminPayouts', 'getAdminPayout', 'revealPayoutAccount', 'startPayout', 'transferPayout'],
    ...['failPayout', 'listIdentityChecks', 'getIdentityFile', 'approveIdentity', 'rejectIdentity'],
    'undoIdentityDecision',
    ...['listReceipts', 'approveReceipt', 'rejectReceipt', 'listTransferRefunds', 'settleTransferRefund'],
    ...['replayWebhook', 'listAdminRefunds', 'grantAdminRefund', 'declineAdminRefund', 'getAdminSale'],
    ...[
      'refundAdminSale',
      'listDisputes',
      'getDisputeFile',
      'forwardDisputeAnswer',
      'listAudit',
      'listMembers',
      'getMember',
      'suspendMember',
    ],
    ...['restoreMember', 'listLedgerAccounts', 'getLedgerAccount', 'getJournal', 'addCatalogueEntry'],
    ...['orderCatalogue', 'renameCatalogueEntry', 'retireCatalogueEntry', 'restoreCatalogueEntry'],
    ...['listSales', 'getSaleStory', 'returnPayout', 'sendPayout', 'restorePayout'],
    ...['listHiddenPosts', 'hidePost', 'showPost'],
    ...['listStuckPayments', 'askAboutPayment', 'giveBackPayment', 'moderateEvaluation'],
    ...['listReportedMessages', 'judgeCourseMessage', 'listReportedComments', 'judgeComment'],
    ...['listAdminTips', 'releaseTip', 'judgeTipWord', 'listAbsences', 'decideAbsence'],
  ]),
  ...like('a company’s members decide of its money together; an apart person cannot be invited', [
    ...['listMyCompanies', 'getCompany', 'listCompanyHistory', 'inviteMember', 'acceptInvitation'],
    ...['declineInvitation', 'changeRole', 'changeShare', 'endMembership', 'leaveCompany'],
  ]),
};

function like(reason: string, ids: string[]) {
  return Object.fromEntries(ids.map((id) => [id, reason]));
}

export const MOST = { query: { limit: '50' } };
