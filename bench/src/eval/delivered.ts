import { countTypes } from './count-types.ts';
import type { MadeTest } from './made-test.ts';
import type { Maker } from './maker.ts';
import { type Row, shareRow } from '../row.ts';

/** Tests that hold exactly what was asked for, of every type. */
export function measureDelivered(maker: Maker, wish: string, tests: readonly MadeTest[]): Row {
  const bad = tests.flatMap((test) => {
    const missing = findMissing(test);
    return missing.length > 0 ? [`${test.name}: ${test.failure ?? missing.join(', ')}`] : [];
  });
  const name = `${maker}: delivered: ${wish}`;
  return shareRow({ name, of: tests.length, bad, atLeast: 1 });
}

/** Each type whose number is not the one asked for; more than asked is as wrong as fewer. */
export function findMissing({ wanted, questions }: MadeTest): string[] {
  const delivered = countTypes(questions);
  const asked = new Map(wanted.map(({ type, count }) => [type, count]));
  const types = new Set([...asked.keys(), ...delivered.keys()]);
  return [...types].flatMap((type) => {
    const [got, want] = [delivered.get(type) ?? 0, asked.get(type) ?? 0];
    return got === want ? [] : [`${got} of ${want} ${type}`];
  });
}
