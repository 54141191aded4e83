import type { Profile } from '@/lib/contract/users';
import { AUTHOR } from '@/tests/components/posts/sample-post';

/** A profile that says nothing but the name. */
export function sampleProfile(change: Partial<Profile> = {}): Profile {
  return {
    ...AUTHOR,
    bio: '',
    followersCount: 0,
    followingCount: 0,
    postsCount: 0,
    productsCount: 0,
    isFollowing: false,
    followsMe: false,
    isMe: false,
    isBlocked: false,
    isMuted: false,
    reason: null,
    picture: null,
    cover: null,
    industry: null,
    country: null,
    city: null,
    company: null,
    socialLinks: [],
    joinedAt: '2026-07-24T10:00:00.000Z',
    takesTips: false,
    ...change,
  };
}
