/** Inside the card of the auth screens, which has a frame already. */
export { MissingHere as default } from '@/components/layout/missing-here';
