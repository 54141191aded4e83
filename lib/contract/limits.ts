// Limits of the contract that browsers check, too. This file has no schemas, so that browsers do not load any.

/** Counted as a reader counts letters. */
export const LONGEST_COMMENT = 2000;

/** A rating's text, and a reply to it; counted as a reader counts letters. */
export const LONGEST_EVALUATION = 2000;

/** Space for a text of `max` letters as `countGraphemes` counts them: an Arabic letter may have three marks. */
export const roomFor = (max: number) => max * 4;

/** The bounds of the price of a paid post, in minor units. */
export const PAID_POST_PRICE = { least: 200, most: 50_000 };
/** The limits of a paid post. */
export const LONGEST_TITLE = 120;
export const LOCKED_IMAGES_MOST = 10;
export const LOCKED_FILES_MOST = 10;
export const LOCKED_TEXT_MOST = 30_000;

export const IMAGE_MAX_BYTES = 10 * 1024 * 1024;

export const IMAGE_MAX_PIXELS = 40_000_000;

export const PRODUCT_FILE_MAX_BYTES = 2 * 1024 * 1024 * 1024;

/** How many interests the first step asks for. */
export const LEAST_INTERESTS = 3;

export const MOST_LINKS = 8;

/** An id of the categories' list. */
export const CATEGORY_ID = /^[a-z0-9_]{1,40}$/;

/** The limits of a lesson's text: letters in one run, nodes (paragraphs, list items, runs), and their depth. */
export const LESSON_TEXT = { mostLetters: 60_000, mostNodes: 6000, deepest: 12 };
export const MOST_LESSONS = 500;
export const MOST_SECTIONS = 60;

/** The limits of a quiz: its questions, options of a question, letters of a question as a reader counts them. */
export const QUIZ = { mostQuestions: 300, mostOptions: 12, longestText: 2000, longestAnswer: 200 };

/** The limits of a buyer's notes in a lesson: how many, and how long each, counted as a reader counts letters. */
export const LESSON_NOTES = { most: 200, longest: 1000 };

/** The limits of a caption file: letters of the file, its cues, and letters of one cue. */
export const CAPTIONS = { mostLetters: 200_000, mostCues: 5000, longestCue: 600 };

/** The limits of messages to the learners of a course: letters, as a reader counts them, and how often. */
export const COURSE_MESSAGE = { mostLetters: 600, perWeek: 2 };

/** Limits of a seller's answer to a dispute: characters of its text, files, and bytes of a file. */
export const EVIDENCE = { longestText: 5000, mostFiles: 5, mostBytes: 10 * 1024 * 1024 };
