// Made of lib/i18n/message-groups.ts by `npm run messages`; a test compares them.
import lookAlikesMessages from '@/locales/ar/look-alikes.json';

export default {
  'look-alikes': lookAlikesMessages,
};
