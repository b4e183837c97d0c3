import type { MarkedSource } from '../keeping/mark-keeper.ts';
import { DeskFrame } from './desk-frame.tsx';
import { Dock } from './dock.tsx';
import { FirstVisit } from './first-visit.tsx';
import { MadeQuestions, type Makers } from './made-questions.tsx';

type MarkingDeskProps = {
  /** The same for the life of the desk. */
  sources: readonly MarkedSource[];
  /** What is made of the marks; `settle` tells whether all of them are kept by now. */
  makersOf: (settle: () => Promise<boolean>) => Makers;
};

/** The desk beside which marks are gathered for a test or cards. */
export function MarkingDesk({ sources, makersOf }: MarkingDeskProps) {
  return (
    <DeskFrame
      sources={sources}
      className="max-lg:pb-72 lg:grid-cols-[minmax(0,1fr)_392px] lg:gap-6"
    >
      {({ desk, firstVisit, begin, acceptAll, panel }) => (
        <>
          {firstVisit !== 'none' && (
            <FirstVisit
              proposed={desk.proposals.length}
              isOver={firstVisit === 'over'}
              isAsking={panel !== undefined}
              onAcceptAll={acceptAll}
              onOwn={begin}
            />
          )}
          {firstVisit === 'now' ? (
            <Dock>{panel}</Dock>
          ) : (
            <MadeQuestions
              desk={desk}
              sources={sources}
              makers={makersOf(desk.settle)}
              asking={panel}
            />
          )}
        </>
      )}
    </DeskFrame>
  );
}
