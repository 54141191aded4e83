/** The queries for the side rail of the feed, the same for the server's page and for the browser. */
export const HOME_SUGGESTIONS = { query: { limit: 5 } };
export const HOME_PRODUCTS = { query: { limit: 4 } };
