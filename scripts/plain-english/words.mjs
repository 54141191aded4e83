// What our English does without, and what to write instead. A blank also matches a line break.

/** @typedef {{ not: string, say: string }} Rule `not` is a regular expression, for whole words in any case */

/** @type {Rule[]} For comments, names of tests and papers. */
export const WORDS = [
  { not: 'anew|afresh', say: 'again' },
  { not: 'of now', say: 'current' },
  { not: 'upon', say: 'on' },
  { not: 'for who', say: 'for those who, for readers who …' },
  { not: 'whom', say: 'who, or name the person' },
  { not: 'lies|lie (?:in|on|at|here|there|under|over|beside)|lay (?:in|on|at)', say: 'is, stands' },
  { not: '(?:tells?|told|telling) of', say: 'notify, report, say that' },
  { not: '(?:hears?|heard|hearing) of', say: 'learn about, receive' },
  { not: 'sa(?:y|ys|id|ying) of', say: 'say about' },
  {
    not: 'hence(?:forth)?|whence|hither(?:to)?|heretofore|forthwith|nigh|ere|nought|amidst|albeit|lest',
    say: 'an everyday word',
  },
  { not: '(?:there|where)(?:of|in|to|by|upon)', say: 'of it, in it, to it, by it' },
  { not: 'begets?|dwells?|twofold|betimes', say: 'an everyday word' },
  { not: 'in the midst of', say: 'during, in the middle of' },
  { not: 'deeds?', say: 'action, step' },
  { not: 'mend(?:s|ed|ing)?', say: 'fix, correct' },
  { not: 'be had(?! it)', say: 'be bought, be available' },
  { not: 'be it', say: 'is it, whether it is' },
  { not: 'as good as', say: 'almost' },
  { not: '(?:is|are) to (?:hold|have)', say: 'must hold, will have' },
  {
    not: '(?:is|are|was|were|waits?|counts?|opens?|there|needs?|offered|known|bought) no more(?! than)',
    say: 'no longer',
  },
  { not: '(?:the|an?) own', say: 'their own, a member’s own' },
  { not: 'own ones?', say: 'their own' },
  { not: 'what of (?:an?|the|it)', say: 'the part of it that' },
  { not: '(?<!there )(?:is|are|was|were|be) none', say: 'is not one' },
  { not: '(?:what|who|that) (?:is|are) no(?! (?:longer|more|other|less|such|reason|use))', say: 'is not a' },
  { not: '(?:held|holds?)(?: it| them)? against', say: 'compare with, complain about' },
  { not: 'c[ao]mes? to nothing', say: 'fail' },
  { not: 'less than nothing', say: 'negative' },
  { not: 'its like', say: 'such, one like it' },
  { not: 'how (?:it|they|one|somebody) (?:is|are) called', say: 'what it is called' },
  { not: 'through with', say: 'finished with' },
  { not: '(?:for|after|within|in|by|as|of) so many', say: 'the number given' },
  { not: 'without a word', say: 'silently' },
  { not: 'one behind the other|behind each other', say: 'one after the other' },
  {
    not: '(?:comes?|came|sent|told|looked at|read|moment|day) behind (?:it|them|that|the|all)',
    say: 'after',
  },
];

/** @type {Rule[]} For names in code, taken apart into words: `readAgain` is "read again". */
export const NAMES = [
  { not: 'anew|afresh|upon|lies|unkept|unheard', say: 'an everyday word' },
  { not: '^(?:un)?tell .*', say: 'notify…, or withdrawNotice' },
  { not: 'told of', say: 'notified about' },
  { not: 'mend(?:s|ed)?', say: 'fix, correct' },
  { not: 'deeds?', say: 'action' },
];

/** @type {Rule[]} For the names of tests alone. */
export const TEST_NAMES = [{ not: '^who', say: 'a member who …, a reader who …' }];
