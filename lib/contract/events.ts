import { z } from 'zod';
import { endpoint } from './endpoint';
import { Done } from './fields';
import { SETUP_STEPS } from './setup-guide';

/**
 * The events that browsers report, grouped by subject. They are named after the screens in section 2 of the
 * specification. The labels for operators are under `name` in locales/{ar,en}/events.json.
 */
export const EVENTS = {
  visits: ['page_view', 'searched'],
  accounts: [
    'registered',
    'signed_in_with_password',
    'signed_in_with_phone',
    'signed_in_with_google',
    'continued_as_guest',
    'logged_out',
  ],
  market: [
    'product_viewed',
    'added_to_cart',
    'removed_from_cart',
    'checkout_begun',
    'order_placed',
    'paid',
    'downloaded',
    'product_rated',
    'refund_requested',
  ],
  network: ['followed', 'reacted', 'commented', 'post_saved', 'shared', 'post_published'],
  content: [
    'content_added',
    'content_edited',
    'content_viewed',
    'content_published',
    'content_deleted',
    'payout_requested',
  ],
  setup: [
    'profile_setup_personal_info',
    'profile_setup_company_info',
    'profile_setup_business_info',
    'creator_setup_finished',
    ...SETUP_STEPS.flatMap(
      (step) =>
        [
          `creator_dashboard_${step}_started`,
          `creator_dashboard_${step}_escaped`,
          `creator_dashboard_${step}_completed`,
        ] as const,
    ),
    'creator_dashboard_setup_progress',
    'creator_dashboard_setup_completed',
  ],
} as const;

export type EventGroup = keyof typeof EVENTS;
export type EventName = (typeof EVENTS)[EventGroup][number];

/** All accepted event names. Other names are refused, so that callers cannot fill the table with arbitrary names. */
export const EVENT_NAMES: readonly EventName[] = Object.values(EVENTS).flat();

export const postEvents = endpoint({
  id: 'postEvents',
  method: 'POST',
  path: '/analytics/events',
  access: 'guest',
  body: z
    .object({
      events: z
        .array(z.object({ name: z.enum(EVENT_NAMES) }))
        .min(1)
        .max(50),
    })
    .strict(),
  response: Done,
  // Mobile networks let many phones share one IP address.
  rateLimit: { max: 600, seconds: 600 },
});
