/** Parameters that mean the same in most modules. */
export const COMMON_PARAMETERS = {
  id: 'The id of the resource named before it in the path',
  token: 'The signed token of the link',
  cursor: 'The `nextCursor` of the previous page',
  limit: 'The maximum number of items per page',
  ids: 'A comma-separated list of ids',
  fileId: 'The id of the file',
  sort: 'The sort order',
  q: 'Search terms',
  lessonId: 'The id of the lesson',
  timeZone: 'The caller’s time zone, by its IANA name',
} as const;

export type CommonParameter = keyof typeof COMMON_PARAMETERS;
