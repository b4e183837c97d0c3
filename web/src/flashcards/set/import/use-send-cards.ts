import { addCards, saveSet } from '@engram/core/flashcards/api.ts';
import { guessType } from '@engram/core/flashcards/guess-type.ts';
import { batchCards, type Sides } from '@engram/core/flashcards/pick-cards.ts';
import { useEffect, useRef, useState } from 'react';
import { call } from '../../../http/call.ts';
import { readFailure } from '../../../http/read-failure.ts';
import { unknownFailure } from '../../messages.ts';

type Sending = { isBusy: boolean; sent: number; of: number; failure: string | undefined };

type Sent = { sent: number; isLeft: boolean };

/** With a name, the set is made with its first cards. */
type Target = { setId: string; newName: string | undefined };

/**
 * Sends cards in as many calls as it takes, as long as the page is there, and goes on after a
 * failure where it stopped.
 */
export function useSendCards() {
  const [sending, setSending] = useState<Sending>();
  // Made once: a call that is repeated adds nothing twice.
  const prepared = useRef<{ cards: readonly Sides[]; batches: ReturnType<typeof prepare> }>(
    undefined,
  );

  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => void (isLeft.current = true);
  }, []);

  async function send(target: Target, cards: readonly Sides[]): Promise<Sent> {
    if (prepared.current?.cards !== cards) {
      prepared.current = { cards, batches: prepare(cards) };
    }
    const { batches } = prepared.current;
    let sent = 0;
    for (const batch of batches) {
      if (isLeft.current) break;
      setSending({ isBusy: true, sent, of: cards.length, failure: undefined });
      if (!batch.isSent) {
        try {
          await sendBatch(target, batch);
        } catch (error) {
          const failure = readFailure(error, unknownFailure);
          setSending({ isBusy: false, sent, of: cards.length, failure });
          return { sent, isLeft: isLeft.current };
        }
        batch.isSent = true;
      }
      sent += batch.cards.length;
    }
    setSending(undefined);
    return { sent, isLeft: isLeft.current };
  }

  return { sending, send };
}

type Batch = { cards: WrittenCards; isFirst: boolean; isSent: boolean };
type WrittenCards = (Sides & { id: string; type: ReturnType<typeof guessType> })[];

function prepare(cards: readonly Sides[]): Batch[] {
  const written = cards.map(({ front, back }) => ({
    id: crypto.randomUUID(),
    type: guessType(front),
    front,
    back,
  }));
  return batchCards(written).map((batch, index) => ({
    cards: batch,
    isFirst: index === 0,
    isSent: false,
  }));
}

/** A new set begins with its first cards, so that none is there without any. */
async function sendBatch(target: Target, { cards, isFirst }: Batch): Promise<void> {
  const params = { id: target.setId };
  if (isFirst && target.newName !== undefined) {
    await call(saveSet, { params, body: { name: target.newName, cards } });
  } else {
    await call(addCards, { params, body: { cards } });
  }
}
