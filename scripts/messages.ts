// Writes lib/i18n/messages from lib/i18n/message-groups.ts.
import { writeGenerated } from './generated';
import { messageFiles } from './message-files';

writeGenerated('lib/i18n/messages', '.', messageFiles());
