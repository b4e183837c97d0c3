import { injectedDocuments } from '@engram/fakes/study-texts/injected-documents.ts';
import { measureAttacks } from '../attacks.ts';
import { measureBuiltInSpeed } from './speed.ts';
import { measureDelivered } from '../delivered.ts';
import { measureFlaws } from '../flaws.ts';
import type { MadeTest } from '../made-test.ts';
import { makeBuiltInTest } from './make-test.ts';
import { measureInjection } from '../injection.ts';
import { measureNearDuplicates } from '../near-duplicates.ts';
import { measureQuotes } from '../quotes.ts';
import type { Row } from '../../row.ts';
import { measureSections } from '../sections.ts';
import { longTexts, otherTexts } from '../texts.ts';
import { mixed20, mixed50, ofEachType, guessable, type Wish } from '../wishes.ts';

const maker = 'built-in';

/** Everything that can be said of our own generator without a server. */
export function evalBuiltIn(isShort: boolean): Row[] {
  const asked = isShort ? [mixed20, mixed50] : [...ofEachType, mixed20, mixed50];
  const byWish = asked.map((wish) => ({ wish, tests: makeAll(wish, ['1']) }));
  const others = otherTexts.map((text) => makeBuiltInTest(text, mixed20, '1'));
  const guessed = makeAll(guessable, isShort ? ['1'] : seeds(5));
  const tests = [...byWish.flatMap((one) => one.tests), ...others, ...guessed];
  return [
    ...byWish.map(({ wish, tests: ofWish }) => measureDelivered(maker, wish.name, ofWish)),
    measureQuotes(maker, tests),
    measureFlaws(maker, tests),
    ...measureAttacks(maker, guessed, isShort ? 'coarse' : 'real'),
    measureNearDuplicates(maker, tests),
    measureSections(maker, byWish.find(({ wish }) => wish === mixed20)?.tests ?? []),
    measureInjection(
      maker,
      injectedDocuments.map((document) => makeBuiltInTest(document, mixed20, '1')),
    ),
    ...(isShort ? [] : measureBuiltInSpeed()),
  ];
}

function makeAll(wish: Wish, ofSeeds: readonly string[]): MadeTest[] {
  return ofSeeds.flatMap((seed) => longTexts.map((text) => makeBuiltInTest(text, wish, seed)));
}

function seeds(count: number): string[] {
  return Array.from({ length: count }, (_, index) => String(index + 1));
}
