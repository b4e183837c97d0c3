import type { Range } from './read-cells.ts';

/** Where the sentences of a range are; abbreviations, initials, ordinals and decimals end none. */
export function splitSentences(text: string, { start, end }: Range, language: string): Range[] {
  const part = text.slice(start, end);
  const sentences: Range[] = [];
  let from = 0;
  for (const stop of part.matchAll(stops)) {
    const before = part.slice(Math.max(from, stop.index - 24), stop.index);
    if (stop[0].startsWith('.') && isShort(before, part.slice(stop.index + 1), language)) continue;
    const to = stop.index + stop[0].length;
    sentences.push(trimRange(part, { start: from, end: to }, start));
    from = to;
  }
  if (part.slice(from).trim() !== '') {
    sentences.push(trimRange(part, { start: from, end: part.length }, start));
  }
  return sentences;
}

const stops =
  /[.!?…]+["'”’»“)\]*_]*(?=\s+["'“‘„«»(*_[¿¡–—-]*\s?[\p{Lu}\p{Lo}\p{N}])|[。！？]+[”’」』）]*/gu;

/** Whether the stop belongs to the word before it. */
function isShort(before: string, after: string, language: string): boolean {
  const word = /[\p{L}\p{N}.&]+$/u.exec(before)?.[0] ?? '';
  const next = /^\s+(\S+)/.exec(after)?.[1] ?? '';
  if (abbreviations.has(word.toLowerCase())) return true;
  // 'J. S. Bach' and 'by R. Patel', but not 'vitamin C. The skin' or 'plan B. It'.
  const isInitial = /^\p{Lu}(?:\.\p{Lu})*$/u.test(word) && !openers.test(next);
  const earlier = before.slice(0, before.length - word.length).trimEnd();
  const isInName =
    /^\p{Lu}\.$/u.test(next) || /(?:^|\s|\.)\p{Lu}\p{L}*\.?$|\bby$|^$/u.test(earlier);
  if (isInitial && isInName) return true;
  const isOrdinal = language === 'de' && /^\d{1,2}$/.test(word);
  return isOrdinal && /^\p{Lu}\p{L}+/u.test(next) && !openers.test(next);
}

/** Words that begin sentences, but no name. */
const openers =
  /^(?:The|It|In|This|These|He|She|They|A|An|Der|Die|Das|Ein|Eine|Es|Er|Sie|Dies|Diese|Dieser|Dabei|Danach|Im|Am|Auf|Bei|El|La|Los|Las|En|Le|Les|Il|Elle)(?![\p{L}])/u;

const abbreviations = new Set(
  `e.g i.e etc vs cf al fig figs no nos vol ch sec pp p ed eds approx ca c dr mr mrs ms prof st jr sr
  inc ltd co dept est resp viz u.s u.k b.c a.d a.m p.m
  z.b d.h u.a usw bzw vgl ggf evtl inkl max min nr abb tab bd hrsg jh jhd s.o s.u z.t u.u v.a v.chr n.chr
  z b d h u a v chr n str sog
  p.ej ej sra dra srta pág núm art a.c d.c aprox tel ud uds
  mme mlle cf env chap av apr j.-c`
    .split(/\s+/)
    // One letter alone may end a sentence in English: 'vitamin A. It …'.
    .filter((word) => word.length > 1 || 'zbdhunp'.includes(word)),
);

function trimRange(part: string, { start, end }: Range, offset: number): Range {
  const raw = part.slice(start, end);
  const from = start + (raw.length - raw.trimStart().length);
  return { start: offset + from, end: offset + from + raw.trim().length };
}
