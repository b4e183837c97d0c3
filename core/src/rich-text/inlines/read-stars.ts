import type { EmphasisKind, LineBuilder } from './line-builder.ts';

/** Reads a run of stars, which opens or closes emphasis or is just stars, and tells where it ends. */
export function readStars(text: string, at: number, line: LineBuilder): number {
  stars.lastIndex = at;
  const [run = '*'] = stars.exec(text) ?? [];
  const end = at + run.length;
  const kinds = kindsOf(run);
  const before = text.charAt(at - 1);
  const behind = text.charAt(end);

  if (canClose(before, behind, run) && kinds.some((kind) => line.isOpen(kind))) {
    const innerFirst = kinds.toReversed();
    for (const kind of innerFirst) if (!line.close(kind)) line.addText(signOf(kind));
  } else if (canOpen(before, behind)) for (const kind of kinds) line.open(kind);
  else line.addText(run);
  return end;
}

const stars = /\*+/y;

function kindsOf(run: string): readonly EmphasisKind[] {
  if (run === '*') return ['emphasis'];
  if (run === '**') return ['strong'];
  return run === '***' ? ['strong', 'emphasis'] : [];
}

/** '2*3' and 'a**b' open nothing, and no space follows. */
function canOpen(before: string, behind: string): boolean {
  return /[^\s*]/.test(behind) && !joins.test(before);
}

/** Strong letters may be part of a word, as of a mnemonic: '**R**ed'. */
function canClose(before: string, behind: string, run: string): boolean {
  return /[^\s*]/.test(before) && (run === '**' || !joins.test(behind));
}

/** What a star may multiply. Words of scripts without spaces can be emphasised where they are. */
const joins = /[\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{N})\]_]/u;

function signOf(kind: EmphasisKind): string {
  return kind === 'strong' ? '**' : '*';
}
