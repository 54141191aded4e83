import auth from '@/locales/ar/auth.json';
import codes from '@/locales/ar/codes.json';

export default { auth, codes };
