import { act, render } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { EarlyTheme } from './early-theme.tsx';
import { themeScript } from './theme-script.ts';
import { useAppliedTheme } from './theme.ts';

const page = document.documentElement;

it('applies the stored theme before anything is drawn', async () => {
  localStorage.setItem('theme', 'dark');
  await runThemeScript('dark');
  expect(page.dataset.theme).toBe('dark');
});

it('leaves the choice to the system when nothing valid is stored', async () => {
  localStorage.setItem('theme', 'sepia');
  await runThemeScript('sepia');
  expect(page.dataset.theme).toBeUndefined();
});

it('is written into the page as it stands, so that its hash holds', () => {
  expect(renderToString(<EarlyTheme />)).toBe(`<script>${themeScript}</script>`);
});

it('applies the theme again when the document is built anew', () => {
  localStorage.setItem('theme', 'light');
  render(<ThemedPage />);
  expect(page.dataset.theme).toBe('light');
});

it('follows a choice made in another tab', () => {
  render(<ThemedPage />);
  localStorage.setItem('theme', 'dark');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'theme' })));
  expect(page.dataset.theme).toBe('dark');
});

function ThemedPage() {
  useAppliedTheme();
  return null;
}

/** happy-dom runs no script elements. A module runs once, so each run has a name. */
async function runThemeScript(run: string) {
  await import(
    /* @vite-ignore */ `data:text/javascript,${encodeURIComponent(themeScript)}//${run}`
  );
}
