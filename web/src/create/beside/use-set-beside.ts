import type { User } from '@engram/core/accounts/user.ts';
import { firstConfig } from '@engram/core/flashcards/first-config.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useReducer, useState } from 'react';
import { useLocation } from 'react-router';
import { isSessionOver } from '../../accounts/session/session-over.ts';
import { useSession } from '../../accounts/session/session.tsx';
import { describeFailure } from '../../flashcards/creation/describe-failure.ts';
import { keepSet } from '../../flashcards/creation/keep-set.ts';
import { generateCards } from '../../flashcards/creation/preview/generate-cards.ts';
import { flashcardsKey } from '../../flashcards/queries.ts';
import { useRefreshDue } from '../../flashcards/use-refresh-due.ts';
import { isForgotten } from '../../generation/ask-server.ts';
import { tellCancelled } from '../../generation/cancelling.ts';
import { isNetworkFailure } from '../../generation/is-network-failure.ts';
import { stillWanted } from '../../generation/make-in-time.ts';
import { noteFailedCall } from '../../http/note-failed-call.ts';
import { paths } from '../../paths.ts';
import { dropWork, findWork, keepWork } from '../../storage/unfinished-work.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { besideMessages as messages } from './messages.ts';
import { changeSet, reviveSet, type SetBeside, type SetOrder } from './set-beside.ts';

/**
 * Makes cards of the text of a test and keeps them as a set, once the test is made: the server makes
 * one thing at a time for a user. It goes on while the test is taken, and after a reload.
 */
export function useSetBeside({ uid }: User, { isTestMaking }: { isTestMaking: boolean }) {
  const key = { uid, name: workName };
  const [set, change] = useReducer(changeSet, key, (work) => reviveSet(findWork(work)));
  const [heard, setHeard] = useState(nothing);
  const { loseSession } = useSession();
  const { showToast, showError } = useToasts();
  const client = useQueryClient();
  const refreshDue = useRefreshDue();
  const isSeen = useLocation().pathname === paths.create;
  const running = set?.progress.state === 'making' && !isTestMaking ? set.key : undefined;

  // The tab's storage is outside of React.
  useEffect(() => {
    const work = { uid, name: workName };
    if (set) keepWork(work, JSON.stringify(set));
    else dropWork(work);
  }, [uid, set]);

  function fail(error: unknown) {
    noteFailedCall(error);
    if (isSessionOver(error)) loseSession();
    const message = describeFailure(error);
    const isUnfinished = isNetworkFailure(error) && !isForgotten(error);
    change({ type: 'fail', message, isUnfinished });
    if (!isSeen) showError(message);
  }

  const make = useEffectEvent(async (wanted: SetBeside, signal: AbortSignal) => {
    try {
      const { cards, generationId } = await generateCards(wanted.request, {
        signal,
        idempotencyKey: wanted.key,
        generationId: wanted.generationId,
        onStarted: (id) => change({ type: 'note-generation', generationId: id }),
        onCard: () =>
          setHeard(({ key: before, made }) => ({
            key: wanted.key,
            made: before === wanted.key ? made + 1 : 1,
          })),
        onPlace: () => undefined,
      });
      if (signal.aborted) return;
      const { cardTypes, difficulty, language } = wanted.request;
      const config = { ...firstConfig, setName: wanted.name, cardTypes, difficulty, language };
      await keepSet({ ...wanted, config, generationId, cards });
      void client.invalidateQueries({ queryKey: flashcardsKey });
      refreshDue();
      if (signal.aborted) return;
      change({ type: 'save', cards: cards.length });
      if (!isSeen) showToast(messages.ready(cards.length));
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  });

  const begin = useEffectEvent((signal: AbortSignal) => {
    if (set) void make(set, signal);
  });
  // The server is outside of React.
  useEffect(() => {
    if (running === undefined) return undefined;
    const controller = new AbortController();
    begin(controller.signal);
    return () => controller.abort(stillWanted);
  }, [running]);

  return {
    set,
    /** How many have come so far. */
    made: heard.key === set?.key ? heard.made : 0,
    order(order: SetOrder) {
      // In their place come others.
      if (set?.progress.state === 'making') tellCancelled(set);
      change({ type: 'begin', order, key: crypto.randomUUID(), setId: crypto.randomUUID() });
    },
    retry: () => change({ type: 'retry', key: crypto.randomUUID() }),
    /** Whoever cancels wants none of it. */
    forget() {
      if (set && set.progress.state === 'making') tellCancelled(set);
      change({ type: 'forget' });
    },
  };
}

export type BesideState = ReturnType<typeof useSetBeside>;

const nothing = { key: '', made: 0 };
const workName = 'set-beside-test';
