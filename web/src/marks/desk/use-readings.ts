import { useEffect, useState } from 'react';
import { logIgnored } from '../../http/log-ignored.ts';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { readText } from '../rules/ask-rules.ts';
import type { Stretch } from '../rules/contract.ts';
import { type Block, listBlocks, listReadable } from '../rules/list-blocks.ts';

/** A text as it is shown. */
export type ReadSource = {
  blocks: readonly Block[];
  readable: readonly Stretch[];
  proposals: readonly Stretch[];
};

export type Readings =
  | { state: 'reading' }
  | { state: 'failed' }
  | { state: 'read'; bySource: ReadonlyMap<string, ReadSource> };

type ReadableText = Pick<MarkedSource, 'id' | 'text' | 'format'>;

/** The texts with their headings and the words worth marking, as soon as the rules have read them. */
export function useReadings(sources: readonly ReadableText[]) {
  const [readings, setReadings] = useState<Readings>({ state: 'reading' });
  const [round, setRound] = useState(0);

  // The worker is outside of React.
  useEffect(() => {
    let isWanted = true;
    Promise.all(sources.map(readSource)).then(
      (read) => isWanted && setReadings({ state: 'read', bySource: new Map(read) }),
      (error: unknown) => {
        logIgnored('The rules for marks do not start here.', error);
        if (isWanted) setReadings({ state: 'failed' });
      },
    );
    return () => {
      isWanted = false;
    };
  }, [sources, round]);

  return {
    readings,
    tryAgain() {
      setReadings({ state: 'reading' });
      setRound(round + 1);
    },
  };
}

async function readSource({ id, text, format }: ReadableText): Promise<[string, ReadSource]> {
  const { units, proposals } = await readText(text);
  const blocks = listBlocks(text, units);
  return [id, { blocks, readable: listReadable({ text, format }, blocks), proposals }];
}
