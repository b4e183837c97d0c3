import type { TestConfig } from '@engram/core/practice-tests/config.ts';
import { firstConfig } from '@engram/core/practice-tests/first-config.ts';
import { useQuery } from '@tanstack/react-query';
import { withoutAiMessages as messages } from './messages.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Note } from '../../../ui/states/note.tsx';
import { isWithoutAi, modelsQuery } from '../models.ts';
import { useFlow } from '../use-flow.ts';
import { useSureCounts } from './use-sure-counts.ts';

/** How many questions the text supports without AI, before anything is made (D37). */
export function SureLine({ className }: { className?: string }) {
  const { flow } = useFlow();
  const counts = useSureCounts();
  if (!counts) return null;
  const { supported, coming } = counts;
  const { isEndlessMode, numQuestions } = flow.testConfig;
  // Nothing is promised beyond it.
  const most = Math.min(numQuestions, supported?.total ?? 0);
  const isLess = !isEndlessMode && coming !== undefined && coming.total < most;
  return (
    // As high while it counts as afterwards.
    <p role="status" className={classNames('min-h-[2lh] type-sm md:min-h-[1lh]', className)}>
      {supported === undefined ? messages.counting : messages.supports(supported.total)}
      {isLess && ` ${messages.chosenGive(coming.total)}`}
    </p>
  );
}

/** The same once more where the test is about to be made. */
export function SureNote() {
  const counts = useSureCounts();
  if (!counts) return null;
  return (
    <Note>
      <SureLine />
      <UnfollowedLine />
    </Note>
  );
}

/** What was chosen and cannot be followed without AI is said, not swallowed (D37). */
export function UnfollowedLine({ className }: { className?: string }) {
  const { flow } = useFlow();
  const { data: menu } = useQuery(modelsQuery);
  const wishes = listUnfollowed(flow.testConfig);
  if (wishes.length === 0 || !isWithoutAi(menu, flow.testConfig.aiModel)) return null;
  return <p className={classNames('type-sm', className)}>{messages.unfollowed(wishes)}</p>;
}

/** Those that differ from what everybody begins with. */
function listUnfollowed({ difficulty, testFocus, customPrompt }: TestConfig): string[] {
  return [
    ...(difficulty === firstConfig.difficulty ? [] : [messages.wishes.difficulty]),
    ...(testFocus === firstConfig.testFocus ? [] : [messages.wishes.focus]),
    ...(customPrompt.trim() === '' ? [] : [messages.wishes.instructions]),
  ];
}
