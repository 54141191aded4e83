/** Formats in which questions are exported, by the ends of their files' names. */
export const QUIZ_FORMATS = ['xlsx', 'csv', 'gift'] as const;
export type QuizFormat = (typeof QUIZ_FORMATS)[number];

/** What can be chosen to import questions from, for the field of a file. */
export const QUIZ_FILES =
  '.xlsx,.csv,.tsv,.txt,.gift,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
