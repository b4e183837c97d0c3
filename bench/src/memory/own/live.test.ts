import { expect, it } from 'vitest';
import { asBelieved, farParameters, halfLives, type Kind } from '../learners.ts';
import { judgeLife } from './judge-life.ts';
import { live } from './live.ts';

/** Nothing here is measured by a clock, and the same learners live the same lives each time. */
async function liveAndJudge(kind: Kind, seed: string, days: number) {
  const life = await live({ kind, seed, days, newPerDay: 10 });
  return { tries: life.tries, ...judgeLife(life) };
}

it('foretells learners whose memory is not the usual one better than before, out of sample', async () => {
  for (const [kind, seed, days] of [
    [halfLives, 'a', 40],
    [halfLives, 'b', 40],
    [farParameters, 'own 6', 70],
    [farParameters, 'own 8', 70],
  ] as const) {
    const { better, stretches } = await liveAndJudge(kind, seed, days);
    expect(better).toBeGreaterThan(0.01);
    for (const stretch of stretches) expect(stretch.better).toBeGreaterThan(0);
  }
});

it('tries the usual memory again and again, and leaves it as it is', async () => {
  for (const seed of ['a', 'b']) {
    const { tries, stretches } = await liveAndJudge(asBelieved, seed, 50);
    expect(tries).toBeGreaterThan(2);
    expect(stretches).toEqual([]);
  }
});
