import type * as Limits from '@engram/core/limits.ts';
import type * as Catalogue from '@engram/core/plans/catalogue.ts';
import type * as Product from '@engram/core/product.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { render, screen } from '@testing-library/react';
import { createRoutesStub, type MetaDescriptor } from 'react-router';
import { beforeAll, expect, it, vi } from 'vitest';
import type { ComponentType } from 'react';
import { stubServer } from '../testing/stub-server.ts';
import { publicPaths } from '../paths.ts';
import routes from '../routes.ts';
import { AppProviders } from '../shell/app-providers.tsx';
import SiteLayout from '../shell/site-layout.tsx';
import {
  findOwnFigures,
  type KnownFigures,
  listFigures,
  listSums,
} from './testing/find-own-figures.ts';

/** Thirteen times everything: no figure of ours is a multiple of that. */
const { thirteenfold, elsewhere } = vi.hoisted(() => {
  function thirteenfold(value: unknown): unknown {
    if (typeof value === 'number') return value * 13;
    if (typeof value === 'string') return value.replaceAll(/\d+/g, (n) => String(Number(n) * 13));
    if (Array.isArray(value)) return value.map(thirteenfold);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(
      Object.entries(value).map(([key, inner]) => [key, thirteenfold(inner)]),
    );
  }
  return {
    thirteenfold: <Module extends object>(module: Module): Module =>
      Object.assign({}, module, thirteenfold(module)),
    elsewhere: 'mail@elsewhere.example',
  };
});

vi.mock('@engram/core/plans/catalogue.ts', async (load) =>
  thirteenfold(await load<typeof Catalogue>()),
);
vi.mock('@engram/core/limits.ts', async (load) => thirteenfold(await load<typeof Limits>()));
vi.mock('@engram/core/product.ts', async (load) => {
  const { product } = thirteenfold(await load<typeof Product>());
  return { product: { ...product, supportMailbox: elsewhere } };
});

type Screen = { default: ComponentType; meta: () => MetaDescriptor[] };

const screens = import.meta.glob<Screen>('/src/**/*-screen.tsx');

/** What the modules say in truth, and no page may say by itself. */
let planFigures: KnownFigures;
let allFigures: KnownFigures;

beforeAll(async () => {
  const { plans, moneyBackDays } = await vi.importActual<typeof Catalogue>(
    '@engram/core/plans/catalogue.ts',
  );
  const limits = await vi.importActual<typeof Limits>('@engram/core/limits.ts');
  planFigures = listFigures(plans, { moneyBackDays });
  allFigures = listFigures(plans, { moneyBackDays }, limits);
});

it.each(publicPaths)(
  '%s takes every price and every limit from its one place (D3, D4)',
  async (path) => {
    const page = await openPage(path);
    const { everything, readOut } = page;
    const prices = [0, 117, 247, 65];
    expect(listSums(everything).filter((sum) => !prices.includes(sum))).toEqual([]);
    // A picture is an example of somebody's material, but not of what a plan costs or brings.
    expect(findOwnFigures(everything, planFigures)).toEqual([]);
    expect(findOwnFigures(readOut, allFigures)).toEqual([]);
    expect(listBareLimits(page.values)).toEqual([]);
    expect(listLargeLimits(everything)).toEqual([]);
  },
);

it.each(publicPaths)('%s takes mailbox, hours and year from the product (D1)', async (path) => {
  const { everything } = await openPage(path);
  expect(everything).not.toMatch(/support@engram\.example|\b9:00-18:00|© 2026/);
  expect(everything).toContain(elsewhere);
});

it('/pricing follows the catalogue', async () => {
  const { readOut } = await openPage('/pricing');
  const prices = ['$0', '$65', '$117', '$247', 'any paid plan is $65 per month'];
  const limits = ['65 quizzes per month', '390,000', '650,000', '260', '650'];
  const figures = [...prices, ...limits, '91-day free trial', '390-day money-back'];
  expect(figures.filter((figure) => !readOut.includes(figure))).toEqual([]);
});

it.each(['/', '/faq'])(
  '[LIM-33] [BLIM-39] %s claims a test in under so many seconds as the limits say',
  async (path) => {
    const { readOut } = await openPage(path);
    expect(readOut).toMatch(/\bunder 390 seconds\b/i);
  },
);

it('/features follows the limits', async () => {
  const { readOut } = await openPage('/features');
  expect(readOut).toContain('Students type 78 characters');
});

it.each([
  'a 7-day trial',
  'seven days',
  '30-day money-back guarantee',
  'in under 30 seconds',
  'files up to 10 MB',
  'within 24 hours',
  'a code of 6 characters',
  'up to 30,000 characters',
  '30k characters',
  '20 questions per test',
  '5 AI tests per month',
  'five quizzes per month',
  'kept for 3 days',
])('would find "%s" on a page', (text) => {
  expect(findOwnFigures(text, allFigures)).toHaveLength(1);
});

it('would find a price by its sign', () => {
  expect(listSums('premium at $5 instead of $ 9.99 or US$1,900')).toEqual([5, 9.99, 1900]);
});

/** All words of a page: its head, its frame and its content, what is folded or hidden too. */
async function openPage(path: string) {
  stubServer({});
  const page = await loadScreen(path);
  const Site = createRoutesStub([
    { Component: SiteLayout, children: [{ path, Component: page.default }] },
  ]);
  const { container } = render(
    <AppProviders>
      <Site initialEntries={[path]} />
    </AppProviders>,
  );
  await screen.findByRole('heading', { level: 1 });
  const head = JSON.stringify(page.meta());
  const everything = `${head} ${readWords(container)}`;
  for (const picture of container.querySelectorAll('[aria-hidden=true]')) picture.remove();
  const values = [...container.querySelectorAll('dd, td, strong, b')];
  return { everything, readOut: `${head} ${readWords(container)}`, values };
}

function loadScreen(path: string): Promise<Screen> {
  const name = path.slice(1);
  const entry = routes
    .flatMap(listEntries)
    .find((candidate) => (name === '' ? candidate.index : candidate.path === name));
  const load = screens[`/src/${entry?.file}`];
  if (!load) throw new Error(`${path} has no screen`);
  return load();
}

function listEntries(entry: RouteConfigEntry): RouteConfigEntry[] {
  return [entry, ...(entry.children ?? []).flatMap(listEntries)];
}

const spoken = ['aria-label', 'placeholder', 'title', 'alt'];

function readWords(root: Element): string {
  const parts: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    for (const name of spoken) parts.push(element.getAttribute(name) ?? '');
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return parts.join(' ');
}

/** Values that are nothing but a limit of a plan, such as the 20 of a table. */
function listBareLimits(values: readonly Element[]): string[] {
  return values
    .map((value) => (value.textContent ?? '').trim())
    .filter((text) => /^\d+$/.test(text) && planFigures.count.has(Number(text)));
}

/** A limit so large that it means nothing else, with a unit or without. */
function listLargeLimits(text: string): string[] {
  return [...text.matchAll(/\d[\d,]{3,}/g)]
    .map(([written]) => written)
    .filter((written) => planFigures.count.has(Number(written.replaceAll(',', ''))));
}
