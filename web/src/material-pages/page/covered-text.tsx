import type { CoveredSentence } from '@engram/core/materials/material-page.ts';
import { useMemo } from 'react';
import { clipShown, listShown } from '@engram/core/rich-text/cut-shown.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import { ShownWords } from '../../marks/text/shown-words.tsx';
import { useReadings } from '../../marks/desk/use-readings.ts';
import type { Stretch } from '../../marks/rules/contract.ts';
import { type Block, listBlocks } from '../../marks/rules/list-blocks.ts';
import { BlockFrame } from '../../marks/text/block-frame.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { cutCovered } from './cut-covered.ts';
import { coverageMessages as messages } from './messages.ts';

type CoveredTextProps = {
  id: string;
  text: string;
  /** Of the text; older ones are plain. */
  format: TextFormat | undefined;
  covered: readonly CoveredSentence[];
};

/** The text as its learner knows it, with what was asked about under the marker. */
export function CoveredText({ id, text, format, covered }: CoveredTextProps) {
  const blocks = useBlocks(id, text);
  return (
    <article
      aria-label={messages.text}
      aria-busy={blocks === undefined}
      className="grid grid-cols-[minmax(0,1fr)] gap-2.5 rounded-[6px_22px_6px_6px] border border-line bg-surface px-[clamp(18px,3vw,40px)] pt-7 pb-9 font-serif text-base leading-[1.75] wrap-anywhere shadow-e1 md:text-[1.0625rem] md:leading-[1.8] [&>p]:max-w-[66ch]"
    >
      {blocks?.map((block) => (
        <BlockFrame
          key={block.start}
          block={block}
          level={2}
          show={(part) => (
            <CoveredPart
              text={text}
              // Code has no marks of the grammar in it.
              format={block.kind === 'code' ? 'plain' : format}
              part={part}
              covered={listTouching(covered, block)}
            />
          )}
        />
      )) ?? <ReadingText />}
    </article>
  );
}

/** As soon as the rules have read it; line by line where they do not start. */
function useBlocks(id: string, text: string): readonly Block[] | undefined {
  const sources = useMemo(() => [{ id, text }], [id, text]);
  const { readings } = useReadings(sources);
  return useMemo(() => {
    if (readings.state === 'reading') return undefined;
    const read = readings.state === 'read' ? readings.bySource.get(id) : undefined;
    return read?.blocks ?? listBlocks(text, []);
  }, [readings, id, text]);
}

function listTouching(covered: readonly CoveredSentence[], { start, end }: Stretch) {
  return covered.filter((one) => one.start < end && one.end > start);
}

type CoveredPartProps = Pick<CoveredTextProps, 'text' | 'format' | 'covered'> & { part: Stretch };

function CoveredPart({ text, format, part, covered }: CoveredPartProps) {
  const shown = listShown({ text, format }, part);
  return cutCovered(text, part, covered).map(({ start, end, sentence, isEnd }) => {
    const words = <ShownWords text={text} shown={clipShown(shown, { start, end })} />;
    if (!sentence) return <span key={start}>{words}</span>;
    return (
      <span key={start}>
        <mark className={sentence.isWeak ? 'weak-stroke' : 'asked-stroke'}>{words}</mark>
        {sentence.isWeak && isEnd && (
          <>
            {' '}
            <span className="ms-1 inline-block rounded-[6px] bg-danger-soft px-1.75 py-1 align-[0.1em] font-sans text-[0.8125rem] leading-none font-[650] whitespace-nowrap text-danger-ink">
              {messages.missed(sentence.missed, sentence.asked)}
            </span>
          </>
        )}
      </span>
    );
  });
}

function ReadingText() {
  return (
    <div role="status" className="grid gap-3 py-1">
      <span className="sr-only">{messages.reading}</span>
      {['w-full', 'w-11/12', 'w-full', 'w-4/5', 'w-full', 'w-2/3'].map((width, line) => (
        // oxlint-disable-next-line react/no-array-index-key -- lines of a drawing, always the same
        <Skeleton key={line} className={width} />
      ))}
    </div>
  );
}
