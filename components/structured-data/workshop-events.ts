import type { LocalTime } from '@/lib/contract/kinds/booking-hours';
import type { ProductView } from '@/lib/contract/products';
import { paths } from '@/lib/shared/paths';
import { MINUTE } from '@/lib/shared/time';
import { imageNode, memberNode, type Node, pageUrl, type Site } from './nodes';
import { type OfferWords, offerNode } from './offers';

/** The dates of a workshop that have not begun (schema.org/Event); none of another product. */
export function workshopEvents(site: Site, product: ProductView, description: string, t: OfferWords): Node[] {
  const { outline, title, owner, cover, publishedAt } = product;
  if (outline.kind !== 'assessments') return [];
  const path = paths.product(product._id, product.slug);
  const url = pageUrl(site, path);
  return outline.dates.map(({ _id, local, endsAt, place, seats, seatsLeft }) => ({
    '@type': 'Event',
    '@id': `${site.origin}${path}#${_id}`,
    url,
    name: title,
    description,
    startDate: `${local.date}T${local.time}:00${local.offset}`,
    endDate: withOffset(endsAt, local),
    eventStatus: 'https://schema.org/EventScheduled',
    ...(place === 'link'
      ? {
          eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
          location: { '@type': 'VirtualLocation', url },
        }
      : {
          eventAttendanceMode: 'https://schema.org/OfflineEventAttendanceMode',
          location: secretPlace(t('outline.place.in_person')),
        }),
    ...(cover ? { image: [imageNode(site, cover)] } : {}),
    organizer: memberNode(site, owner),
    maximumAttendeeCapacity: seats,
    remainingAttendeeCapacity: seatsLeft,
    offers: {
      ...offerNode(site, product, seatsLeft > 0 ? 'InStock' : 'SoldOut', t),
      ...(publishedAt ? { validFrom: publishedAt } : {}),
    },
  }));
}

/** Search engines want an address. Only those who have a seat read it, so they get what the page says about it. */
const secretPlace = (words: string): Node => ({ '@type': 'Place', name: words, address: words });

/** A moment by a clock with the offset of `local`: `2026-12-01T20:00:00+03:00`. */
function withOffset(moment: string, { offset }: LocalTime): string {
  const [, sign, hours, minutes] = /^([+-])(\d\d):(\d\d)/.exec(offset) ?? [];
  const ahead = (Number(hours) * 60 + Number(minutes)) * (sign === '-' ? -1 : 1);
  return `${new Date(Date.parse(moment) + ahead * MINUTE).toISOString().slice(0, 19)}${offset}`;
}
