/**
 * The closed list of error codes: code → HTTP status. Clients and alerts rely on the meaning, so a new code is only
 * added here; its title and detail have the same key in locales/{ar,en}/refusals.json, or in errors.json for codes that
 * the browser itself shows.
 */
export const ERROR_STATUS = {
  bad_request: 400,
  unsupported_version: 400,
  malformed_json: 400,
  unauthenticated: 401,
  invalid_credentials: 401,
  forbidden: 403,
  password_wrong: 403,
  sign_in_again: 403,
  second_factor_required: 403,
  not_entitled: 403,
  not_open_yet: 403,
  quiz_first: 403,
  cross_origin: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  email_taken: 409,
  phone_taken: 409,
  code_invalid: 409,
  link_invalid: 409,
  handle_taken: 409,
  payout_open: 409,
  bookings_ahead: 409,
  balance_left: 409,
  in_use: 409,
  storage_full: 409,
  own_account: 409,
  other_account: 409,
  own_trade: 409,
  last_operator: 409,
  payout_barred: 409,
  payout_cooling: 409,
  payout_owes: 409,
  payout_method_missing: 409,
  payout_too_small: 409,
  balance_insufficient: 409,
  second_operator_needed: 409,
  payer_missing: 409,
  account_not_ready: 409,
  already_owned: 409,
  own_product: 409,
  own_evaluation: 409,
  contact_unconfirmed: 409,
  not_purchasable: 409,
  cart_empty: 409,
  cart_changed: 409,
  price_changed: 409,
  slot_taken: 409,
  date_full: 409,
  too_many_held: 409,
  no_lessons_left: 409,
  answers_missing: 409,
  not_publishable: 409,
  course_unfinished: 409,
  no_attempts_left: 409,
  attempt_over: 409,
  order_closed: 409,
  not_refundable: 409,
  refund_uncovered: 409,
  dispute_closed: 409,
  answer_forwarded: 409,
  too_many_files: 409,
  gateway_off: 409,
  too_many_transfers: 409,
  tips_off: 409,
  own_tip: 409,
  account_too_new: 409,
  tip_large: 409,
  tip_limit: 409,
  connect_off: 409,
  receipt_used: 409,
  reference_used: 409,
  already_member: 409,
  share_unavailable: 409,
  month_open: 409,
  idempotency_key_reused: 409,
  too_large: 413,
  unsupported_media: 415,
  invalid: 422,
  idempotency_key_missing: 422,
  rate_limited: 429,
  too_many_tries: 429,
  too_many_cards: 429,
  internal: 500,
  unavailable: 503,
  disk_full: 507,
} as const;

export type ErrorCode = keyof typeof ERROR_STATUS;

interface Clock {
  date: string;
  time: string;
  offset: string;
}

/** RFC 9457 problem details as this API answers them; `errors` maps a field's path to a message key of the locales. */
export interface Problem {
  type: string;
  title: string;
  status: number;
  detail: string;
  code: ErrorCode;
  errors?: Record<string, string>;
  requestId?: string;
  /** of `slot_taken`: the next that are free */
  slots?: readonly { startsAt: string; endsAt: string; seatsLeft: number; local: Clock; host: Clock }[];
}
