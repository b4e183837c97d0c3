import type { FastifyRequest } from 'fastify';

/** First match wins: most browsers also claim to be the ones further down. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(e|A|iOS)?\//, 'Edge'],
  [/\b(OPR|Opera)\//, 'Opera'],
  [/\bSamsungBrowser\//, 'Samsung Internet'],
  [/\b(Firefox|FxiOS)\//, 'Firefox'],
  [/\b(Chrome|Chromium|CriOS|HeadlessChrome)\//, 'Chrome'],
  [/\bSafari\//, 'Safari'],
];

const systems: readonly [RegExp, string][] = [
  [/\biPhone\b/, 'iPhone'],
  [/\biPad\b/, 'iPad'],
  [/\bAndroid\b/, 'Android'],
  [/\bCrOS\b/, 'ChromeOS'],
  [/\bWindows\b/, 'Windows'],
  [/\bMac OS X\b/, 'macOS'],
  [/\bLinux\b/, 'Linux'],
];

/** Browser and system in words a person recognises; the full text would be a fingerprint. */
export function deviceName(request: FastifyRequest): string {
  const agent = request.headers['user-agent'] ?? '';
  const browser = firstMatch(browsers, agent);
  const system = firstMatch(systems, agent);
  if (browser && system) return `${browser} on ${system}`;
  return browser ?? system ?? 'Unknown device';
}

function firstMatch(known: readonly [RegExp, string][], agent: string): string | undefined {
  return known.find(([pattern]) => pattern.test(agent))?.[1];
}
