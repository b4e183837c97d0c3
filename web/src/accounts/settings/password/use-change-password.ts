import { changePassword } from '@engram/core/accounts/api.ts';
import type { Sent } from '@engram/core/endpoint.ts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '../../../http/call.ts';
import { devicesKey } from '../queries.ts';

export type ChangedPassword = ReturnType<typeof useChangePassword>;

export function useChangePassword({ onChanged }: { onChanged: () => void }) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (body: Sent<typeof changePassword>['body']) => call(changePassword, { body }),
    onSuccess: () => {
      void queryClient.invalidateQueries({ queryKey: devicesKey });
      onChanged();
    },
  });
}
