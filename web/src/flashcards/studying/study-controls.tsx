import type { KeptCard } from '@engram/core/flashcards/card.ts';
import { ArrowLeft, ArrowRight, Check, X } from 'lucide-react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { studyMessages as messages } from './messages.ts';

type StudyControlsProps = {
  /** Undefined while it is on its way, and nobody can say whether they know it. */
  card: KeptCard | undefined;
  isFirst: boolean;
  onPrevious: () => void;
  onAnswer: (card: KeptCard, isKnown: boolean) => void;
  onNext: () => void;
};

/** [FSTUDY-08], in one place for every card; in a narrow window the answers come first. */
export function StudyControls({ card, isFirst, onPrevious, onAnswer, onNext }: StudyControlsProps) {
  return (
    <div className="mx-auto grid w-full max-w-[47.5rem] grid-cols-2 gap-x-3 gap-y-2 md:grid-cols-[auto_1fr_1fr_auto]">
      <Button isPaused={isFirst} onClick={onPrevious} className="max-md:order-2 md:min-h-13!">
        <Icon icon={ArrowLeft} />
        {messages.previous}
      </Button>
      <Button
        size="large"
        isPaused={!card}
        onClick={() => card && onAnswer(card, false)}
        className="max-md:px-3!"
      >
        <Icon icon={X} />
        {messages.dontKnow}
      </Button>
      <Button
        variant="primary"
        size="large"
        isPaused={!card}
        onClick={() => card && onAnswer(card, true)}
        className="max-md:px-3!"
      >
        <Icon icon={Check} />
        {messages.knowIt}
      </Button>
      <Button onClick={onNext} className="max-md:order-3 md:min-h-13!">
        {messages.next}
        <Icon icon={ArrowRight} />
      </Button>
    </div>
  );
}
