import { expect, it } from 'vitest';
import { ReaderNotStartedError } from '../run-reader-process.ts';
import { type Confinement, noConfinement } from './confinement.ts';
import { findConfinement, tryAll } from './find-confinement.ts';

const refused: Confinement = { command: ['/bin/false'], open: [] };
const absent: Confinement = { command: ['/bin/no-such-program'], open: [] };

it('passes over every confinement in which a reader does not work', async () => {
  expect(await tryAll([refused, absent, noConfinement])).toBe(noConfinement);
});

it('takes the first in which one works', async () => {
  const harmless: Confinement = { command: ['/usr/bin/env'], open: ['network'] };

  expect(await tryAll([harmless, noConfinement])).toBe(harmless);
});

it('says when a reader works in none, instead of remembering one', async () => {
  await expect(tryAll([refused])).rejects.toBeInstanceOf(ReaderNotStartedError);
});

it('finds one here that leaves nothing open, and looks for it once', async () => {
  const [one, other] = await Promise.all([findConfinement(), findConfinement()]);

  expect(one.open).toEqual([]);
  expect(other).toBe(one);
});
