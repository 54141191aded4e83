import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { PostJsonLd } from '@/components/posts/post-json-ld';
import { ProfileJsonLd } from '@/components/profile/profile-json-ld';
import { SiteJsonLd } from '@/components/structured-data/site-json-ld';
import {
  Crumbs,
  HOSTILE,
  IMAGE,
  ImageObject,
  Member,
  nodesOf,
  SITE,
  TRAIL,
  type,
  url,
} from './json-ld-nodes';
import { sampleComment, samplePost } from './posts/sample-post';
import { sampleProfile } from './profile/sample-profile';

const Post = z.object({
  '@type': type('SocialMediaPosting'),
  headline: z.string().min(1).max(111),
  author: Member,
  datePublished: z.iso.datetime(),
  dateModified: z.iso.datetime(),
});
const Comment = z.object({
  '@type': type('Comment'),
  author: Member,
  text: z.string(),
  datePublished: z.iso.datetime(),
});
describe('a post', () => {
  const postOf = (change = {}, comments = [sampleComment()]) =>
    nodesOf(<PostJsonLd post={samplePost(change)} comments={comments} trail={TRAIL} site={SITE} />);

  it('has all required fields, its comments, and its breadcrumbs', () => {
    const [post, crumbs] = postOf({ media: [{ ...IMAGE, alt: 'لوحة' }] });
    expect(Post.parse(post).dateModified).toBe('2026-11-20T10:00:00.000Z');
    const comments = z.array(Comment).parse(post?.comment);
    expect(comments).toMatchObject([{ text: 'كلام جميل', author: { name: 'سارة (Dev) 3!' } }]);
    expect(post).toMatchObject({ commentCount: 2 });
    expect(z.array(ImageObject).parse(post?.image)).toMatchObject([{ width: 1280, height: 720 }]);
    Crumbs.parse(crumbs);
  });

  it('has the time when it was edited', () => {
    const [post] = postOf({ editedAt: '2026-11-21T08:00:00.000Z' });
    expect(Post.parse(post).dateModified).toBe('2026-11-21T08:00:00.000Z');
  });

  it('leaves out deleted comments, and shows at most ten', () => {
    const deleted = sampleComment({ author: null, text: null });
    const many = Array.from({ length: 19 }, () => sampleComment());
    expect(postOf({}, [deleted, ...many])[0]?.comment).toHaveLength(10);
    expect(postOf({}, [deleted])[0]).not.toHaveProperty('comment');
  });

  it('cannot end its block, whatever its text is', () => {
    const [post] = postOf({ text: HOSTILE }, [sampleComment({ text: HOSTILE })]);
    expect(post?.articleBody).toBe(HOSTILE);
  });
});

describe('a profile', () => {
  const profileOf = (change = {}) =>
    nodesOf(<ProfileJsonLd profile={sampleProfile(change)} trail={TRAIL} site={SITE} />);

  it('is the page of a person or a company, with its breadcrumbs', () => {
    const [page, crumbs] = profileOf();
    z.object({ '@type': type('ProfilePage'), url, dateCreated: z.iso.datetime(), mainEntity: Member }).parse(
      page,
    );
    Crumbs.parse(crumbs);
    expect(profileOf({ accountType: 'COMPANY' })[0]).toMatchObject({
      mainEntity: { '@type': 'Organization' },
    });
  });

  it('names its links and its picture, and leaves out what it does not have', () => {
    const mainOf = (change = {}) => profileOf(change)[0]?.mainEntity as Record<string, unknown>;
    const socialLinks = [{ label: '', url: 'https://x.example/layla' }];
    expect(mainOf({ socialLinks, picture: IMAGE })).toMatchObject({
      sameAs: ['https://x.example/layla'],
      image: { '@type': 'ImageObject', width: 1280, height: 720 },
    });
    for (const property of ['sameAs', 'image']) expect(mainOf()).not.toHaveProperty(property);
  });

  it('cannot end its block, whatever its text is', () => {
    const [page] = profileOf({ name: HOSTILE, bio: HOSTILE });
    expect(page).toMatchObject({ mainEntity: { name: HOSTILE, description: HOSTILE } });
  });
});

describe('the site', () => {
  const siteOf = (locale: 'ar' | 'en') => nodesOf(<SiteJsonLd site={{ ...SITE, locale }} name="قيمة" />);

  it('is a searchable WebSite of an Organization with a logo', () => {
    const [website, organization] = siteOf('ar');
    expect(website).toMatchObject({
      '@type': 'WebSite',
      name: 'قيمة',
      url: SITE.origin,
      publisher: { '@id': organization?.['@id'] },
      potentialAction: {
        '@type': 'SearchAction',
        target: { urlTemplate: 'https://qeema.example/search?q={search_term_string}' },
        'query-input': 'required name=search_term_string',
      },
    });
    expect(organization).toMatchObject({
      '@type': 'Organization',
      name: 'قيمة',
      url: SITE.origin,
      logo: { url: 'https://qeema.example/icons/icon-512.png' },
    });
  });

  it('has an English search on the English page', () => {
    expect(siteOf('en')[0]).toMatchObject({
      potentialAction: {
        target: { urlTemplate: 'https://qeema.example/search?q={search_term_string}&lang=en' },
      },
    });
  });
});
