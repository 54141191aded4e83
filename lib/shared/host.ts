/**
 * The host of a site as URLs have it (RFC 1123, non-Latin ones as xn--…), at least two labels: never an address with a
 * path.
 */
export const HOST =
  /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
