import type { RouteConfigEntry } from '@react-router/dev/routes';
import type { MetaDescriptor } from 'react-router';
import { expect, it } from 'vitest';
import { publicPaths } from './paths.ts';
import routes from './routes.ts';

const screens = import.meta.glob<{ meta: () => MetaDescriptor[] }>('./**/*-screen.tsx');
const pages = await Promise.all(publicPaths.map(readPage));

it.each(pages)('$path has a title that results show in full', ({ title }) => {
  expect(title).toMatch(/Engram/);
  expect(title.length).toBeLessThanOrEqual(60);
});

it.each(pages)('$path has a description that results show in full', ({ description }) => {
  expect(description.length).toBeGreaterThanOrEqual(50);
  expect(description.length).toBeLessThanOrEqual(160);
});

it.each(pages)('$path says which address is its own', ({ path, canonical }) => {
  expect(canonical).toBe(`${window.location.origin}${path}`);
});

it('gives every page a title and a description of its own', () => {
  expect(new Set(pages.map(({ title }) => title)).size).toBe(publicPaths.length);
  expect(new Set(pages.map(({ description }) => description)).size).toBe(publicPaths.length);
});

async function readPage(path: string) {
  const { meta } = (await screens[`./${findFile(path)}`]?.()) ?? { meta: () => [] };
  const tags = meta() as Record<string, string>[];
  const find = (name: string, is: string, value: string) =>
    tags.find((tag) => tag[name] === is)?.[value] ?? '';
  return {
    path,
    title: tags.find(({ title }) => title !== undefined)?.title ?? '',
    description: find('name', 'description', 'content'),
    canonical: find('rel', 'canonical', 'href'),
  };
}

function findFile(path: string): string | undefined {
  const all = routes.flatMap(flatten);
  return all.find((entry) => (entry.index ? path === '/' : `/${entry.path}` === path))?.file;
}

function flatten(entry: RouteConfigEntry): RouteConfigEntry[] {
  return [entry, ...(entry.children ?? []).flatMap(flatten)];
}
