import recordings from '@/locales/en/recordings.json';

export default { recordings };
