import account from '@/locales/en/account.json';
import settings from '@/locales/en/settings.json';

export default { account, settings };
