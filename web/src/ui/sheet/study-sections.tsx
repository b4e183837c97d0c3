import { ShieldCheck } from 'lucide-react';
import { useState } from 'react';
import { Accordion } from '../navigation/accordion.tsx';
import { Donut } from '../studying/donut.tsx';
import { Flashcard } from '../studying/flashcard.tsx';
import { NumberGrid } from '../studying/number-grid.tsx';
import { ScoreBar } from '../studying/score-bar.tsx';
import { HighlightedText, SourceQuote } from '../studying/source-quote.tsx';
import { Timer } from '../studying/timer.tsx';
import { SheetSection, Specimen } from './sheet-section.tsx';

export function MeterSection() {
  const [current, setCurrent] = useState(4);
  return (
    <SheetSection id="meters" title="Timer, number grid, bars, donut">
      <div className="flex flex-wrap items-start gap-8">
        <div className="grid justify-items-start gap-3">
          <Timer seconds={1750} label="29 minutes 10 seconds left" />
          <Timer seconds={48} isLow label="48 seconds left" />
          <span className="type-xs text-ink-3">Under one minute</span>
        </div>
        <div className="w-60 max-md:w-full">
          <NumberGrid
            label="Questions"
            current={current}
            onSelect={setCurrent}
            words={{ question: 'Question', answered: 'answered', reported: 'reported' }}
            questions={questions}
          />
        </div>
        <div className="grid w-70 gap-4">
          <ScoreBar
            label="Overall Score"
            percent={86}
            value="86%"
            tone="success"
            hasPassTick
            caption="The line marks 70%, the level to aim for."
          />
          <ScoreBar label="Time Efficiency" percent={66} value="66%" />
          <ScoreBar
            label="Receptors"
            percent={42}
            value="42%"
            tone="danger"
            caption="80 or more success, 60 or more accent, else danger"
          />
        </div>
        <Donut correct={12} incorrect={3} value="80%" label="12 correct, 3 incorrect" />
        <Donut correct={15} incorrect={0} value="100%" label="15 correct, 0 incorrect" />
      </div>
    </SheetSection>
  );
}

const questions = [
  { isAnswered: true, isReported: false },
  { isAnswered: true, isReported: false },
  { isAnswered: false, isReported: true },
  { isAnswered: false, isReported: false },
  { isAnswered: false, isReported: false },
  { isAnswered: true, isReported: true },
  { isAnswered: false, isReported: false },
];

export function FlashcardSection() {
  return (
    <SheetSection id="flashcard" title="Flashcard">
      <div className="grid gap-x-6 gap-y-10 pb-5 lg:grid-cols-2">
        <Specimen label="Front, bookmarked">
          <FlashcardSpecimen isFlippedAtFirst={false} isBookmarkedAtFirst />
        </Specimen>
        <Specimen label="Back">
          <FlashcardSpecimen isFlippedAtFirst isBookmarkedAtFirst={false} />
        </Specimen>
      </div>
    </SheetSection>
  );
}

type FlashcardSpecimenProps = { isFlippedAtFirst: boolean; isBookmarkedAtFirst: boolean };

function FlashcardSpecimen({ isFlippedAtFirst, isBookmarkedAtFirst }: FlashcardSpecimenProps) {
  const [isFlipped, setFlipped] = useState(isFlippedAtFirst);
  const [isBookmarked, setBookmarked] = useState(isBookmarkedAtFirst);
  return (
    <Flashcard
      isFlipped={isFlipped}
      onFlip={() => setFlipped(!isFlipped)}
      bookmark={{
        label: 'Bookmark card',
        isOn: isBookmarked,
        onToggle: () => setBookmarked(!isBookmarked),
      }}
      front={{
        name: 'Term',
        text: 'Engram',
        hint: 'Click to flip',
        label: 'Flashcard, term side: Engram. Click to flip',
      }}
      back={{
        name: 'Definition',
        text: (
          <>
            The physical trace a memory leaves in the brain: the{' '}
            <HighlightedText label="highlighted">cells and connections that change</HighlightedText>{' '}
            during learning and are active again at recall.
          </>
        ),
        hint: 'Click to flip back',
        label:
          'Flashcard, definition side: The physical trace a memory leaves in the brain. Click to flip back',
      }}
    />
  );
}

export function QuoteSection() {
  return (
    <SheetSection id="quote" title="Source quote, accordion">
      <div className="grid gap-x-10 gap-y-6 md:grid-cols-2">
        <SourceQuote
          source="Source: Lecture 6 Memory and plasticity.pdf, page 3"
          highlightLabel="highlighted"
          before="At rest a magnesium ion blocks the NMDA receptor."
          highlighted="Its channel opens only when glutamate is bound and the cell is already depolarised."
          after="Calcium then flows in and the synapse grows stronger."
        />
        <div className="grid content-start gap-4">
          <Accordion title="Content policy" icon={ShieldCheck} isFramed isOpenAtFirst>
            <p className="type-sm text-ink-2">
              We check your content on this device before it is sent.
            </p>
          </Accordion>
          <div>
            <Accordion title="Where do the questions come from?" isOpenAtFirst>
              Only from what you add. Each answer shows the sentence it came from.
            </Accordion>
            <Accordion title="Can I stop at any time?">Yes.</Accordion>
          </div>
        </div>
      </div>
    </SheetSection>
  );
}
