import { sql } from 'kysely';
import { answerAbsence, sayAbsent } from '@/lib/server/appointments/absences';
import { db } from '@/lib/server/db/client';
import { ctxOf } from '@/lib/server/demo/people-factory';
import { HOUR } from '@/lib/shared/time';
import { fromNow } from '@/tests/setup/clock';
import { byId, type Make } from './target';
import { booked, ownTime } from './targets-bookings';
import { packageLesson } from './targets-packages';

let made = 0;

/** The same booking, as it was over half an hour ago; each at another time, as its host is in one place. */
const over =
  (make: Make, column: 'id' | 'entitlement_id'): Make =>
  async (people) => {
    const target = await make(people);
    const hours = ++made * 2;
    const ended = fromNow(-(hours + 0.5) * HOUR);
    const began = new Date(ended.getTime() - HOUR);
    await sql`update booking_slots s set starts_at = ${began}, ends_at = ${ended}, occupied = tstzrange(${began}, ${ended})
      from bookings b where b.slot_id = s.id and b.${sql.ref(column)} = ${target.own.id}`.execute(db());
    return target;
  };

const bookedOver = over(booked, 'entitlement_id');
const ownOver = over(ownTime, 'id');
const lessonOver = over(packageLesson, 'id');

const hostOf = (id: string) =>
  db()
    .selectFrom('bookings as b')
    .innerJoin('booking_slots as s', 's.id', 'b.slot_id')
    .select(['b.id', 's.host_id', 'b.entitlement_id', 'b.buyer_id'])
    .where(({ eb, or }) => or([eb('b.id', '=', id), eb('b.entitlement_id', '=', id)]))
    .executeTakeFirstOrThrow();

/** The host says that the buyer, who is the owner, was not there. */
const saidOf =
  (make: Make): Make =>
  async (people) => {
    const target = await make(people);
    const { id, host_id } = await hostOf(target.own.id ?? '');
    await sayAbsent(ctxOf(db(), { id: host_id, role: 'CREATOR' }), 'host', id, { text: '' });
    return target;
  };

/** The buyer says that the host, who is the owner, was not there. */
const hostAbsence: Make = async (people) => {
  const target = await ownOver(people);
  const { entitlement_id, buyer_id } = await hostOf(target.own.id ?? '');
  await sayAbsent(ctxOf(db(), { id: buyer_id }), 'buyer', entitlement_id ?? '', { text: '' });
  return target;
};

/** One about which the two do not agree. */
const disputed: Make = async (people) => {
  const { own } = await hostAbsence(people);
  const ctx = ctxOf(db(), { id: people.owner.id, role: 'CREATOR' });
  await answerAbsence(ctx, 'host', own.id ?? '', { agrees: false, text: '' });
  return byId(own.id ?? '', null);
};

/** A booking of the owner's time that waits for their answer. */
const request: Make = async (people) => {
  const target = await ownTime(people);
  const accept_by = fromNow(HOUR);
  await db()
    .updateTable('bookings')
    .set({ accept_by })
    .where('id', '=', target.own.id ?? '')
    .execute();
  return target;
};

export const ABSENCE_TARGETS: Record<string, Make> = {
  acceptBooking: request,
  sayHostAbsent: bookedOver,
  sayBuyerAbsent: ownOver,
  answerBuyerAbsence: saidOf(bookedOver),
  sayHostAbsentAtLesson: lessonOver,
  answerLessonAbsence: saidOf(lessonOver),
  answerHostAbsence: hostAbsence,
  decideAbsence: disputed,
};
