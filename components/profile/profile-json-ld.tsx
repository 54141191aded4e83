import type { Profile } from '@/lib/contract/users';
import { jsonForScript } from '@/lib/shared/json-ld';
import { paths } from '@/lib/shared/paths';

type ProfileJsonLdProps = {
  profile: Profile;
  /** The site's public address, without a slash at the end. */
  origin: string;
};

/** The person or company for search engines (schema.org/ProfilePage). */
export function ProfileJsonLd({ profile, origin }: ProfileJsonLdProps) {
  const url = `${origin}${paths.user(profile._id)}`;
  const data = {
    '@context': 'https://schema.org',
    '@type': 'ProfilePage',
    dateCreated: profile.joinedAt,
    mainEntity: {
      '@type': profile.accountType === 'COMPANY' ? 'Organization' : 'Person',
      '@id': url,
      url,
      name: profile.name,
      alternateName: profile.handle,
      description: profile.bio || profile.headline,
      ...(profile.profilePic ? { image: `${origin}${profile.profilePic}` } : {}),
      sameAs: profile.socialLinks.map((link) => link.url),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: profile.followersCount,
      },
    },
  };
  // A block of data, not a script: the policy on scripts does not concern it.
  return <script type="application/ld+json">{jsonForScript(data)}</script>;
}
