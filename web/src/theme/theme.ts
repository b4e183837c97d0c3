import { useLayoutEffect, useSyncExternalStore } from 'react';
import { forget, readStored, store } from '../storage/browser-storage.ts';

export type Theme = 'system' | 'light' | 'dark';

const themeKey = 'theme';
const listeners = new Set<() => void>();

function readTheme(): Theme {
  const stored = readStored(themeKey);
  return stored === 'light' || stored === 'dark' ? stored : 'system';
}

export function chooseTheme(theme: Theme): void {
  applyTheme(theme);
  if (theme === 'system') forget(themeKey);
  else store(themeKey, theme);
  for (const listener of listeners) listener();
}

export function useTheme(): Theme {
  return useSyncExternalStore(subscribe, readTheme, () => 'system');
}

/** Keeps the page in the chosen theme when React builds <html> anew (after an error) or another tab changes it. */
export function useAppliedTheme(): void {
  const theme = useTheme();
  // Reads the store, not `theme`: while hydrating that still says what the prerendered page said.
  useLayoutEffect(() => applyTheme(readTheme()), [theme]);
}

function applyTheme(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
