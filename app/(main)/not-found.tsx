/** Inside the shared layout: the bars stay, so that one can go elsewhere. */
export { MissingHere as default } from '@/components/layout/missing-here';
