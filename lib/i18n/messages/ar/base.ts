import common from '@/locales/ar/common.json';
import errors from '@/locales/ar/errors.json';
import failedPage from '@/locales/ar/failed-page.json';
import layout from '@/locales/ar/layout.json';
import validation from '@/locales/ar/validation.json';

export default { common, layout, errors, 'failed-page': failedPage, validation };
