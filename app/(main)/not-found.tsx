/** Inside the shared layout: the bars stay, so that the reader can go elsewhere. */
export { MissingHere as default } from '@/components/layout/missing-here';
