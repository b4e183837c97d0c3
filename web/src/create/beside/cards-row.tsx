import { countCards } from '@engram/core/flashcards/change-config.ts';
import { Layers } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Button, buttonClass } from '../../ui/button.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { useFlow } from '../../practice-tests/creation/use-flow.ts';
import { useBeside } from './beside-context.ts';
import { besideMessages as messages } from './messages.ts';
import { MadeRow } from './made-row.tsx';

/** What became of the cards that were to be made with a test: nothing where none were wanted. */
export function CardsRow() {
  const { flow } = useFlow();
  const beside = useBeside();
  const { set, made } = beside;
  if (!set) return null;
  const { progress, name, setId } = set;
  const wanted = countCards(set.request);
  switch (progress.state) {
    case 'making': {
      const isWaiting = flow.generating !== null;
      return (
        <CardsFrame
          title={name}
          text={isWaiting ? messages.waiting : messages.making(made, wanted)}
          below={
            !isWaiting && (
              <ProgressBar
                aria-label={messages.cards}
                value={(100 * made) / wanted}
                valueText={messages.making(made, wanted)}
                isThin
              />
            )
          }
        />
      );
    }
    case 'saved':
      return (
        <CardsFrame
          title={name}
          text={messages.saved(progress.cards)}
          action={
            <div className="flex flex-wrap gap-2">
              <Link to={pathsOf.flashcardSet(setId)} className={buttonClass({ variant: 'ghost' })}>
                {messages.open}
              </Link>
              <Link to={pathsOf.studySet(setId)} className={buttonClass()}>
                {messages.study}
              </Link>
            </div>
          }
        />
      );
    case 'failed':
      return (
        <CardsFrame
          title={messages.failed}
          text={progress.message}
          action={<Button onClick={beside.retry}>{messages.tryAgain}</Button>}
        />
      );
  }
}

type CardsFrameProps = { title: string; text: string; action?: ReactNode; below?: ReactNode };

function CardsFrame(props: CardsFrameProps) {
  return <MadeRow kind={messages.cards} icon={Layers} {...props} />;
}
