import paidWriting from '@/locales/en/paid-writing.json';

export default { 'paid-writing': paidWriting };
