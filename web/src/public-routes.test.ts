import type { RouteConfigEntry } from '@react-router/dev/routes';
import { expect, it } from 'vitest';
import { publicPaths } from './paths.ts';
import routes from './routes.ts';

it('/ shows the landing page and needs no login [ROUTE-01]', () => {
  expect(openScreens.get('/')).toBe('site/landing/landing-screen.tsx');
});

it('/contact shows the contact form and needs no login [ROUTE-10]', () => {
  expect(openScreens.get('/contact')).toBe('contact/contact-screen.tsx');
});

it('a visitor may open the landing, pricing and contact pages [ROLE-04]', () => {
  expect([...openScreens.keys()]).toEqual(expect.arrayContaining(['/', '/pricing', '/contact']));
});

it('every page that is written at build time is open to visitors [ROLE-04]', () => {
  expect([...openScreens.keys()]).toEqual(expect.arrayContaining([...publicPaths]));
});

/** What is outside the layout that asks for a login. */
const openScreens = new Map(routes.flatMap(listOpen));

function listOpen({ file, path, index, children }: RouteConfigEntry): [string, string][] {
  if (file === 'accounts/session/login-required-layout.tsx') return [];
  if (children) return children.flatMap(listOpen);
  return [[index ? '/' : `/${path}`, file]];
}
