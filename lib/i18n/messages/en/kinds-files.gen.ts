// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import kindsFilesMessages from '@/locales/en/kinds-files.json';

export default {
  'kinds-files': kindsFilesMessages,
};
