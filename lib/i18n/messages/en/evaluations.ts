import evaluations from '@/locales/en/evaluations.json';

export default { evaluations };
