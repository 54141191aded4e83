/** @param {string} words @returns {Set<string>} */
const setOf = (words) => new Set(words.trim().split(/\s+/));

/** Words that begin neither a verb in the third person nor a noun phrase: a docstring does not begin with them. */
export const NO_VERBS = setOf(`
  after as at below beside by for from how in inside it of on once one others so somebody that they those until
  what whatever when where whether which who whoever whom whose why
`);

/** Names that say what is done with a thing, or how it is, but not what the thing is: a file is not called so. */
export const NO_NOUNS = setOf(`
  adding again alive alone apart arrive ask asked asking available away behind beside booked bought bounded brought
  busy carry checked compiled connected decide drawn earned earns find fixed generated give given hear heard
  held helpful hidden hold itself keeps kept known late left lighten locked made many missing moving muted naming
  offered open outside own pasted prepared printed reversed said sealed sending settled several shown sold
  stuck suggested take taken taking taught together told touched unasked uncovered unused waiting wanted watched
  withdrawn
`);
