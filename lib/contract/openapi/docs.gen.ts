// Made of lib/contract by `npm run endpoints`; a test compares them.
import * as account from '../account';
import { docs as accountDocs } from '../account.docs';
import * as auth from '../auth';
import { docs as authDocs } from '../auth.docs';
import * as blocks from '../blocks';
import { docs as blocksDocs } from '../blocks.docs';
import * as books from '../books';
import { docs as booksDocs } from '../books.docs';
import * as cart from '../cart';
import { docs as cartDocs } from '../cart.docs';
import * as catalogue from '../catalogue';
import { docs as catalogueDocs } from '../catalogue.docs';
import * as codes from '../codes';
import { docs as codesDocs } from '../codes.docs';
import * as commentReports from '../comment-reports';
import { docs as commentReportsDocs } from '../comment-reports.docs';
import * as comments from '../comments';
import { docs as commentsDocs } from '../comments.docs';
import * as companies from '../companies';
import { docs as companiesDocs } from '../companies.docs';
import * as creatorStats from '../creator-stats';
import { docs as creatorStatsDocs } from '../creator-stats.docs';
import * as deletion from '../deletion';
import { docs as deletionDocs } from '../deletion.docs';
import * as disputes from '../disputes';
import { docs as disputesDocs } from '../disputes.docs';
import * as evaluations from '../evaluations';
import { docs as evaluationsDocs } from '../evaluations.docs';
import * as events from '../events';
import { docs as eventsDocs } from '../events.docs';
import * as exportsOfData from '../exports';
import { docs as exportsOfDataDocs } from '../exports.docs';
import * as fields from '../fields';
import { docs as fieldsDocs } from '../fields.docs';
import * as files from '../files';
import { docs as filesDocs } from '../files.docs';
import * as finance from '../finance';
import { docs as financeDocs } from '../finance.docs';
import * as firstSteps from '../first-steps';
import { docs as firstStepsDocs } from '../first-steps.docs';
import * as gateways from '../gateways';
import { docs as gatewaysDocs } from '../gateways.docs';
import * as handles from '../handles';
import { docs as handlesDocs } from '../handles.docs';
import * as hiddenPosts from '../hidden-posts';
import { docs as hiddenPostsDocs } from '../hidden-posts.docs';
import * as identity from '../identity';
import { docs as identityDocs } from '../identity.docs';
import * as ledger from '../ledger';
import { docs as ledgerDocs } from '../ledger.docs';
import * as lookAlikes from '../look-alikes';
import { docs as lookAlikesDocs } from '../look-alikes.docs';
import * as newAccounts from '../new-accounts';
import { docs as newAccountsDocs } from '../new-accounts.docs';
import * as noticeChoices from '../notice-choices';
import { docs as noticeChoicesDocs } from '../notice-choices.docs';
import * as notifications from '../notifications';
import { docs as notificationsDocs } from '../notifications.docs';
import * as operatorPayouts from '../operator-payouts';
import { docs as operatorPayoutsDocs } from '../operator-payouts.docs';
import * as operatorPeople from '../operator-people';
import { docs as operatorPeopleDocs } from '../operator-people.docs';
import * as operatorRefunds from '../operator-refunds';
import { docs as operatorRefundsDocs } from '../operator-refunds.docs';
import * as operatorSales from '../operator-sales';
import { docs as operatorSalesDocs } from '../operator-sales.docs';
import * as operator from '../operator';
import { docs as operatorDocs } from '../operator.docs';
import * as orders from '../orders';
import { docs as ordersDocs } from '../orders.docs';
import * as paidPosts from '../paid-posts';
import { docs as paidPostsDocs } from '../paid-posts.docs';
import * as payoutMethods from '../payout-methods';
import { docs as payoutMethodsDocs } from '../payout-methods.docs';
import * as payouts from '../payouts';
import { docs as payoutsDocs } from '../payouts.docs';
import * as phones from '../phones';
import { docs as phonesDocs } from '../phones.docs';
import * as platform from '../platform';
import { docs as platformDocs } from '../platform.docs';
import * as postPayments from '../post-payments';
import { docs as postPaymentsDocs } from '../post-payments.docs';
import * as posts from '../posts';
import { docs as postsDocs } from '../posts.docs';
import * as products from '../products';
import { docs as productsDocs } from '../products.docs';
import * as profileFields from '../profile-fields';
import { docs as profileFieldsDocs } from '../profile-fields.docs';
import * as profiles from '../profiles';
import { docs as profilesDocs } from '../profiles.docs';
import * as purchases from '../purchases';
import { docs as purchasesDocs } from '../purchases.docs';
import * as refunds from '../refunds';
import { docs as refundsDocs } from '../refunds.docs';
import * as revenueShare from '../revenue-share';
import { docs as revenueShareDocs } from '../revenue-share.docs';
import * as search from '../search';
import { docs as searchDocs } from '../search.docs';
import * as secondFactor from '../second-factor';
import { docs as secondFactorDocs } from '../second-factor.docs';
import * as setupGuide from '../setup-guide';
import { docs as setupGuideDocs } from '../setup-guide.docs';
import * as stuckPayments from '../stuck-payments';
import { docs as stuckPaymentsDocs } from '../stuck-payments.docs';
import * as tips from '../tips';
import { docs as tipsDocs } from '../tips.docs';
import * as transfers from '../transfers';
import { docs as transfersDocs } from '../transfers.docs';
import * as uploads from '../uploads';
import { docs as uploadsDocs } from '../uploads.docs';
import * as users from '../users';
import { docs as usersDocs } from '../users.docs';
import * as views from '../views';
import { docs as viewsDocs } from '../views.docs';
import * as webhooks from '../webhooks';
import { docs as webhooksDocs } from '../webhooks.docs';
import * as kindsAbsences from '../kinds/absences';
import { docs as kindsAbsencesDocs } from '../kinds/absences.docs';
import * as kindsAppointments from '../kinds/appointments';
import { docs as kindsAppointmentsDocs } from '../kinds/appointments.docs';
import * as kindsBookingCalendars from '../kinds/booking-calendars';
import { docs as kindsBookingCalendarsDocs } from '../kinds/booking-calendars.docs';
import * as kindsBookingFeed from '../kinds/booking-feed';
import { docs as kindsBookingFeedDocs } from '../kinds/booking-feed.docs';
import * as kindsBookingHours from '../kinds/booking-hours';
import { docs as kindsBookingHoursDocs } from '../kinds/booking-hours.docs';
import * as kindsBookingOffer from '../kinds/booking-offer';
import { docs as kindsBookingOfferDocs } from '../kinds/booking-offer.docs';
import * as kindsBookingQuestions from '../kinds/booking-questions';
import { docs as kindsBookingQuestionsDocs } from '../kinds/booking-questions.docs';
import * as kindsBookings from '../kinds/bookings';
import { docs as kindsBookingsDocs } from '../kinds/bookings.docs';
import * as kindsCaptions from '../kinds/captions';
import { docs as kindsCaptionsDocs } from '../kinds/captions.docs';
import * as kindsCertificates from '../kinds/certificates';
import { docs as kindsCertificatesDocs } from '../kinds/certificates.docs';
import * as kindsCourseFacts from '../kinds/course-facts';
import { docs as kindsCourseFactsDocs } from '../kinds/course-facts.docs';
import * as kindsCourseMessages from '../kinds/course-messages';
import { docs as kindsCourseMessagesDocs } from '../kinds/course-messages.docs';
import * as kindsCourseRoom from '../kinds/course-room';
import { docs as kindsCourseRoomDocs } from '../kinds/course-room.docs';
import * as kindsCourseSearch from '../kinds/course-search';
import { docs as kindsCourseSearchDocs } from '../kinds/course-search.docs';
import * as kindsCourseStudents from '../kinds/course-students';
import { docs as kindsCourseStudentsDocs } from '../kinds/course-students.docs';
import * as kindsCourses from '../kinds/courses';
import { docs as kindsCoursesDocs } from '../kinds/courses.docs';
import * as kindsFiles from '../kinds/files';
import { docs as kindsFilesDocs } from '../kinds/files.docs';
import * as kindsHostedOffers from '../kinds/hosted-offers';
import { docs as kindsHostedOffersDocs } from '../kinds/hosted-offers.docs';
import * as kindsLessonNotes from '../kinds/lesson-notes';
import { docs as kindsLessonNotesDocs } from '../kinds/lesson-notes.docs';
import * as kindsLessonText from '../kinds/lesson-text';
import { docs as kindsLessonTextDocs } from '../kinds/lesson-text.docs';
import * as kindsMoves from '../kinds/moves';
import { docs as kindsMovesDocs } from '../kinds/moves.docs';
import * as kindsPackages from '../kinds/packages';
import { docs as kindsPackagesDocs } from '../kinds/packages.docs';
import * as kindsPodcastFeed from '../kinds/podcast-feed';
import { docs as kindsPodcastFeedDocs } from '../kinds/podcast-feed.docs';
import * as kindsQuizSounds from '../kinds/quiz-sounds';
import { docs as kindsQuizSoundsDocs } from '../kinds/quiz-sounds.docs';
import * as kindsQuizzes from '../kinds/quizzes';
import { docs as kindsQuizzesDocs } from '../kinds/quizzes.docs';
import * as kindsRequests from '../kinds/requests';
import { docs as kindsRequestsDocs } from '../kinds/requests.docs';
import * as kindsStreams from '../kinds/streams';
import { docs as kindsStreamsDocs } from '../kinds/streams.docs';
import * as kindsWorkshopAssessments from '../kinds/workshop-assessments';
import { docs as kindsWorkshopAssessmentsDocs } from '../kinds/workshop-assessments.docs';
import * as kindsWorkshopOffer from '../kinds/workshop-offer';
import { docs as kindsWorkshopOfferDocs } from '../kinds/workshop-offer.docs';
import * as kindsWorkshopPeople from '../kinds/workshop-people';
import { docs as kindsWorkshopPeopleDocs } from '../kinds/workshop-people.docs';
import * as kindsWorkshops from '../kinds/workshops';
import { docs as kindsWorkshopsDocs } from '../kinds/workshops.docs';
import type { ModuleDocs } from './docs';

/** The modules of the contract with their documentation. */
export const DOCUMENTED: readonly { module: object; docs: ModuleDocs }[] = [
  { module: account, docs: accountDocs },
  { module: auth, docs: authDocs },
  { module: blocks, docs: blocksDocs },
  { module: books, docs: booksDocs },
  { module: cart, docs: cartDocs },
  { module: catalogue, docs: catalogueDocs },
  { module: codes, docs: codesDocs },
  { module: commentReports, docs: commentReportsDocs },
  { module: comments, docs: commentsDocs },
  { module: companies, docs: companiesDocs },
  { module: creatorStats, docs: creatorStatsDocs },
  { module: deletion, docs: deletionDocs },
  { module: disputes, docs: disputesDocs },
  { module: evaluations, docs: evaluationsDocs },
  { module: events, docs: eventsDocs },
  { module: exportsOfData, docs: exportsOfDataDocs },
  { module: fields, docs: fieldsDocs },
  { module: files, docs: filesDocs },
  { module: finance, docs: financeDocs },
  { module: firstSteps, docs: firstStepsDocs },
  { module: gateways, docs: gatewaysDocs },
  { module: handles, docs: handlesDocs },
  { module: hiddenPosts, docs: hiddenPostsDocs },
  { module: identity, docs: identityDocs },
  { module: ledger, docs: ledgerDocs },
  { module: lookAlikes, docs: lookAlikesDocs },
  { module: newAccounts, docs: newAccountsDocs },
  { module: noticeChoices, docs: noticeChoicesDocs },
  { module: notifications, docs: notificationsDocs },
  { module: operatorPayouts, docs: operatorPayoutsDocs },
  { module: operatorPeople, docs: operatorPeopleDocs },
  { module: operatorRefunds, docs: operatorRefundsDocs },
  { module: operatorSales, docs: operatorSalesDocs },
  { module: operator, docs: operatorDocs },
  { module: orders, docs: ordersDocs },
  { module: paidPosts, docs: paidPostsDocs },
  { module: payoutMethods, docs: payoutMethodsDocs },
  { module: payouts, docs: payoutsDocs },
  { module: phones, docs: phonesDocs },
  { module: platform, docs: platformDocs },
  { module: postPayments, docs: postPaymentsDocs },
  { module: posts, docs: postsDocs },
  { module: products, docs: productsDocs },
  { module: profileFields, docs: profileFieldsDocs },
  { module: profiles, docs: profilesDocs },
  { module: purchases, docs: purchasesDocs },
  { module: refunds, docs: refundsDocs },
  { module: revenueShare, docs: revenueShareDocs },
  { module: search, docs: searchDocs },
  { module: secondFactor, docs: secondFactorDocs },
  { module: setupGuide, docs: setupGuideDocs },
  { module: stuckPayments, docs: stuckPaymentsDocs },
  { module: tips, docs: tipsDocs },
  { module: transfers, docs: transfersDocs },
  { module: uploads, docs: uploadsDocs },
  { module: users, docs: usersDocs },
  { module: views, docs: viewsDocs },
  { module: webhooks, docs: webhooksDocs },
  { module: kindsAbsences, docs: kindsAbsencesDocs },
  { module: kindsAppointments, docs: kindsAppointmentsDocs },
  { module: kindsBookingCalendars, docs: kindsBookingCalendarsDocs },
  { module: kindsBookingFeed, docs: kindsBookingFeedDocs },
  { module: kindsBookingHours, docs: kindsBookingHoursDocs },
  { module: kindsBookingOffer, docs: kindsBookingOfferDocs },
  { module: kindsBookingQuestions, docs: kindsBookingQuestionsDocs },
  { module: kindsBookings, docs: kindsBookingsDocs },
  { module: kindsCaptions, docs: kindsCaptionsDocs },
  { module: kindsCertificates, docs: kindsCertificatesDocs },
  { module: kindsCourseFacts, docs: kindsCourseFactsDocs },
  { module: kindsCourseMessages, docs: kindsCourseMessagesDocs },
  { module: kindsCourseRoom, docs: kindsCourseRoomDocs },
  { module: kindsCourseSearch, docs: kindsCourseSearchDocs },
  { module: kindsCourseStudents, docs: kindsCourseStudentsDocs },
  { module: kindsCourses, docs: kindsCoursesDocs },
  { module: kindsFiles, docs: kindsFilesDocs },
  { module: kindsHostedOffers, docs: kindsHostedOffersDocs },
  { module: kindsLessonNotes, docs: kindsLessonNotesDocs },
  { module: kindsLessonText, docs: kindsLessonTextDocs },
  { module: kindsMoves, docs: kindsMovesDocs },
  { module: kindsPackages, docs: kindsPackagesDocs },
  { module: kindsPodcastFeed, docs: kindsPodcastFeedDocs },
  { module: kindsQuizSounds, docs: kindsQuizSoundsDocs },
  { module: kindsQuizzes, docs: kindsQuizzesDocs },
  { module: kindsRequests, docs: kindsRequestsDocs },
  { module: kindsStreams, docs: kindsStreamsDocs },
  { module: kindsWorkshopAssessments, docs: kindsWorkshopAssessmentsDocs },
  { module: kindsWorkshopOffer, docs: kindsWorkshopOfferDocs },
  { module: kindsWorkshopPeople, docs: kindsWorkshopPeopleDocs },
  { module: kindsWorkshops, docs: kindsWorkshopsDocs },
];
