/** How many people the second step suggests. The page prefetches the same number. */
export const FIRST_SUGGESTIONS = { query: { limit: 12 } };
