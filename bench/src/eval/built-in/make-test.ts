import { randomUUID } from 'node:crypto';
import { arrangeDraft } from '@engram/core/questions/arrange-draft.ts';
import { balanceKeyPositions } from '@engram/core/questions/balance-key-positions.ts';
import { seedRandom } from '@engram/core/seeded-random.ts';
import { makeSure } from '@engram/generator/make-sure.ts';
import { prepareText } from '@engram/generator/prepare-text.ts';
import type { MadeTest } from '../made-test.ts';
import type { Wish } from '../wishes.ts';

export type Study = { id: string; text: string };

/** A test of our own generator, put in order as the product does it. */
export function makeBuiltInTest(study: Study, wish: Wish, seed: string): MadeTest {
  const text = prepareText(study.text);
  const drafts = makeSure({ text, wanted: [...wish.types], seed });
  const random = seedRandom(`${seed}:order`);
  const choices = drafts.filter(({ type }) => type === 'multiple-choice');
  const positions = balanceKeyPositions(choices.length, 4, random);
  const questions = drafts.map((draft) =>
    arrangeDraft(draft, {
      id: randomUUID(),
      madeBy: 'built-in',
      isVerified: true,
      random,
      keyPosition: draft.type === 'multiple-choice' ? positions.pop() : undefined,
    }),
  );
  return { name: `${study.id}, ${wish.name}, seed ${seed}`, text, wanted: wish.types, questions };
}
