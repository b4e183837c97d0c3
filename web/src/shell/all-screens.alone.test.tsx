import type * as Catalogue from '@engram/core/plans/catalogue.ts';
import * as limits from '@engram/core/limits.ts';
import { betaPromotion, moneyBackDays, type PlanId, plans } from '@engram/core/plans/catalogue.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { waitFor } from '@testing-library/react';
import { beforeAll, expect, it, vi } from 'vitest';
import routes from '../routes.ts';
import { listFigures, listPhrases, listSums } from '../site/testing/find-own-figures.ts';
import { loadSite, openScreen, readWords } from './testing/open-screens.tsx';
import { leadingOn, screenCases } from './testing/screen-cases.ts';

/**
 * Another catalogue than ours: thirteen times everything. What a screen says by itself is not in it,
 * though it may be what ours says today.
 */
vi.mock('@engram/core/plans/catalogue.ts', async (load) => {
  const module = await load<typeof Catalogue>();
  return Object.assign({}, module, thirteenfold(module));
});

const { thirteenfold } = vi.hoisted(() => {
  function thirteenfold(value: unknown): unknown {
    if (typeof value === 'number') return value * 13;
    if (typeof value === 'string') return value.replaceAll(/\d+/g, (n) => String(Number(n) * 13));
    if (Array.isArray(value)) return value.map(thirteenfold);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, thirteenfold(inner)]),
    );
  }
  return { thirteenfold };
});

let site: Awaited<ReturnType<typeof loadSite>>;

beforeAll(async () => {
  site = await loadSite();
});

const shown = routes.flatMap((entry) => listPatterns(entry)).filter((path) => !(path in leadingOn));

/** All screens, those with a query too. */
const opened = [...new Set([...shown, ...Object.keys(screenCases)])];

it('knows how to open every screen there is', () => {
  expect(shown.filter((pattern) => screenCases[pattern] === undefined)).toEqual([]);
});

it.each(opened)(
  '%s shows free users no price and no limit that is not in the catalogue [LIM-15]',
  async (pattern) => {
    expect(await findStrangers(pattern, 'free')).toEqual([]);
  },
);

it.each(opened)(
  '%s shows premium users no price and no limit that is not in the catalogue [LIM-15]',
  async (pattern) => {
    expect(await findStrangers(pattern, 'student')).toEqual([]);
  },
);

it.each([
  ['Premium is $9.99 per month', '$9.99'],
  ['From $5', '$5'],
  ['up to 15,000 characters', '15,000 characters'],
  ['up to 30,000 characters', '30,000 characters'],
  ['10 tests per month', '10 tests'],
  ['5 AI tests per month', '5 AI tests'],
  ['20 questions per test', '20 questions'],
  ['14-day trial', '14-day'],
])('would find a figure of its own in "%s"', (words, stranger) => {
  expect(listStrangers(words)).toEqual([stranger]);
});

it('takes what the catalogue says, and what is data', () => {
  const words = 'From $65, 390,000 characters, 260 questions per test, 17 questions answered';
  expect(listStrangers(words, /^17 questions$/)).toEqual([]);
});

/** All that a screen says by itself, from when it opens to the last press. */
async function findStrangers(pattern: string, plan: PlanId): Promise<string[]> {
  const screenCase = screenCases[pattern];
  if (!screenCase) throw new Error(`Nobody knows how to open ${pattern}.`);
  const { unanswered } = openScreen(site, screenCase, plan);
  const strangers = await look(screenCase.sees, screenCase.data);
  for (const { press, sees, isForFree = false } of screenCase.steps ?? []) {
    if (isForFree && plan !== 'free') continue;
    await press();
    strangers.push(...(await look(sees, screenCase.data)));
  }
  return [...strangers, ...unanswered];
}

async function look(sees: string, data?: RegExp): Promise<string[]> {
  await waitFor(
    () => {
      expect(readWords()).toContain(sees);
      // What still loads has said nothing yet.
      expect(readWords()).not.toMatch(/\bLoading\b/);
    },
    { onTimeout: (error) => error },
  );
  return listStrangers(readWords(), data);
}

const catalogue = listFigures(plans, { moneyBackDays });
const others = listFigures(limits);
const prices = [
  ...Object.values(plans).map(({ pricePerMonthUsd }) => pricePerMonthUsd),
  betaPromotion.pricePerMonthUsd,
];

/** Sums and figures that neither the catalogue nor the limits know. What a plan gives is the catalogue's alone. */
function listStrangers(words: string, data?: RegExp): string[] {
  const sums = listSums(words).filter((sum) => !prices.includes(sum));
  const phrases = listPhrases(words)
    .filter(({ number }) => number > 1)
    .filter(({ kind, number, words: written, after }) => {
      if (catalogue[kind].has(number) || data?.test(written)) return false;
      return isOfPlan.test(after) || !others[kind].has(number);
    })
    .map(({ words: written }) => written);
  return [...sums.map((sum) => `$${sum}`), ...phrases];
}

/** Such as "5 AI tests per month" or "a 7-day trial": how a plan is told. */
const isOfPlan = /^\s+(per (month|test|day)|(free )?trial|money)\b/;

/** Of all screens, such as "/ai-tests/config". */
function listPatterns({ path, index, children }: RouteConfigEntry, above = ''): string[] {
  const here = path === undefined ? above : `${above}/${path}`;
  if (children) return children.flatMap((child) => listPatterns(child, here));
  return [index && here === '' ? '/' : here];
}
