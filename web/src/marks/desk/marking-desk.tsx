import { useRef, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Note } from '../../ui/states/note.tsx';
import { ErrorState } from '../../ui/states/error-state.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { Card } from '../../ui/card.tsx';
import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { deskMessages as messages } from '../messages.ts';
import type { Pressable } from '../text/cut-pieces.ts';
import { MarkedText } from '../text/marked-text.tsx';
import { AskPanel } from './ask-panel.tsx';
import { DeskBar } from './desk-bar.tsx';
import { FirstVisit } from './first-visit.tsx';
import { MadeQuestions, type Makers } from './made-questions.tsx';
import { useAsking } from './use-asking.ts';
import { type Desk, useDesk } from './use-desk.ts';

type MarkingDeskProps = {
  /** The same for the life of the desk. */
  sources: readonly MarkedSource[];
  /** What is made of the marks; `settle` tells whether all of them are kept by now. */
  makersOf: (settle: () => Promise<boolean>) => Makers;
};

/** Texts whose words become questions when somebody marks them, wherever the marks are kept. */
export function MarkingDesk({ sources, makersOf }: MarkingDeskProps) {
  const desk = useDesk(sources);
  const makers = makersOf(desk.settle);
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
        <OpenDesk desk={desk} bySource={desk.readings.bySource} sources={sources} makers={makers} />
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

type OpenDeskProps = {
  desk: Desk;
  bySource: Extract<Desk['readings'], { state: 'read' }>['bySource'];
  sources: readonly MarkedSource[];
  makers: Makers;
};

function OpenDesk({ desk, bySource, sources, makers }: OpenDeskProps) {
  const texts = useRef<HTMLDivElement>(null);
  // What marking is need not be said again to somebody who has begun.
  const [hasBegun, setHasBegun] = useState(desk.marks.length > 0);
  if (!hasBegun && desk.marks.length > 0) setHasBegun(true);
  const asking = useAsking({ desk, texts });
  const { place } = asking;

  function press(source: string, pressable: Pressable) {
    asking.letGo();
    if (pressable.kind === 'proposal') desk.accept({ ...pressable, source });
    else {
      desk.remove(pressable.id);
      asking.stayAt({ ...pressable, source });
    }
  }

  /** The button goes with what it accepts, so the keyboard moves on. */
  function acceptAll() {
    desk.acceptAll();
    asking.focusText();
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 max-lg:pb-72 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-6">
      <div ref={texts} className="grid grid-cols-[minmax(0,1fr)] gap-3">
        <a
          href="#made-of-marks"
          className="sr-only focus-visible:not-sr-only focus-visible:justify-self-start focus-visible:rounded-control focus-visible:bg-surface focus-visible:px-4 focus-visible:py-2.5"
        >
          {messages.skip}
        </a>
        <DeskBar desk={desk} isFirst={!hasBegun} onAcceptAll={acceptAll} />
        {desk.refusal !== undefined && <Note tone="red">{desk.refusal}</Note>}
        {sources.map((source) => {
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
      {!hasBegun && asking.asked === undefined ? (
        <FirstVisit
          proposed={desk.proposals.length}
          onAcceptAll={acceptAll}
          onOwn={() => {
            setHasBegun(true);
            asking.focusText();
          }}
        />
      ) : (
        <MadeQuestions
          desk={desk}
          sources={sources}
          makers={makers}
          asking={
            asking.asked && (
              <AskPanel
                panel={asking.panel}
                words={desk.wordsOf(asking.asked)}
                form={asking.form}
                refusal={asking.refusal}
                onForm={asking.setForm}
                onAsk={() => asking.asked && asking.mark(asking.asked)}
                onLetGo={asking.letGo}
              />
            )
          }
        />
      )}
    </div>
  );
}
