import { cutText } from '@engram/core/cut-text.ts';
import { materialLimits } from '@engram/core/limits.ts';
import { somethingVisible, steeringSigns } from '@engram/core/one-line.ts';

const fallback = 'document';
const maxEndingLength = 10;

/** What a sender calls a file, fit to be shown: never used as a path, without folders of any system. */
export function cleanFileName(sent: string | undefined): string {
  const segment = (sent ?? '').split(/[/\\]/).at(-1) ?? '';
  // Some systems write 'é' as two signs.
  const shown = segment.toWellFormed().normalize('NFC').replace(steeringSigns, '').trim();
  // Dots alone name no file.
  return somethingVisible.test(shown.replaceAll('.', '')) ? shorten(shown) : fallback;
}

/** The ending says what kind of file it is, so the middle gives way. */
function shorten(name: string): string {
  if (name.length <= materialLimits.maxFileNameLength) return name;
  const dot = name.lastIndexOf('.');
  const ending = dot > 0 && name.length - dot <= maxEndingLength ? name.slice(dot) : '';
  return cutText(name, materialLimits.maxFileNameLength - ending.length) + ending;
}
