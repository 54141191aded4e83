/**
 * The header that names the account a page was made for. A tab may show one member while another has signed in since,
 * and every tab uses the token of the browser: the API refuses such a call with `other_account`. Calls without the
 * header go by their token alone.
 */
export const ACCOUNT_HEADER = 'x-account';
