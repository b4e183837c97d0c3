import { readFileSync } from 'node:fs';
import type { PhotoPage } from './photo-pages.ts';
import { photographHtml } from '../good/chromium.ts';

/** The words of a text that fit on a page, in their order, a paragraph on a line. */
export function listParagraphs({ text, isShort = false }: PhotoPage): string[] {
  const source = readFileSync(new URL(`../../texts/${text}.md`, import.meta.url), 'utf8');
  const paragraphs = source
    .split(/\n+/)
    .filter((line) => line.trim() !== '' && !line.startsWith('|') && !line.startsWith('[^'))
    .map((line) => line.replace(/^(#+|-|\d+\.) /, '').replaceAll(/\*\*|\[\^\d+\]/g, ''));
  const kept: string[] = [];
  let lines = 0;
  for (const paragraph of paragraphs) {
    lines += Math.ceil(paragraph.length / (isShort ? 45 : 68)) + 0.7;
    if (lines > (isShort ? 10 : 32)) break;
    kept.push(paragraph);
  }
  return kept;
}

/** A page as a picture. */
export function photograph(page: PhotoPage): Uint8Array {
  const { isShort = false, ending = 'jpg' } = page;
  const size = isShort ? { width: 900, height: 620 } : { width: 1240, height: 1654 };
  return photographHtml(writePage(page, size), { ...size, ending });
}

type Size = { width: number; height: number };

function writePage(page: PhotoPage, { width, height }: Size): string {
  const {
    columns = 1,
    font = 'DejaVu Serif',
    isClean,
    tilt = 0,
    shadow = 'none',
    paper = '#fff',
    text,
  } = page;
  const paragraphs = listParagraphs(page).map((line) => `<p>${line.replaceAll('&', '&amp;')}</p>`);
  const margin = isClean ? 0 : 60;
  return `<!doctype html><html lang="${languageOf(text)}"><meta charset="utf-8"><style>
    body { margin: 0; width: ${width}px; height: ${height}px; overflow: hidden; background: ${isClean ? '#fff' : '#5b4a3c'}; }
    main { position: absolute; inset: ${margin}px; background: ${paper}; transform: rotate(${tilt}deg);
      padding: ${isClean ? 90 : 70}px; columns: ${columns}; column-gap: 50px; color: #1c1a18;
      font: ${columns === 2 ? 21 : 24}px/1.45 '${font}'; text-align: ${columns === 2 ? 'justify' : 'left'}; hyphens: ${columns === 2 ? 'auto' : 'manual'}; }
    p { margin: 0 0 0.7em; }
    p:first-child { font-size: 1.5em; font-weight: bold; column-span: all; }
    div { position: absolute; inset: 0; background: ${shadow}; }
    ${isClean ? '' : 'main { filter: blur(0.6px); }'}
  </style><main>${paragraphs.join('')}</main><div></div></html>`;
}

function languageOf(text: string): string {
  const [first = ''] = text.split('-');
  return { german: 'de', french: 'fr', spanish: 'es' }[first] ?? 'en';
}
