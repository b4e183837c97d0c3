import type { Card } from '@engram/core/flashcards/card.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSessionOver } from '../../../accounts/session/session-over.ts';
import { useSession } from '../../../accounts/session/session.tsx';
import { isForgotten } from '../../../generation/ask-server.ts';
import { tellCancelled } from '../../../generation/cancelling.ts';
import { isNetworkFailure } from '../../../generation/is-network-failure.ts';
import { stillWanted } from '../../../generation/make-in-time.ts';
import { tellLeftOut } from '../../../generation/tell-left-out.ts';
import { noteFailedCall } from '../../../http/note-failed-call.ts';
import { describeFailure } from '../describe-failure.ts';
import { describeWish, nameWish } from '../describe-wish.ts';
import { generateCards, type GeneratedCards } from './generate-cards.ts';
import { useWizard } from '../use-wizard.ts';

/** Those that are there, by their places in the set. */
export type Arrived = ReadonlyMap<number, Card>;

/**
 * Makes the cards on arrival (D24), unless those that are there were made of the same wish. What was
 * begun before a reload, or before nobody could be reached, is taken up again.
 */
export function useMakingCards() {
  const { wizard, change } = useWizard();
  const { loseSession } = useSession();
  const [heard, setHeard] = useState(nothing);
  const running = useRef<AbortController>(undefined);
  const wish = nameWish(wizard);
  const begun = wizard.generating?.wish === wish ? wizard.generating : undefined;
  const hasFailed = wizard.failure?.step === 'preview';
  const key = hasFailed ? undefined : begun?.key;
  const isWanted = !begun && wizard.made?.wish !== wish && !hasFailed;

  function start() {
    if (begun) return change({ type: 'forget-error' });
    if (wizard.generating) tellCancelled(wizard.generating);
    change({ type: 'generate', key: crypto.randomUUID(), wish });
  }

  // Arriving here is what begins it, or a plan that no longer has what was wished for; nothing else:
  // who cancels is on the way out.
  const arrive = useEffectEvent(() => {
    if (isWanted) start();
  });
  useEffect(() => arrive(), [wish]);

  function finish({ generationId, cards, making: told }: GeneratedCards) {
    const { studyMaterial } = describeWish(wizard);
    const whole = wizard.studyMaterial.length;
    const making = whole > studyMaterial.length ? tellLeftOut(told, whole) : told;
    const made = { setId: crypto.randomUUID(), generationId, making, wish };
    change({ type: 'finish', made, cards });
  }

  function fail(error: unknown) {
    noteFailedCall(error);
    if (isSessionOver(error)) loseSession();
    const failure = { step: 'preview', message: describeFailure(error) } as const;
    const isUnfinished = isNetworkFailure(error) && !isForgotten(error);
    change({ type: 'fail', failure, isUnfinished });
  }

  const make = useEffectEvent(async (idempotencyKey: string, signal: AbortSignal) => {
    try {
      const made = await generateCards(describeWish(wizard), {
        signal,
        idempotencyKey,
        generationId: wizard.generating?.generationId ?? null,
        onStarted: (generationId) =>
          change({ type: 'note-generation', key: idempotencyKey, generationId }),
        onCard: (slot, card) =>
          setHeard((before) => {
            const { cards } = before.key === idempotencyKey ? before : nothing;
            return { key: idempotencyKey, cards: new Map([...cards, [slot, card]]), ahead: 0 };
          }),
        onPlace: (ahead) =>
          setHeard((before) => {
            const { cards } = before.key === idempotencyKey ? before : nothing;
            return { key: idempotencyKey, cards, ahead };
          }),
      });
      if (!signal.aborted) finish(made);
    } catch (error) {
      if (!signal.aborted) fail(error);
    }
  });

  useEffect(() => {
    if (key === undefined) return undefined;
    const controller = new AbortController();
    running.current = controller;
    void make(key, controller.signal);
    return () => controller.abort(stillWanted);
  }, [key]);

  const { cards: arrived, ahead } = heard.key === begun?.key ? heard : nothing;
  return {
    arrived,
    /** How many others come before them. */
    ahead,
    /** Nobody could be reached, and what has arrived waits for the rest. */
    isUnfinished: begun !== undefined && hasFailed,
    isMaking: key !== undefined || isWanted,
    start,
    cancel() {
      running.current?.abort();
      change({ type: 'stop-generating' });
    },
  };
}

const nothing: { key: string; cards: Arrived; ahead: number } = {
  key: '',
  cards: new Map(),
  ahead: 0,
};
