/** Inside the card of the auth screens, which has a frame already. */
export { MissingPage as default } from '@/components/layout/missing-page';
