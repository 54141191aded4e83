'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useMemberMutation } from '@/hooks/session/use-member-mutation';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import {
  bookLessons,
  cancelBookedLesson,
  choosePackage,
  dropPackage,
  endPackage,
  getCart,
  getChosenPackage,
  getLessonCalendar,
  getPackage,
  getPurchase,
  getSlotHold,
  listHostPackages,
  listPackageSlots,
  listPackageWeeks,
  moveBookedLesson,
} from '@/lib/client/endpoints.gen';
import type { BookingAnswer } from '@/lib/contract/kinds/booking-questions';
import type { BoughtPackage, ChosenPackage } from '@/lib/contract/kinds/packages';
import { queryKey } from '@/lib/contract/query-key';

/** The package of a product that the viewer has chosen and not paid for, where there is one. */
export const useChosenPackage = (id: string, options: { enabled: boolean }) =>
  useEndpointQuery(getChosenPackage, { params: { id } }, { ...options, retry: false, staleTime: 0 });

interface Terms {
  lessons: number;
  minutes: number;
}

/** Chooses a package to pay for; visitors are asked to sign in. @param product its title is named */
export function useChoosePackage({ _id: id, title }: { _id: string; title: string }) {
  const client = useQueryClient();
  const input = { params: { id } };
  return useMemberMutation<ChosenPackage, Terms>({
    wanted: (body) => ({ kind: 'package', productId: id, name: title, ...body }),
    mutationFn: (body) => call(choosePackage, { ...input, body }),
    onSuccess: (chosen) => {
      client.setQueryData(queryKey(getChosenPackage, input), chosen);
      client.removeQueries({ queryKey: queryKey(getSlotHold, input) });
    },
  });
}

/** Forgets the chosen package. */
export function useDropPackage(id: string) {
  const client = useQueryClient();
  const input = { params: { id } };
  return useMemberMutation<unknown, void>({
    mutationFn: () => call(dropPackage, input),
    onSettled: async () => {
      client.removeQueries({ queryKey: queryKey(getChosenPackage, input) });
      await client.invalidateQueries({ queryKey: queryKey(getCart, {}) });
    },
  });
}

/** A package that the viewer bought. It is asked again each minute: links appear shortly before lessons begin. */
export const usePackage = (id: string) =>
  useEndpointQuery(getPackage, { params: { id } }, { refetchInterval: 60_000 });

/** The slots of a month in which a lesson can be booked. @param lesson one that is moved, instead of a new one */
export const usePackageSlots = (
  id: string,
  query: { month: string; timeZone: string; lesson?: string | undefined },
) => useEndpointQuery(listPackageSlots, { params: { id }, query });

/** The same time in the next weeks, each with whether it is free. */
export const usePackageWeeks = (
  id: string,
  query: { startsAt: string; count: number; timeZone: string },
  options: { enabled: boolean },
) => useEndpointQuery(listPackageWeeks, { params: { id }, query }, { ...options, staleTime: 0 });

interface Wanted {
  starts: string[];
  timeZone: string;
  /** to what its host asks with the first lesson */
  answers: BookingAnswer[];
}

/** What a buyer does with the lessons of a package. */
export function useLessonActs(id: string) {
  const client = useQueryClient();
  const params = { id };
  const key = queryKey(getPackage, { params });
  const reload = async () => {
    await client.invalidateQueries({ queryKey: key });
    await client.invalidateQueries({ queryKey: [listPackageSlots.id] });
    await client.invalidateQueries({ queryKey: [listPackageWeeks.id] });
    await client.invalidateQueries({ queryKey: queryKey(getPurchase, { params }) });
  };
  return {
    /** all or none */
    book: useMemberMutation<BoughtPackage, Wanted>({
      mutationFn: (body) => call(bookLessons, { params, body }),
      onSuccess: (bought) => client.setQueryData(key, bought),
      onSettled: reload,
    }),
    move: useMemberMutation<unknown, { lesson: string; startsAt: string; timeZone: string }>({
      mutationFn: ({ lesson, ...body }) => call(moveBookedLesson, { params: { id: lesson }, body }),
      onSettled: reload,
    }),
    /** saves a lesson for the buyer's own calendar */
    save: useMutation<void, ApiError, string>({
      mutationFn: (lesson) => downloadFile(getLessonCalendar, { params: { id: lesson } }, 'qeema.ics'),
    }),
    /** where it would still return, or be used, as was shown */
    cancel: useMemberMutation<unknown, { lesson: string; isReturned: boolean }>({
      mutationFn: ({ lesson, ...body }) => call(cancelBookedLesson, { params: { id: lesson }, body }),
      onSettled: reload,
    }),
  };
}

/** The packages of the viewer's lessons that run. */
export const useHostPackages = () => useEndpointQuery(listHostPackages, {});

/** Ends a package of the viewer's lessons. */
export function useEndPackage(id: string) {
  const client = useQueryClient();
  return useMemberMutation<unknown, string>({
    mutationFn: (reason) => call(endPackage, { params: { id }, body: { reason } }),
    onSettled: () => client.invalidateQueries({ queryKey: [listHostPackages.id] }),
  });
}
