import { listDevices } from '@engram/core/accounts/api.ts';
import { type DataExport, getLatestExport } from '@engram/core/privacy/api.ts';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../http/call.ts';

const pollingMs = 1_000;

export const devicesKey = ['devices'] as const;

export const devicesQuery = queryOptions({
  queryKey: devicesKey,
  queryFn: ({ signal }) => call(listDevices, {}, { signal }),
});

/** Asked again every second while a copy is being made. */
export const exportQuery = queryOptions({
  queryKey: ['exports', 'latest'],
  queryFn: ({ signal }) => call(getLatestExport, {}, { signal }),
  refetchInterval: ({ state }) => (isRunning(state.data?.latest) ? pollingMs : false),
});

export function isRunning(latest: DataExport | null | undefined): boolean {
  return latest?.state === 'waiting' || latest?.state === 'working';
}
