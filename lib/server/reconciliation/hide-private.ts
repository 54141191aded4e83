import 'server-only';

// Names under which gateways tell of people and their cards, and what opens something.
const PRIVATE =
  /^(email|receipt_email|phone|name|address|shipping|billing_details|customer_details|customer_email|individual|company|external_accounts|evidence|payment_method_details|card|client_secret|url|receipt_url|business_profile|tos_acceptance)$/;
const HIDDEN = '•••';

/**
 * An event's body to be read by an operator: laid out, without what is personal or secret. What is no JSON is hidden
 * whole.
 */
export function hidePrivate(body: string): string {
  try {
    return JSON.stringify(
      JSON.parse(body),
      (key, value) => (PRIVATE.test(key) && value !== null ? HIDDEN : value),
      2,
    );
  } catch {
    return HIDDEN;
  }
}
