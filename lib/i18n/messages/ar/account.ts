import account from '@/locales/ar/account.json';
import settings from '@/locales/ar/settings.json';

export default { account, settings };
