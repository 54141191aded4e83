import 'server-only';

// Field names under which gateways report people and their cards, or secrets and links that open something.
const PRIVATE =
  /^(email|receipt_email|phone|name|address|shipping|billing_details|customer_details|customer_email|individual|company|external_accounts|evidence|payment_method_details|card|client_secret|url|receipt_url|business_profile|tos_acceptance)$/;
const HIDDEN = '•••';

/**
 * An event's body for an operator to read: indented, with personal and secret values hidden. A body that is not JSON is
 * hidden whole.
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
