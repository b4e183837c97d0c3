import type { UnsureWord } from '@engram/core/materials/reading-api.ts';
import { CircleQuestionMark } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { flushSync } from 'react-dom';
import { Button } from '../../ui/button.tsx';
import { TextArea } from '../../ui/forms/text-area.tsx';
import { Icon } from '../../ui/icon.tsx';
import { changeText, type CheckedText, settleWord } from './check-text.ts';
import { photoCheckMessages as messages } from './messages.ts';
import { UnsureText } from './unsure-text.tsx';
import { WordQuestion } from './word-question.tsx';

type ReadSectionProps = {
  title: string;
  checked: CheckedText;
  asked: UnsureWord | undefined;
  /** What is left to do. */
  status: string;
  /** Another reading is on its way, and what was changed meanwhile would surprise. */
  isPaused: boolean;
  onAsk: (word: UnsureWord | undefined) => void;
  onChange: (checked: CheckedText) => void;
  /** The last word is as it should be. */
  onAllSettled: () => void;
  /** Another way to read it. */
  children: ReactNode;
};

/** The words that were read, to be put right one by one or all at once. */
export function ReadSection({
  title,
  checked,
  asked,
  status,
  isPaused,
  onAsk,
  onChange,
  onAllSettled,
  children,
}: ReadSectionProps) {
  const [isEditing, setEditing] = useState(false);
  const { unsure } = checked;

  function settle(word: UnsureWord, words: string) {
    const at = unsure.indexOf(word);
    const next = settleWord(checked, word, words);
    const following = next.unsure[at] ?? next.unsure[0];
    flushSync(() => {
      onChange(next);
      onAsk(following);
    });
    // The question goes with its word: the keyboard goes on in the next one, which asks for itself.
    if (!following) onAllSettled();
  }

  return (
    <section aria-label={title} className="grid grid-cols-[minmax(0,1fr)] content-start gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3 className="type-sm font-semibold">{title}</h3>
        <p role="status" className="flex items-center gap-1.5 type-sm text-ink-2">
          <Icon icon={CircleQuestionMark} size="small" />
          {status}
        </p>
      </div>
      <div inert={isPaused} className="grid grid-cols-[minmax(0,1fr)] gap-3 inert:opacity-60">
        {isEditing ? (
          <TextArea
            aria-label={messages.textField}
            isMaterial
            value={checked.text}
            onChange={({ target }) => onChange(changeText(checked, target.value))}
            className="min-h-80"
          />
        ) : (
          <UnsureText
            checked={checked}
            asked={asked}
            onAsk={(word) => onAsk(word === asked ? undefined : word)}
            question={
              asked && (
                <WordQuestion
                  key={asked.start}
                  word={checked.text.slice(asked.start, asked.end)}
                  number={unsure.indexOf(asked) + 1}
                  count={unsure.length}
                  onSettle={(words) => settle(asked, words)}
                />
              )
            }
          />
        )}
        <Button
          variant="ghost"
          size="small"
          className="-ms-3 justify-self-start"
          onClick={() => {
            onAsk(undefined);
            setEditing(!isEditing);
          }}
        >
          {isEditing ? messages.editDone : messages.edit}
        </Button>
      </div>
      {children}
    </section>
  );
}
