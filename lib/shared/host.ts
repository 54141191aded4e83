/** The name of a site as URLs have it (RFC 1123, non-Latin ones as xn--…), two labels at least: never an address with a path. */
export const HOST =
  /^(?=.{4,100}$)(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z](?:[a-z0-9-]{0,61}[a-z0-9])$/;
