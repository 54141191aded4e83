/** What stands beside the feed: asked for in the same words by the page and by the browser. */
export const HOME_SUGGESTIONS = { query: { limit: 5 } };
export const HOME_PRODUCTS = { query: { limit: 4 } };
