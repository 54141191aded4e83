import kindsFiles from '@/locales/ar/kinds-files.json';

export default { 'kinds-files': kindsFiles };
