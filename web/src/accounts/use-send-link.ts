import { sendVerification } from '@engram/core/accounts/api.ts';
import { useMutation } from '@tanstack/react-query';
import { call } from '../http/call.ts';

/** Has the link that confirms an address sent once more. */
export function useSendLink() {
  return useMutation({ mutationFn: () => call(sendVerification, {}) });
}
