import { findPrintedAnswers, runCrossItem } from '@engram/generator/attacks/cross-item.ts';
import { runAttacks } from '@engram/generator/attacks/run-attacks.ts';
import { nameQuestion } from '../made-test.ts';
import { measureNearDuplicates } from '../near-duplicates.ts';
import { measureQuotes } from '../quotes.ts';
import { percent, type Row, shareRow, toldRow } from '../../row.ts';
import { makeRecordedTests, type RecordedTest } from './make-recorded-tests.ts';

const maker = 'recordings';

/** Tricks that so few could try say nothing. */
const fewest = 20;

/** The rows of quality for what language models wrote, without asking one. */
export async function evalReplay(): Promise<Row[]> {
  const made = await makeRecordedTests();
  const tests = made.filter(({ makes }) => makes === 'questions');
  const shown = tests.map((test) => ({ ...test, wanted: [] }));
  return [
    measurePlaces('places of tests filled by the model', tests),
    measurePlaces(
      'places of cards filled by the model',
      made.filter(({ makes }) => makes === 'cards'),
    ),
    measureStale(made),
    measureQuotes(maker, shown),
    ...measureTricks(tests),
    measurePrinted(tests),
    measureNearDuplicates(maker, shown),
    ...measureTokens(tests),
  ];
}

function measurePlaces(what: string, tests: readonly RecordedTest[]): Row {
  const of = sum(tests.map(({ places }) => places));
  const bad = tests.flatMap(({ name, places, questions }) =>
    Array.from({ length: places - questions.length }, () => name),
  );
  return shareRow({ name: `${maker}: ${what}`, of, bad, atLeast: 0.98 });
}

/** Only what was answered to today's prompts is replayed here, so that every figure is of these. */
function measureStale(tests: readonly RecordedTest[]): Row {
  const missing = sum(tests.map(({ unanswered }) => unanswered));
  return toldRow(`${maker}: prompts without a recording`, String(missing));
}

/** At most five points over chance, or two standard errors where the tries are few. */
function measureTricks(tests: readonly RecordedTest[]): Row[] {
  const questions = tests.map((test) => test.questions);
  const results = [...runAttacks(questions.flat()), runCrossItem(questions)];
  return results
    .filter(({ asked }) => asked >= fewest)
    .map(({ attack, guessed, asked, chance }) => {
      const error = Math.sqrt((chance * (1 - chance)) / asked);
      const most = chance + Math.max(0.05, 2 * error);
      return {
        name: `${maker}: attack: ${attack}`,
        mark: `≤ ${percent(most)} (chance ${percent(chance)})`,
        figure: `${percent(guessed / asked)} of ${asked}`,
        held: guessed / asked <= most,
        examples: [],
      };
    });
}

function measurePrinted(tests: readonly RecordedTest[]): Row {
  const found = tests.map((test) => ({ test, ...findPrintedAnswers(test.questions) }));
  return shareRow({
    name: `${maker}: answers to be typed that no other question prints`,
    of: sum(found.map(({ of }) => of)),
    bad: found.flatMap(({ test, printed }) =>
      printed.map((question) => nameQuestion({ ...test, wanted: [] }, question)),
    ),
    atLeast: 0.97,
  });
}

/** By our own estimate of four letters a token; what second rounds cost is among it. */
function measureTokens(tests: readonly RecordedTest[]): Row[] {
  const per5000 = (side: 'in' | 'out') =>
    Math.round(
      (5_000 * sum(tests.map(({ tokens }) => tokens[side]))) /
        sum(tests.map(({ text }) => text.length)),
    );
  const [tokensIn, tokensOut] = [per5000('in'), per5000('out')];
  return [
    toldRow(
      `${maker}: tokens for a test of 20 from 5,000 characters`,
      `${tokensIn} in, ${tokensOut} out`,
    ),
  ];
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
