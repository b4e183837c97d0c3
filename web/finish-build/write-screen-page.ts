import { webBuild } from '@engram/core/web-build.ts';

/** What the page of a screen names beside what every page does. */
export type ScreenFiles = {
  /** The scripts of the screen and of the layouts around it. */
  modules: readonly string[];
  /** The script that asks for what the screen shows. */
  earlyAsks: string;
};

/**
 * The page that opens any screen, for one of them: all that the screen fetches is named in it, where
 * the code of the frame would find it only step by step. The style sheet comes first, which the
 * first paint waits for, and the font last, which nothing waits for.
 */
export function writeScreenPage(fallback: string, { modules, earlyAsks }: ScreenFiles): string {
  const [charset, font, start] = [charsetTag, fontLink, startOfHead].map(
    (tag) => tag.exec(fallback)?.[0],
  );
  if (!charset || !font || !start) {
    throw new Error('React Router writes the head of a page in another way than it did.');
  }
  const known = new Set([...fallback.matchAll(modulePreload)].map(([, href]) => href));
  const links = modules
    .filter((href) => !known.has(href))
    .map((href) => `<link rel="modulepreload" href="${href}"/>`);
  const early = `<script async="" fetchpriority="high" src="${earlyAsks}"></script>`;
  return fallback
    .replace(font, '')
    .replace(start, '')
    .replace(charset, () => charset + start + early)
    .replace('</head>', () => `${links.join('')}${font}${webBuild.hiddenTag}</head>`);
}

const charsetTag = /<meta charSet="utf-8"\/>/;
/** The inline scripts and the style sheet, which have to stay in their order: React checks it. */
const startOfHead = /<script>(?:(?!<\/head>)[\s\S])*?<link rel="stylesheet" href="[^"]*"\/>/;
const fontLink = /<link rel="preload" as="font"[^>]*\/>/;
const modulePreload = /<link rel="modulepreload" href="([^"]*)"\/>/g;
