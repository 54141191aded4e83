import type { IconName } from '@/components/ui/icons/registry';
import { paths, setupPath } from '@/lib/shared/paths';
import type { Viewer } from './viewer-context';

type NavKey =
  | 'home'
  | 'explore'
  | 'marketplace'
  | 'savedPosts'
  | 'purchasedPosts'
  | 'finance'
  | 'settings'
  | 'dashboard'
  | 'digitalContent'
  | 'calendar'
  | 'tips'
  | 'company'
  | 'admin'
  | 'becomeCreator'
  | 'search';

export type NavLink = { key: NavKey; href: string; icon: IconName };

const home: NavLink = { key: 'home', href: paths.home(), icon: 'home' };
const guestHome: NavLink = { ...home, href: paths.guest() };
const explore: NavLink = { key: 'explore', href: paths.explore(), icon: 'explore' };
const marketplace: NavLink = { key: 'marketplace', href: paths.marketplace(), icon: 'store' };

const search: NavLink = { key: 'search', href: paths.search(), icon: 'search' };
const purchased: NavLink = { key: 'purchasedPosts', href: paths.purchasedPosts(), icon: 'purchased' };

/** The four links of the drawer (specification, section 2). */
const personal: readonly NavLink[] = [
  { key: 'savedPosts', href: paths.savedPosts(), icon: 'bookmark' },
  purchased,
  { key: 'finance', href: paths.finance(), icon: 'wallet' },
  { key: 'settings', href: paths.settings(), icon: 'settings' },
];

const creator: readonly NavLink[] = [
  { key: 'dashboard', href: paths.creatorDashboard(), icon: 'dashboard' },
  { key: 'digitalContent', href: paths.creatorDigitalContent(), icon: 'box' },
  { key: 'calendar', href: paths.creatorCalendar(), icon: 'calendar' },
  { key: 'tips', href: paths.receivedTips(), icon: 'love' },
];

const company: NavLink = { key: 'company', href: paths.creatorCompany(), icon: 'building' };

/** The links of the navigation rail and the drawer, in order. */
export function navLinks(viewer: Viewer): readonly NavLink[] {
  if (!viewer) return [guestHome, explore, marketplace];
  const links: NavLink[] = [home, explore, marketplace, ...personal];
  if (viewer.role === 'MEMBER') {
    links.push({ key: 'becomeCreator', href: setupPath(viewer.accountType), icon: 'tag' });
  }
  if (viewer.role === 'CREATOR') links.push(...creator);
  if (viewer.accountType === 'COMPANY') links.push(company);
  if (viewer.role === 'ADMIN') links.push({ key: 'admin', href: paths.admin(), icon: 'shield' });
  return links;
}

/** The links of the bottom bar on phones; the drawer has the others. */
export function thumbLinks(viewer: Viewer): readonly NavLink[] {
  return viewer ? [home, marketplace, search, purchased] : [guestHome, explore, search, marketplace];
}

/** Whether a link leads to the present page or its section. */
export function isCurrent(href: string, pathname: string): boolean {
  if (href === paths.home()) return pathname === href;
  const section = href.startsWith('/settings') ? '/settings' : href;
  return pathname === section || pathname.startsWith(`${section}/`);
}
