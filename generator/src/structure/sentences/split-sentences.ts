import type { Range } from '../document.ts';
import { trimRange } from '../lines.ts';
import { endingForms, openers, ordinalLanguages, shortForms } from './sentence-words.ts';
import { maskUnits } from '../units/units.ts';

/** Where the sentences of a range stand; what a full stop means differs by language. */
export function splitSentences(text: string, range: Range, language: string): Range[] {
  const part = maskUnits(text.slice(range.start, range.end));
  const sentences: Range[] = [];
  let from = 0;
  for (const stop of part.matchAll(stops)) {
    const end = stop.index + stop[0].length;
    const around = { before: part.slice(from, stop.index), after: part.slice(end), language };
    if (!ends(stop[0], around)) continue;
    sentences.push(trimRange(text, { start: range.start + from, end: range.start + end }));
    from = end;
  }
  const rest = trimRange(text, { start: range.start + from, end: range.end });
  return rest.start < rest.end ? [...sentences, rest] : sentences;
}

// Also behind a bold label: '**Scurvy.** Vitamin C …'.
const stops = /[.!?…]+["'”’»)\]*_]*(?=\s|$)|[。！？]+[」』”’）)]*/gu;

type Around = { before: string; after: string; language: string };

function ends(stop: string, { before, after, language }: Around): boolean {
  if (/^[。！？]/u.test(stop)) return true;
  const next = /^[\s"'“‘«„(¿¡*_[]*(\S+)/u.exec(after)?.[1] ?? '';
  if (next === '') return true;
  if (/^[\p{Ll}]/u.test(next) && !/[*_]$/.test(stop)) return false;
  if (!stop.startsWith('.') || stop.startsWith('..')) return true;
  const word = /[\p{L}\p{N}.&ºª°-]+$/u.exec(before.slice(-24))?.[0] ?? '';
  return !isShort(word, { before, after: next, language });
}

function isShort(word: string, { before, after, language }: Around): boolean {
  const opens = openers.has(after.toLowerCase().replace(/[^\p{L}]+$/u, ''));
  // '1.' that begins a line counts, it says nothing.
  if (/^\d+$/.test(word) && before.trim() === word) return true;
  if (/^\d{1,3}$/.test(word)) return ordinalLanguages.has(language) && !opens;
  // 'Art. 67', but not 'works of art. They'.
  if (/^(?:arts?|paras?|sect|ss?)$/i.test(word) && /^\d/.test(after)) return true;
  // 'z. B.', 'a. C.'
  if (/(?:^|[\s(])\p{L}\.\s\p{L}$/u.test(before.slice(-8))) return !opens;
  if (isInitial(word, { before, after, language })) return true;
  // '135 °C. The next': degrees are written whole.
  if (/°\p{Lu}$/u.test(word)) return false;
  const small = word.toLowerCase().replace(/^[^\p{L}]+/u, '');
  if (endingForms.has(small)) return !opens;
  // 'vitamin C. The skin': a single capital is short for nothing.
  if (/^\p{Lu}$/u.test(word)) return false;
  const known = shortForms[language] ?? shortForms['en'];
  // 'Minneapolis-St. Paul'
  const last = small.split('-').at(-1) ?? small;
  return known !== undefined && (known.has(small) || known.has(last));
}

/** 'John F. Kennedy', 'H. M. lost …', 'EE. UU.', but not 'vitamin K. Cells'. */
function isInitial(word: string, { before, after }: Around): boolean {
  if (!/^(?:\p{Lu}|\p{Lu}\p{L}?\.-?\p{Lu})$/u.test(word)) return false;
  if (/^\p{Lu}\.(?:$|[,;)])/u.test(after)) return true;
  const earlier = before.slice(0, -word.length).trimEnd();
  if (earlier === '') return true;
  return (
    /(?:^|[\s("])\p{Lu}[\p{L}’'-]*\.?$/u.test(earlier) || /\b(?:by|and|von|par|por)$/u.test(earlier)
  );
}
