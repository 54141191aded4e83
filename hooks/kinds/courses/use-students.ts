'use client';

import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mapCachedRows } from '@/hooks/map-cached-rows';
import { useEndpointList } from '@/hooks/use-endpoint-list';
import { useEndpointQuery } from '@/hooks/use-endpoint-query';
import type { ApiError } from '@/lib/client/api-error';
import { call } from '@/lib/client/call';
import { downloadFile } from '@/lib/client/download';
import {
  exportStudents,
  getStudentFigures,
  listStudents,
  putStudentOpening,
} from '@/lib/client/endpoints.gen';
import type { Input } from '@/lib/contract/endpoint';
import type { Student } from '@/lib/contract/kinds/course-students';

export type StudentFilter = NonNullable<Input<typeof exportStudents>['query']>;

/** Those who have a course of the viewer. */
export const useStudents = (id: string, query: StudentFilter) =>
  useEndpointList(listStudents, { params: { id }, query });

/** How many they are, and where they stop. */
export const useStudentFigures = (id: string) => useEndpointQuery(getStudentFigures, { params: { id } });

/** Opens all lessons to one of them, or takes that back. */
export function useStudentOpening(id: string) {
  const client = useQueryClient();
  return useMutation<Student, ApiError, { studentId: string; isOpen: boolean }>({
    mutationFn: ({ studentId, isOpen }) =>
      call(putStudentOpening, { params: { id, studentId }, body: { isOpen } }),
    onSuccess: (student) =>
      mapCachedRows<Student>(client, [listStudents], (row) => (row._id === student._id ? student : row)),
  });
}

/** Downloads the list for spreadsheets. */
export const useStudentsFile = (id: string) =>
  useMutation<void, ApiError, { filter: StudentFilter; isSeries: boolean }>({
    mutationFn: ({ filter: query, isSeries }) =>
      downloadFile(
        exportStudents,
        { params: { id }, query },
        `qeema-${isSeries ? 'listeners' : 'students'}.csv`,
      ),
  });
