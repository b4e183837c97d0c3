import type { CardSet } from '@engram/core/flashcards/card-set.ts';
import { useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { RunnerBar } from '../../attempts/running/runner-bar.tsx';
import { RunnerFooter } from '../../attempts/running/runner-footer.tsx';
import { useKeyList } from '../../keys/key-lists.ts';
import { KeysSetting } from '../../keys/keys-setting.tsx';
import { useKeysSetting } from '../../keys/use-keys-setting.ts';
import { paths } from '../../paths.ts';
import { SwipeArea } from '../../ui/studying/swipe-area.tsx';
import { KeyHints } from './key-hints.tsx';
import { studyMessages as messages } from './messages.ts';
import { StudiedCard } from './studied-card.tsx';
import { StudyComplete } from './study-complete.tsx';
import { StudyControls } from './study-controls.tsx';
import { cardIn, countDeck, lengthOf, orderAgain, placeIn } from './study-deck.ts';
import { TermsCard } from './terms-card.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useCardPages } from './use-card-pages.ts';
import { useStudy } from './use-study.ts';

/** One card after the other, with what is known of the set above them. */
export function StudyView({ uid, set }: { uid: string; set: CardSet }) {
  const { deck, take, answer, toggleBookmark } = useStudy(uid, set);
  const pages = useCardPages(set.id, set.totalCards, placeIn(deck));
  const [hasList, setHasList] = useState(false);
  const [hasKeys] = useKeysSetting();
  useKeyList(deck.isEnded ? undefined : messages.keyList);
  const navigate = useNavigate();
  const flip = useRef<HTMLButtonElement>(null);
  const runs = useRef(0);
  const found = pages.find(placeIn(deck));
  const card = found && cardIn(deck, found);
  const counts = countDeck(deck, set, pages.all);
  const position = messages.position(deck.index + 1, lengthOf(deck));
  const isFirst = deck.index === 0;
  const previous = () => take({ step: 'previous' });
  const next = () => take({ step: 'next' });

  function isKnownAt(place: number): boolean {
    const one = pages.find(place);
    return one !== undefined && cardIn(deck, one).standing === 'known';
  }

  // The button that was pressed is gone.
  useEffect(() => {
    if (!deck.isEnded && runs.current > 0) flip.current?.focus();
    if (deck.isEnded) runs.current += 1;
  }, [deck.isEnded]);

  // A long card is read from its beginning, whatever was read of the one before.
  useEffect(() => {
    const top = flip.current?.getBoundingClientRect().top ?? 0;
    if (top < 0) window.scrollTo({ top: 0 });
  }, [deck.index, deck.isFlipped]);

  useCardKeys(hasKeys && !deck.isEnded, {
    Space: () => take({ step: 'flip' }),
    Enter: () => take({ step: 'flip' }),
    ArrowLeft: previous,
    ArrowRight: next,
    1: card && (() => answer(card, false)),
    2: card && (() => answer(card, true)),
    B: card && (() => toggleBookmark(card)),
    L: () => setHasList(!hasList),
  });

  return (
    <>
      <RunnerBar
        title={set.name}
        name={position}
        onBack={() => void navigate(paths.flashcards)}
        backLabel={messages.backToSets}
        progress={{
          percent: counts.percent,
          text: messages.knownShare(counts.percent),
          tone: 'success',
          label: messages.knownCards,
        }}
      >
        <p className="type-sm whitespace-nowrap">
          <span className="font-[650]">{`${counts.percent}%`}</span>{' '}
          <span className="text-ink-3">{messages.known}</span>
        </p>
      </RunnerBar>
      <div className="wrap overflow-x-clip pt-[clamp(20px,4vw,36px)] pb-8">
        <div className="mx-auto grid max-w-[47.5rem] grid-cols-[minmax(0,1fr)] gap-8">
          {set.description !== '' && (
            <p className="-mb-3 text-center type-sm text-ink-2 wrap-anywhere">{set.description}</p>
          )}
          {deck.isEnded ? (
            <StudyComplete
              counts={counts}
              missed={deck.missed.length}
              onAgain={() => take({ step: 'again', places: orderAgain(set.totalCards, isKnownAt) })}
              onMissed={() => take({ step: 'again-missed' })}
            />
          ) : (
            <>
              <SwipeArea onLeft={next} onRight={isFirst ? undefined : previous}>
                <StudiedCard
                  card={card}
                  isFlipped={deck.isFlipped}
                  flipRef={flip}
                  onFlip={() => take({ step: 'flip' })}
                  onBookmark={toggleBookmark}
                  failure={found ? null : pages.error}
                  onRetry={pages.retry}
                />
              </SwipeArea>
              {hasKeys && <KeyHints hints={messages.hints} />}
            </>
          )}
        </div>
      </div>
      {!deck.isEnded && (
        <RunnerFooter>
          <StudyControls
            card={card}
            isFirst={isFirst}
            onPrevious={previous}
            onAnswer={answer}
            onNext={next}
          />
        </RunnerFooter>
      )}
      <div className="wrap pb-12">
        <div className="mx-auto grid max-w-[47.5rem] grid-cols-[minmax(0,1fr)] gap-8">
          <TermsCard
            total={set.totalCards}
            counts={counts}
            isOpen={hasList}
            onToggle={() => setHasList(!hasList)}
            find={(index) => {
              const one = pages.find(index);
              return one && cardIn(deck, one);
            }}
            failure={found ? pages.error : null}
            onRetry={pages.retry}
            onWant={pages.want}
          />
          {!deck.isEnded && <KeysSetting />}
        </div>
      </div>
    </>
  );
}
