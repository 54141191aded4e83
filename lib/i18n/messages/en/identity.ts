import identity from '@/locales/en/identity.json';

export default { identity };
