/** Parameters that mean the same in most modules. */
export const COMMON_PARAMETERS = {
  id: 'The id of what the path names before it',
  token: 'What makes the link a signed one',
  cursor: 'Where the page begins: the `nextCursor` of the page before',
  limit: 'How many rows a page has at most',
  ids: 'Ids, separated by commas',
  fileId: 'The id of the file',
  sort: 'What comes first',
  q: 'What is looked for',
  lessonId: 'The id of the lesson',
  timeZone: 'The zone of whoever asks, by its IANA name',
} as const;

export type CommonParameter = keyof typeof COMMON_PARAMETERS;
