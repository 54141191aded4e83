import { memberNode, type Node, pageUrl } from '@/components/structured-data/nodes';
import { PageJsonLd, type Place } from '@/components/structured-data/page-json-ld';
import type { Profile } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';

type ProfileJsonLdProps = Place & {
  profile: Profile;
};

/** The person or company for search engines (schema.org/ProfilePage), and its place on the site. */
export function ProfileJsonLd({ profile, trail, site }: ProfileJsonLdProps) {
  const { name, handle } = profile;
  const path = paths.user(profile._id);
  const node: Node = {
    '@type': 'ProfilePage',
    url: pageUrl(site, path),
    dateCreated: profile.joinedAt,
    mainEntity: {
      ...memberNode(site, profile),
      '@id': `${site.origin}${path}`,
      alternateName: handle,
      description: profile.bio || profile.headline,
      ...(profile.profilePic ? { image: `${site.origin}${profile.profilePic}` } : {}),
      sameAs: profile.socialLinks.map((link) => link.url),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: profile.followersCount,
      },
    },
  };
  return <PageJsonLd node={node} self={{ name, path }} site={site} trail={trail} />;
}
