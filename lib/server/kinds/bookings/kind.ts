import 'server-only';
import { files } from '../files/kind';
import type { Kind } from '../port';
import { sale } from './sale';

const TYPES = ['consulting', 'tutoring'];

/** Whether products of a type can be sold by slots. */
export const isBooked = (type: string): boolean => TYPES.includes(type);

/**
 * Times of a host. Until there are screens for them, no more such products can be made, and what they show is what they
 * were made of: files. They are sold by slots as soon as they have an offer, and each time again.
 */
export const bookings = { ...files, ownedOnce: false, sale } as unknown as Kind;
