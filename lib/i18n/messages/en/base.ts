import common from '@/locales/en/common.json';
import errors from '@/locales/en/errors.json';
import failedPage from '@/locales/en/failed-page.json';
import layout from '@/locales/en/layout.json';
import validation from '@/locales/en/validation.json';

export default { common, layout, errors, 'failed-page': failedPage, validation };
