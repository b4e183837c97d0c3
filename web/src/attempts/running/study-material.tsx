import { materialLimits } from '@engram/core/limits.ts';
import type { TextFormat } from '@engram/core/rich-text/text-format.ts';
import type { PracticeTest } from '@engram/core/practice-tests/practice-test.ts';
import { BookOpen } from 'lucide-react';
import { useId, useState } from 'react';
import { RichText } from '../../rich-text/rich-text.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Icon } from '../../ui/icon.tsx';
import { runnerMessages } from './messages.ts';

const messages = runnerMessages.material;

/** Beside the questions where the configuration allows it [RUN-27] (N22). */
export function StudyMaterial({ test }: { test: PracticeTest }) {
  const id = useId();
  // Wide windows have room for it beside the question; elsewhere it would push the question away.
  const [isShown, setIsShown] = useState(() => window.matchMedia('(min-width: 64rem)').matches);
  const { config, studyMaterial, questions } = test;
  // The material is as old as what was made of it.
  const format = questions.some((question) => question.format === 'rich') ? 'rich' : 'plain';
  if (!config.showStudyMaterial || studyMaterial === '') return null;
  return (
    <Card padding="small" className="grid gap-3">
      <Button
        isBlock
        aria-expanded={isShown}
        aria-controls={id}
        onClick={() => setIsShown(!isShown)}
      >
        <Icon icon={BookOpen} />
        {isShown ? messages.hide : messages.show}
      </Button>
      <div id={id} hidden={!isShown}>
        <MaterialText text={studyMaterial} format={format} isQuiz={config.preset === 'quiz'} />
      </div>
    </Card>
  );
}

type MaterialTextProps = { text: string; format: TextFormat; isQuiz: boolean };

function MaterialText({ text, format, isQuiz }: MaterialTextProps) {
  const prose = 'font-serif text-sm leading-[1.65] whitespace-pre-line text-ink-2 wrap-anywhere';
  if (isQuiz) {
    return (
      <div className={prose}>
        <RichText text={cut(text)} format={format} headingLevel={3} />
      </div>
    );
  }
  return (
    <div
      role="region"
      aria-label={messages.label}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls needs the keyboard
      tabIndex={0}
      className={`max-h-96 overflow-y-auto rounded-tag focus-visible:shadow-focus ${prose}`}
    >
      <RichText text={text} format={format} headingLevel={3} />
    </div>
  );
}

/** [RUN-28] [BLIM-40] */
function cut(text: string): string {
  const { previewCharacters } = materialLimits;
  if (text.length <= previewCharacters) return text;
  // Not through the middle of a sign of two halves.
  return text.slice(0, previewCharacters).replace(/[\uD800-\uDBFF]$/, '') + messages.ellipsis;
}
