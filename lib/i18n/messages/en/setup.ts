import setup from '@/locales/en/setup.json';

export default { setup };
