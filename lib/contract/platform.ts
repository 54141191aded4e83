import { z } from 'zod';
import { endpoint } from './endpoint';
import { Time } from './fields';

/** An entry of one of the platform's lists, named in both languages. */
export const Named = z.object({ _id: z.string(), name: z.object({ ar: z.string(), en: z.string() }) });
const reference = <const I extends string>(id: I, path: `/${string}`) =>
  endpoint({
    id,
    method: 'GET',
    path,
    access: 'guest',
    response: z.object({ data: z.array(Named) }),
    cacheSeconds: 3600,
  });

export const listCategories = reference('listCategories', '/categories');
export const listInterests = reference('listInterests', '/interests');
export const listCountries = reference('listCountries', '/countries');

export const listIndustries = endpoint({
  id: 'listIndustries',
  method: 'GET',
  path: '/industries',
  access: 'guest',
  response: z.object({ data: z.array(Named.extend({ section: Named })) }),
  cacheSeconds: 3600,
});

export const listCities = endpoint({
  id: 'listCities',
  method: 'GET',
  path: '/cities',
  access: 'guest',
  query: z.object({
    country: z.string().regex(/^[A-Z]{2}$/, 'validation:invalid'),
    q: z.string().max(80).optional(),
  }),
  response: z.object({ data: z.array(Named) }),
  cacheSeconds: 3600,
});

const readiness = <const I extends string>(id: I, path: `/${string}`) =>
  endpoint({
    id,
    method: 'GET',
    path,
    access: 'guest',
    response: z.object({ ready: z.literal(true) }),
    errors: ['unavailable'],
  });

export const getHealth = readiness('getHealth', '/health');
export const getReadiness = readiness('getReadiness', '/health/ready');

export const getLiveness = endpoint({
  id: 'getLiveness',
  method: 'GET',
  path: '/health/live',
  access: 'guest',
  response: z.object({ live: z.literal(true) }),
});

export const getOpenApi = endpoint({
  id: 'getOpenApi',
  method: 'GET',
  path: '/openapi.json',
  access: 'guest',
  response: z.unknown(),
  raw: true,
  gives: ['application/json'],
});

export const listOutbox = endpoint({
  id: 'listOutbox',
  method: 'GET',
  path: '/outbox',
  access: 'admin',
  response: z.object({
    data: z.array(
      z.object({
        _id: z.string(),
        to: z.string(),
        subject: z.string(),
        html: z.string(),
        text: z.string(),
        sentAt: Time,
        /** the event that goes with it for the reader's calendar (RFC 5545) */
        calendar: z.string().optional(),
      }),
    ),
    texts: z.array(z.object({ _id: z.string(), to: z.string(), text: z.string(), sentAt: Time })),
  }),
});
