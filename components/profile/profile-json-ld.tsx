import { imageNode, memberNode, type Node, pageUrl } from '@/components/structured-data/nodes';
import { PageJsonLd, type PlaceOnSite } from '@/components/structured-data/page-json-ld';
import type { Profile } from '@/lib/contract/users';
import { paths } from '@/lib/shared/paths';

type ProfileJsonLdProps = PlaceOnSite & {
  profile: Profile;
};

/** Describes a profile, and the pages that lead to it, for search engines (schema.org/ProfilePage). */
export function ProfileJsonLd({ profile, trail, site }: ProfileJsonLdProps) {
  const path = paths.user(profile._id);
  const node: Node = {
    '@type': 'ProfilePage',
    url: pageUrl(site, path),
    dateCreated: profile.joinedAt,
    mainEntity: {
      ...memberNode(site, profile),
      // The member is the same in both languages, so the id has no language in it.
      '@id': `${site.origin}${path}`,
      alternateName: profile.handle,
      description: profile.bio || profile.headline,
      ...(profile.picture ? { image: imageNode(site, profile.picture) } : {}),
      ...(profile.socialLinks.length > 0 ? { sameAs: profile.socialLinks.map(({ url }) => url) } : {}),
      interactionStatistic: {
        '@type': 'InteractionCounter',
        interactionType: 'https://schema.org/FollowAction',
        userInteractionCount: profile.followersCount,
      },
    },
  };
  return <PageJsonLd node={node} self={{ name: profile.name, path }} site={site} trail={trail} />;
}
