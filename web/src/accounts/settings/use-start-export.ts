import { requestExport } from '@engram/core/privacy/api.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../http/call.ts';
import { exportQuery } from './queries.ts';

export type StartedExport = ReturnType<typeof useStartExport>;

export function useStartExport() {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => call(requestExport, {}),
    onSuccess: (latest) => queryClient.setQueryData(exportQuery.queryKey, { latest }),
  });
}
