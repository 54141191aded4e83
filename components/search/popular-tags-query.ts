/** The query for the most common tags, the same for the server's page and for the browser. */
export const POPULAR_TAGS = { query: { q: '#' } };
