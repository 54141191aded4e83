'use client';

/** Inside the shared layout, and in words for people: a profile that is not there, or not for whoever asks. */
export { ProfileMissing as default } from '@/components/profile/profile-missing';
