import type { PersonalData } from '@/lib/server/personal-data-port';
import { eraseCreator } from './repo-certificates';

const OWN_PRODUCTS = '(select id from products where owner_id = me)';
const OWN_LESSONS = `(select id from course_lessons where product_id in ${OWN_PRODUCTS})`;
const OWN_PURCHASES = '(select id from entitlements where holder_id = me)';
const WITH_PRODUCT = 'the product; stays where somebody bought it';

/** What creators teach, and what buyers did with it. */
export const personalData: PersonalData = {
  tables: {
    courses: { copied: { mine: `t.product_id in ${OWN_PRODUCTS}` }, goneWith: WITH_PRODUCT },
    course_sections: { copied: { mine: `t.product_id in ${OWN_PRODUCTS}` }, goneWith: WITH_PRODUCT },
    course_lessons: { copied: { mine: `t.product_id in ${OWN_PRODUCTS}` }, goneWith: WITH_PRODUCT },
    // Their folded words are for our search alone.
    lesson_texts: {
      copied: { mine: `t.lesson_id in ${OWN_LESSONS}`, without: ['folded'] },
      goneWith: WITH_PRODUCT,
    },
    lesson_files: { copied: { mine: `t.lesson_id in ${OWN_LESSONS}` }, goneWith: WITH_PRODUCT },
    lesson_captions: {
      copied: { mine: `t.lesson_id in ${OWN_LESSONS}`, without: ['folded'] },
      goneWith: WITH_PRODUCT,
    },
    lesson_uses: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}` },
      kept: 'how much of a purchase was used: refunds ask it',
    },
    certificates: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}` },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
    lesson_notes: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}` },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
    course_openings: {
      copied: { mine: `(t.opened_by = me or t.entitlement_id in ${OWN_PURCHASES})` },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
    course_messages: { copied: { mine: 't.sender_id = me' }, gone: 't.sender_id = me' },
    course_message_readers: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}` },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
    course_message_reports: { copied: { mine: 't.reporter_id = me' }, gone: 't.reporter_id = me' },
    // Whoever has the token hears the series: it is shown in its room alone.
    podcast_feeds: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}`, without: ['token'] },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
    lesson_progress: {
      copied: { mine: `t.entitlement_id in ${OWN_PURCHASES}` },
      gone: `t.entitlement_id in ${OWN_PURCHASES}`,
    },
  },
  erase: ({ db }, me) => eraseCreator(db, me),
};
