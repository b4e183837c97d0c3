import type { PlanId } from '@engram/core/plans/catalogue.ts';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { createRoutesStub } from 'react-router';
import { vi } from 'vitest';
import { EasyCaptchas } from '../../accounts/testing/stub-captcha.tsx';
import { stubUploads } from '../../http/testing/stub-upload.ts';
import routes from '../../routes.ts';
import { AppProviders } from '../app-providers.tsx';
import type { ScreenCase } from './screen-cases.ts';
import { stubEverything } from './stub-everything.ts';
import { maya } from '../../testing/stub-server.ts';

type Module = { default: ComponentType; handle?: unknown };
type StubRoute = Parameters<typeof createRoutesStub>[0][number];

/** A section is what a feature adds to the screen of another. */
const modules = import.meta.glob<Module>('/src/**/*-{screen,layout,section}.tsx');

/** For tests: the routes of the app with all their screens and layouts. */
export function loadSite(): Promise<StubRoute[]> {
  return Promise.all(routes.map(toStub));
}

/** For tests: a screen as Maya sees it on a plan, or as a visitor where it is for them. */
export function openScreen(site: StubRoute[], screenCase: ScreenCase, plan: PlanId) {
  const { path, state, keep, isForVisitors = false } = screenCase;
  const server = stubEverything({ ...maya, plan, isPremium: plan !== 'free' });
  stubUploads();
  vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  if (!isForVisitors) localStorage.setItem('token', 'the-token');
  keep?.();
  const { pathname, search, hash } = new URL(path, window.location.origin);
  const Site = createRoutesStub(site);
  render(
    <AppProviders>
      <EasyCaptchas>
        <Site initialEntries={[{ pathname, search, hash, state }]} />
      </EasyCaptchas>
    </AppProviders>,
  );
  return server;
}

const spoken = ['aria-label', 'placeholder', 'title', 'alt'];

/** All that is shown or read out. */
export function readWords(root: Element = document.body): string {
  const parts: string[] = [];
  for (const element of root.querySelectorAll('*')) {
    // Set apart: what is read out stands alone.
    for (const name of spoken) parts.push(element.getAttribute(name) ?? '', '.');
  }
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) parts.push(walker.currentNode.textContent ?? '');
  return parts.filter((part) => part !== '').join(' ');
}

async function toStub(entry: RouteConfigEntry): Promise<StubRoute> {
  const module = await modules[`/src/${entry.file}`]?.();
  if (!module) throw new Error(`${entry.file} is no screen`);
  const { default: Component, handle } = module;
  if (entry.index) return { index: true, Component, handle };
  const children = await Promise.all((entry.children ?? []).map(toStub));
  return { ...(entry.path !== undefined && { path: entry.path }), Component, handle, children };
}
