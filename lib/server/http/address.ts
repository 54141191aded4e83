import 'server-only';
import type { IncomingHttpHeaders } from 'node:http';
import { BlockList, isIP } from 'node:net';
import { env } from '@/lib/server/env';

let made: { entries: readonly string[] | undefined; proxies: BlockList } | undefined;

function trusted(): BlockList {
  const { TRUSTED_PROXIES: entries } = env();
  if (made?.entries !== entries) made = undefined;
  made ??= { entries, proxies: blockList(entries ?? []) };
  return made.proxies;
}

function blockList(entries: readonly string[]): BlockList {
  const list = new BlockList();
  for (const entry of entries) {
    const [net = '', bits] = entry.split('/');
    const family = isIP(net) === 6 ? 'ipv6' : 'ipv4';
    if (bits) list.addSubnet(net, Number(bits), family);
    else list.addAddress(net, family);
  }
  return list;
}

/**
 * The caller's address for rate limits and sessions. The launcher writes the socket's own into `x-qeema-address` (and
 * drops one sent from outside); forwarded headers count only when that is a configured proxy. IPv6 is cut to its /64,
 * because one household has one.
 */
export function callerAddress(headers: Headers): string {
  return addressBehind(headers.get('x-qeema-address') ?? '', headers.get('x-forwarded-for') ?? '');
}

/** Returns the caller's address from the headers as Node gives them. */
export function addressOf(headers: IncomingHttpHeaders): string {
  return addressBehind(String(headers['x-qeema-address'] ?? ''), String(headers['x-forwarded-for'] ?? ''));
}

/**
 * @param socket the address at the other end of the socket
 * @param forwardedFor the addresses that proxies name, the nearest last
 */
function addressBehind(socket: string, forwardedFor: string): string {
  const family = isIP(socket) === 6 ? 'ipv6' : 'ipv4';
  const chain = isIP(socket) && trusted().check(socket, family) ? forwardedFor : '';
  // Proxies that listen on IPv6 write IPv4 as ::ffff:a.b.c.d; read as IPv6, all of IPv4 would be one household.
  const forwarded = (chain.split(',').at(-1)?.trim() ?? '').replace(/^::ffff:(?=[\d.]+$)/i, '');
  const address = isIP(forwarded) ? forwarded : socket;
  return isIP(address) === 6 ? household(address) : address;
}

/** The first 64 bits, in one form: `::` stands for as many zeros as are missing from eight groups. */
function household(address: string): string {
  const [left = [], right = []] = address.split('::').map((part) => part.split(':').filter(Boolean));
  const zeros = Array<string>(Math.max(8 - left.length - right.length, 0)).fill('0');
  return [...left, ...zeros, ...right]
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':');
}
