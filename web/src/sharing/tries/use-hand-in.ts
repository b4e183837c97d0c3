import { submitTry } from '@engram/core/sharing/assigning-api.ts';
import type { HandedIn } from '@engram/core/sharing/assignment-try.ts';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { attemptsOf } from '../../attempts/keeping/attempt-store.ts';
import { call } from '../../http/call.ts';
import { isOver } from './is-over.ts';
import type { OwnTry } from './kept-try.ts';
import { ofTry } from './queries.ts';
import { writeSaved } from './saving/write-saved.ts';

type HandingIn = {
  code: string;
  onHandedIn: (handedIn: HandedIn) => void;
  /** It came too late, or the server has collected it already: what was saved counts. */
  onOver: () => void;
};

/** Sends the answers of a try that has ended, until the server has heard of it. */
export function useHandIn({ code, onHandedIn, onOver }: HandingIn) {
  const sending = useMutation({
    async mutationFn({ owner, kept }: OwnTry): Promise<HandedIn | 'over'> {
      const attempt = attemptsOf(owner).find(kept.key);
      if (!attempt) return 'over';
      try {
        const body = writeSaved(attempt);
        return await call(submitTry, { params: { code }, body }, ofTry(kept.key));
      } catch (error) {
        if (isOver(error)) return 'over';
        throw error;
      }
    },
    onSuccess(reply, { owner, kept }) {
      if (reply === 'over') return onOver();
      attemptsOf(owner).drop(kept.key);
      onHandedIn(reply);
    },
  });
  const { isError, variables, mutate } = sending;
  const again = useEffectEvent(() => {
    if (variables) mutate(variables);
  });
  useEffect(() => {
    if (!isError) return undefined;
    const sendAgain = () => again();
    const timer = setTimeout(sendAgain, againMs);
    window.addEventListener('online', sendAgain);
    return () => {
      clearTimeout(timer);
      window.removeEventListener('online', sendAgain);
    };
  }, [isError]);

  return {
    handIn: mutate,
    isSending: sending.isPending,
    hasFailed: isError,
    error: sending.error,
  };
}

const againMs = 10_000;
