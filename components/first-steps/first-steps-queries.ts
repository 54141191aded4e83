/** How many people the second step suggests; the page asks for the same ones. */
export const FIRST_SUGGESTIONS = { query: { limit: 12 } };
