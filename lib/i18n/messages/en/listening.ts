import listening from '@/locales/en/listening.json';

export default { listening };
