import kindsFiles from '@/locales/en/kinds-files.json';

export default { 'kinds-files': kindsFiles };
