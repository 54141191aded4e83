/** The version of the API: the value of the header, or of the parameter if no header can be set. */
export const API_VERSION = '2';

/** Name of that header and of that parameter. */
export const VERSION_NAME = 'version';
