// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import certificatesMessages from '@/locales/ar/certificates.json';

export default {
  'certificates': certificatesMessages,
};
