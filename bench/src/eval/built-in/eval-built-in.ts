import { fileURLToPath } from 'node:url';
import { injectedDocuments } from '@engram/fakes/study-texts/injected-documents.ts';
import { studyTexts } from '@engram/fakes/study-texts/study-texts.ts';
import { runCrossItem } from '@engram/generator/attacks/cross-item.ts';
import { measureAttacks, writeAttack } from '../attacks.ts';
import { findExcess } from '../delivered.ts';
import { measureFlaws } from '../flaws.ts';
import { measureInjection } from '../injection.ts';
import type { MadeTest } from '../made-test.ts';
import { measureNearDuplicates } from '../near-duplicates.ts';
import { measureQuotes } from '../quotes.ts';
import { readTexts } from '../read-texts.ts';
import { noneRow, type Row, toldRow } from '../../row.ts';
import { guessable, mixed20, mixed50, type Wish } from '../wishes.ts';
import { makeBuiltInTest, type Study } from './make-test.ts';
import { measureBuiltInSpeed } from './speed.ts';

const maker = 'built-in';
const learnersTexts = ['../../../texts', '../../../judged-texts'].map((folder) =>
  fileURLToPath(new URL(folder, import.meta.url)),
);

/**
 * Everything that can be said of our own generator without a server. How many questions a text gives
 * is told and no mark: without AI a test holds what is surely right (D37).
 */
export async function evalBuiltIn(isShort: boolean): Promise<Row[]> {
  const texts = [...studyTexts, ...(await Promise.all(learnersTexts.map(readTexts))).flat()];
  const form = isShort ? 'coarse' : 'real';
  const makeAll = (wish: Wish, seeds: readonly string[]): MadeTest[] =>
    seeds.flatMap((seed) => texts.map((text) => makeBuiltInTest(text, wish, seed)));
  const mixed = makeAll(mixed50, ['1']);
  const guessed = makeAll(guessable, isShort ? ['1'] : ['1', '2', '3', '4', '5']);
  const tests = [...makeAll(mixed20, ['1']), ...mixed, ...guessed];
  return [
    tellYield(mixed, texts),
    measureExcess(tests),
    measureQuotes(maker, tests),
    measureFlaws(maker, tests),
    ...measureAttacks(maker, guessed, form),
    writeAttack(maker, runCrossItem(mixed.map(({ questions }) => questions)), form),
    measureNearDuplicates(maker, tests),
    measureInjection(
      maker,
      injectedDocuments.map((document) => makeBuiltInTest(document, mixed20, '1')),
    ),
    ...(isShort ? [] : [measureBuiltInSpeed()]),
  ];
}

function tellYield(tests: readonly MadeTest[], texts: readonly Study[]): Row {
  const made = tests.reduce((sum, { questions }) => sum + questions.length, 0);
  const characters = texts.reduce((sum, { text }) => sum + text.length, 0);
  const each = ((5_000 * made) / characters).toFixed(1);
  return toldRow(
    `${maker}: questions of 5,000 characters`,
    `${each} (${made} of ${texts.length} texts)`,
  );
}

function measureExcess(tests: readonly MadeTest[]): Row {
  const bad = tests.flatMap((test) => findExcess(test).map((what) => `${test.name}: ${what}`));
  return noneRow({ name: `${maker}: tests with more than was asked for`, of: tests.length, bad });
}
