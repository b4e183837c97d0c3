import { existsSync } from 'node:fs';

const chromiums = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

export function findChromium(): string {
  const found = [process.env.CHROMIUM, ...chromiums].find((path) => path && existsSync(path));
  if (!found) throw new Error('Chromium is not installed: apt-get install chromium');
  return found;
}
