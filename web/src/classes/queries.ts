import { getClass, listClasses, listMembers } from '@engram/core/classes/api.ts';
import {
  getClassTopics,
  getGradebook,
  getMemberRecord,
  listGivenTests,
} from '@engram/core/classes/gradebook-api.ts';
import { queryOptions } from '@tanstack/react-query';
import { classesKey } from '../classes-key.ts';
import { call } from '../http/call.ts';

export function classKey(classId: string) {
  return [...classesKey, 'one', classId] as const;
}

export const classesQuery = queryOptions({
  queryKey: [...classesKey, 'list'],
  queryFn: ({ signal }) => call(listClasses, {}, { signal }),
});

export function classQuery(classId: string) {
  return queryOptions({
    queryKey: [...classKey(classId), 'head'],
    queryFn: ({ signal }) => call(getClass, { params: { classId } }, { signal }),
  });
}

export function membersQuery(classId: string) {
  return queryOptions({
    queryKey: [...classKey(classId), 'members'],
    queryFn: async ({ signal }) =>
      (await call(listMembers, { params: { classId } }, { signal })).members,
    // While a class joins, its teacher sees them come in.
    refetchInterval: 10_000,
  });
}

/** While one is open its teacher sees who is done. */
export function givenTestsQuery(classId: string) {
  return queryOptions({
    queryKey: [...classKey(classId), 'tests'],
    queryFn: ({ signal }) => call(listGivenTests, { params: { classId } }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.tests.some((test) => test.state === 'open') === true && 10_000,
  });
}

export function gradebookQuery(classId: string) {
  return queryOptions({
    queryKey: [...classKey(classId), 'gradebook'],
    queryFn: ({ signal }) => call(getGradebook, { params: { classId } }, { signal }),
  });
}

export function topicsQuery(classId: string) {
  return queryOptions({
    queryKey: [...classKey(classId), 'topics'],
    queryFn: ({ signal }) => call(getClassTopics, { params: { classId } }, { signal }),
  });
}

export function recordQuery(classId: string, memberId: string) {
  return queryOptions({
    queryKey: [...classKey(classId), 'record', memberId],
    queryFn: ({ signal }) => call(getMemberRecord, { params: { classId, memberId } }, { signal }),
  });
}
