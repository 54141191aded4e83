import auth from '@/locales/en/auth.json';
import codes from '@/locales/en/codes.json';

export default { auth, codes };
