import type { IconName } from '@/components/ui/icons/registry';

type Network = { icon: IconName; name: string };

// Names of companies, the same in every language.
const NETWORKS: Record<string, Network> = {
  'x.com': { icon: 'social-x', name: 'X' },
  'twitter.com': { icon: 'social-x', name: 'X' },
  'instagram.com': { icon: 'social-instagram', name: 'Instagram' },
  'linkedin.com': { icon: 'social-linkedin', name: 'LinkedIn' },
  'youtube.com': { icon: 'social-youtube', name: 'YouTube' },
  'youtu.be': { icon: 'social-youtube', name: 'YouTube' },
  'github.com': { icon: 'social-github', name: 'GitHub' },
  'facebook.com': { icon: 'social-facebook', name: 'Facebook' },
  't.me': { icon: 'social-telegram', name: 'Telegram' },
  'wa.me': { icon: 'social-whatsapp', name: 'WhatsApp' },
  'tiktok.com': { icon: 'social-tiktok', name: 'TikTok' },
};

/** The network of an address, by its host alone: `x.com.example.org` is not X. null for any other site. */
export function networkOf(url: string): Network | null {
  const host = URL.parse(url)?.hostname.replace(/^(www|m|web)\./, '') ?? '';
  const known = NETWORKS[host] ?? NETWORKS[host.replace(/^[a-z]{2}\./, '')];
  return known ?? null;
}
