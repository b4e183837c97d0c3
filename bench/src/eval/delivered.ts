import { countTypes } from './count-types.ts';
import type { MadeTest } from './made-test.ts';
import type { Maker } from './maker.ts';
import { percent, type Row } from '../row.ts';

type Delivered = { wish: string; tests: readonly MadeTest[]; atLeast: number | null };

/** Places of tests that were filled; null where a text may give fewer, and the figure is only told. */
export function measureDelivered(maker: Maker, { wish, tests, atLeast }: Delivered): Row {
  const counts = tests.flatMap(countAsked);
  const places = counts.reduce((sum, { want }) => sum + want, 0);
  const share = counts.reduce((sum, { got, want }) => sum + Math.min(got, want), 0) / places;
  const isTooMany = counts.some(({ got, want }) => got > want);
  return {
    name: `${maker}: places filled: ${wish}`,
    figure: `${percent(share)} of ${places}`,
    mark: atLeast === null ? null : `≥ ${percent(atLeast)}`,
    held: !isTooMany && share >= (atLeast ?? 0),
    examples: tests.flatMap((test) => {
      const missing = findMissing(test);
      return missing.length > 0 ? [`${test.name}: ${test.failure ?? missing.join(', ')}`] : [];
    }),
  };
}

/** Each type whose number is not the one asked for; more than asked is as wrong as fewer. */
export function findMissing(test: MadeTest): string[] {
  return countAsked(test).flatMap(({ type, got, want }) =>
    got === want ? [] : [`${got} of ${want} ${type}`],
  );
}

/** Only those that nobody asked for. */
export function findExcess(test: MadeTest): string[] {
  return countAsked(test).flatMap(({ type, got, want }) =>
    got > want ? [`${got} of ${want} ${type}`] : [],
  );
}

function countAsked({ wanted, questions }: MadeTest) {
  const delivered = countTypes(questions);
  const asked = new Map(wanted.map(({ type, count }) => [type, count]));
  const types = new Set([...asked.keys(), ...delivered.keys()]);
  return Array.from(types, (type) => ({
    type,
    got: delivered.get(type) ?? 0,
    want: asked.get(type) ?? 0,
  }));
}
