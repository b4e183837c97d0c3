import { type MarkForm, markForms } from '@engram/core/marks/mark.ts';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { classNames } from '../../ui/class-names.ts';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Note } from '../../ui/states/note.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { deskMessages as messages } from '../messages.ts';
import type { Asked, Pressable } from '../text/cut-pieces.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { AskPanel } from './ask-panel.tsx';
import { DeskBar } from './desk-bar.tsx';
import { useAsking } from './use-asking.ts';
import { type Desk, useDesk } from './use-desk.ts';

/** The desk for what is beside its texts. */
export type OpenedDesk = {
  desk: Desk;
  /** Nothing was marked when the desk was opened, and nobody has marked anything or asked to since. */
  firstVisit: 'now' | 'over' | 'none';
  begin: () => void;
  acceptAll: () => void;
  /** What becomes of the chosen words, while there are some; it belongs into the page once. */
  panel: ReactNode;
};

type DeskFrameProps = {
  /** The same for the life of the desk. */
  sources: readonly MarkedSource[];
  /** What is asked about already, in the first of them. */
  asked?: readonly Asked[];
  /** How many questions there are before anything is marked. */
  sure?: number;
  /** What marks may become. */
  forms?: readonly MarkForm[];
  /** Above the texts. */
  lead?: ReactNode;
  /** Of the texts and what is beside them. */
  className: string;
  children: (opened: OpenedDesk) => ReactNode;
};

/** Texts whose words become questions when somebody marks them, wherever the marks are kept. */
export function DeskFrame({ sources, ...looks }: DeskFrameProps) {
  const desk = useDesk(sources);
  return (
    <div className="relative">
      {/* Always there, so that a screen reader hears of every change. */}
      <p role="status" className="sr-only">
        {desk.news}
      </p>
      {desk.readings.state === 'reading' && <ReadingText />}
      {desk.readings.state === 'failed' && (
        <ErrorState
          title={messages.readFailed.title}
          text={messages.readFailed.text}
          action={<Button onClick={desk.tryAgain}>{messages.readFailed.action}</Button>}
        />
      )}
      {desk.readings.state === 'read' && (
        <OpenDesk desk={desk} bySource={desk.readings.bySource} sources={sources} {...looks} />
      )}
    </div>
  );
}

function ReadingText() {
  return (
    <Card padding="normal" className="grid gap-4">
      <Skeleton className="w-2/5" />
      <Skeleton shape="block" className="h-40" />
      <Skeleton className="w-3/5" />
      <Skeleton shape="block" className="h-24" />
    </Card>
  );
}

type OpenDeskProps = DeskFrameProps & {
  desk: Desk;
  bySource: Extract<Desk['readings'], { state: 'read' }>['bySource'];
};

function OpenDesk(props: OpenDeskProps) {
  const { desk, bySource, sources, asked = [], sure = 0, forms = markForms } = props;
  const texts = useRef<HTMLDivElement>(null);
  // What marking is need not be said again to somebody who has begun.
  const [wasFirst] = useState(desk.marks.length === 0 && sure === 0);
  const [hasBegun, setHasBegun] = useState(!wasFirst);
  if (!hasBegun && desk.marks.length > 0) setHasBegun(true);
  const asking = useAsking({ desk, texts });
  const { place } = asking;
  const accepting = useAccepting(desk);
  const firstVisit = hasBegun ? (wasFirst ? 'over' : 'none') : 'now';

  function press(source: string, pressable: Pressable) {
    asking.letGo();
    if (pressable.kind === 'proposal') desk.accept({ ...pressable, source });
    else {
      desk.remove(pressable.id);
      asking.stayAt({ ...pressable, source });
    }
  }

  function begin() {
    setHasBegun(true);
    asking.focusText();
  }

  const panel = asking.asked && (
    <AskPanel
      panel={asking.panel}
      words={desk.wordsOf(asking.asked)}
      form={asking.form}
      forms={forms.filter((form) => form !== 'typed' || asking.canType)}
      refusal={asking.refusal}
      onForm={asking.setForm}
      onAsk={() => asking.asked && asking.mark(asking.asked)}
      onLetGo={asking.letGo}
    />
  );

  return (
    <div
      className={classNames('grid grid-cols-[minmax(0,1fr)] items-start gap-4', props.className)}
    >
      <div ref={texts} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <a
          href="#made-of-marks"
          className="sr-only focus-visible:not-sr-only focus-visible:justify-self-start focus-visible:rounded-control focus-visible:bg-surface focus-visible:px-4 focus-visible:py-2.5"
        >
          {messages.skip}
        </a>
        {props.lead}
        <DeskBar
          desk={desk}
          sure={sure}
          isFirst={firstVisit === 'now'}
          result={accepting.result}
          resultRef={accepting.resultRef}
          onAcceptAll={accepting.acceptAll}
        />
        {desk.refusal !== undefined && <Note tone="red">{desk.refusal}</Note>}
        {sources.map((source, no) => {
          const read = bySource.get(source.id);
          const inText = ({ source: id }: { source: string }) => id === source.id;
          return (
            read && (
              <div key={source.id} className="grid grid-cols-[minmax(0,1fr)] gap-2.5">
                {sources.length > 1 && (
                  <h2 className="mt-3 type-h2 font-serif wrap-anywhere">{source.title}</h2>
                )}
                <MarkedText
                  source={source}
                  read={read}
                  marks={desk.marks.filter(inText)}
                  proposals={desk.proposals.filter(inText)}
                  asked={no === 0 ? asked : []}
                  level={sources.length > 1 ? 3 : 2}
                  place={place && inText(place) ? place : undefined}
                  isAtHand={asking.isAtHand}
                  onChoose={(words, how) => asking.choose({ ...words, source: source.id }, how)}
                  onPress={(pressable) => press(source.id, pressable)}
                  onMark={(words) => asking.mark({ ...words, source: source.id })}
                  onUndo={desk.undo}
                  onLetGo={asking.letGo}
                />
              </div>
            )
          );
        })}
      </div>
      {props.children({ desk, firstVisit, begin, acceptAll: accepting.acceptAll, panel })}
    </div>
  );
}

/** What came of accepting everything: a sentence that has the keyboard, because the button is gone. */
function useAccepting(desk: Desk) {
  const resultRef = useRef<HTMLParagraphElement>(null);
  const [accepted, setAccepted] = useState<{ count: number; step: number }>();
  useEffect(() => {
    if (accepted) resultRef.current?.focus({ preventScroll: true });
  }, [accepted]);
  // It is about the last step, and goes with the next one.
  const isLast = accepted?.step === desk.steps.length;
  return {
    resultRef,
    result: accepted && isLast ? messages.accepted(accepted.count) : undefined,
    acceptAll: () => setAccepted({ count: desk.acceptAll(), step: desk.steps.length + 1 }),
  };
}
