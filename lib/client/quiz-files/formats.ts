/** Formats in which questions are exported, by the ends of their files' names. */
export const QUIZ_FORMATS = ['xlsx', 'csv', 'gift'] as const;
export type QuizFormat = (typeof QUIZ_FORMATS)[number];

/** The file types from which questions can be imported, for the `accept` attribute of a file field. */
export const QUIZ_FILES =
  '.xlsx,.csv,.tsv,.txt,.gift,text/csv,text/plain,application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
