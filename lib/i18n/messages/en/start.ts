import firstSteps from '@/locales/en/first-steps.json';

export default { 'first-steps': firstSteps };
