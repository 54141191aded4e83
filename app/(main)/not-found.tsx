/** Inside the shared layout: the bars stay, so that one can go elsewhere. */
export { MissingPage as default } from '@/components/layout/missing-page';
