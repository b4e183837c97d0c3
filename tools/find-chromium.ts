import { existsSync } from 'node:fs';

// The headless shell first: the same engine without a window's parts, for a third of the work.
const chromiums = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
];

export function findChromium(): string {
  const found = [process.env.CHROMIUM, ...chromiums].find((path) => path && existsSync(path));
  if (!found) throw new Error('Chromium is not installed: apt-get install chromium-headless-shell');
  return found;
}
