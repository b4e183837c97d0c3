import { readText } from '../../document/read-document.ts';
import { writeExpected } from '../../document/write-expected.ts';
import type { GoodFile } from '../good-file.ts';
import { type TalkStyle, withNotes, writePptx } from './write-pptx.ts';

/** Talks as they are made from such texts, one slide for each heading. */
export function listTalks(): GoodFile[] {
  return Object.entries(talks).map(([name, { text, ...style }]) => {
    const document = readText(text);
    return {
      name: `${name}.pptx`,
      expected: writeExpected(style.hasNotes ? withNotes(document) : document),
      make: () => writePptx(readText(text), style),
    };
  });
}

const talks: Record<string, TalkStyle & { text: string }> = {
  'photosynthesis-talk': { text: 'photosynthesis' },
  'heart-talk-shuffled': { text: 'heart', isShuffled: true },
  'markets-talk-boxes': { text: 'market-structures', hasBoxes: true },
  'contract-talk-groups': { text: 'contract-law', hasGroups: true },
  'memory-talk-hidden': { text: 'memory', hasHidden: true },
  'bonding-talk-furniture': { text: 'chemical-bonding', hasFurniture: true },
  'newton-talk-notes': { text: 'newton', hasNotes: true },
  'republic-talk-notes': { text: 'roman-republic', hasNotes: true, isShuffled: true },
  'structures-talk-code': { text: 'data-structures', hasBoxes: true },
  'russian-talk': { text: 'russian-serfdom', hasFurniture: true, hasGroups: true },
};
