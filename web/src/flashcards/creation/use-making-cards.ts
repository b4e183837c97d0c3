import type { Card } from '@engram/core/flashcards/card.ts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { isSessionOver } from '../../accounts/session-over.ts';
import { useSession } from '../../accounts/session.tsx';
import { stillWanted, tellCancelled } from '../../generation/make-in-time.ts';
import { tellLeftOut } from '../../generation/tell-left-out.ts';
import { noteFailedCall } from '../../http/note-failed-call.ts';
import { describeFailure } from './describe-failure.ts';
import { describeWish, nameWish } from './describe-wish.ts';
import { type GeneratedCards, generateCards } from './generate-cards.ts';
import { useWizard } from './use-wizard.ts';

/** Those that are there, by their places in the set. */
export type Arrived = ReadonlyMap<number, Card>;

/**
 * Makes the cards on arrival (D24), unless those that are there were made of the same wish. What was
 * begun before a reload is taken up again.
 */
export function useMakingCards() {
  const { wizard, change } = useWizard();
  const { loseSession } = useSession();
  const [arrived, setArrived] = useState<Arrived>(none);
  const running = useRef<AbortController>(undefined);
  const wish = nameWish(wizard);
  const key = wizard.generating?.wish === wish ? wizard.generating.key : undefined;
  const isWanted =
    key === undefined && wizard.made?.wish !== wish && wizard.failure?.step !== 'preview';

  function start() {
    if (wizard.generating) tellCancelled(wizard.generating);
    change({ type: 'generate', key: crypto.randomUUID(), wish });
  }

  // Arriving here is what begins it, and nothing else: who cancels is on the way out.
  const arrive = useEffectEvent(() => {
    if (isWanted) start();
  });
  useEffect(() => arrive(), []);

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
    change({ type: 'fail', failure: { step: 'preview', message: describeFailure(error) } });
  }

  const make = useEffectEvent(async (idempotencyKey: string, signal: AbortSignal) => {
    try {
      const made = await generateCards(describeWish(wizard), {
        signal,
        idempotencyKey,
        generationId: wizard.generating?.generationId ?? null,
        onStarted: (generationId) => change({ type: 'note-generation', generationId }),
        onCard: (slot, card) => setArrived((before) => new Map([...before, [slot, card]])),
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
    return () => {
      controller.abort(stillWanted);
      setArrived(none);
    };
  }, [key]);

  return {
    arrived,
    isMaking: key !== undefined || isWanted,
    start,
    cancel() {
      running.current?.abort();
      change({ type: 'stop-generating' });
    },
  };
}

const none: Arrived = new Map();
