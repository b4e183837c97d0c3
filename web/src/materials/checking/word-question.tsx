import { type FormEvent, useId, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { photoCheckMessages as messages } from './messages.ts';

type WordQuestionProps = {
  word: string;
  number: number;
  count: number;
  onSettle: (words: string) => void;
};

/** Whether a word is read as it stands in the picture; Enter goes on to the next one. */
export function WordQuestion({ word, number, count, onSettle }: WordQuestionProps) {
  const [typed, setTyped] = useState('');
  const [titleId, fieldId] = [useId(), useId()];

  function use(event: FormEvent) {
    event.preventDefault();
    event.stopPropagation();
    if (typed.trim() !== '') onSettle(typed.trim());
  }

  return (
    <div
      role="group"
      aria-labelledby={titleId}
      className="grid gap-3 rounded-card border border-line bg-raised p-4 font-sans shadow-e2"
    >
      <p id={titleId} className="type-sm font-semibold">
        {messages.which(number, count)}
      </p>
      <div className="flex flex-wrap items-end gap-2">
        {/* Who has asked about the word wants to answer. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <Button autoFocus canWrap onClick={() => onSettle(word)} className="font-serif">
          {messages.right(word)}
        </Button>
        <form onSubmit={use} className="flex min-w-0 grow flex-wrap items-end gap-2">
          <div className="grid min-w-36 grow gap-1">
            <label htmlFor={fieldId} className="type-xs text-ink-2">
              {messages.typeIt}
            </label>
            <TextInput
              id={fieldId}
              autoComplete="off"
              autoCapitalize="off"
              spellCheck={false}
              maxLength={200}
              value={typed}
              onChange={({ target }) => setTyped(target.value)}
            />
          </div>
          <Button type="submit" disabled={typed.trim() === ''}>
            {messages.use}
          </Button>
        </form>
      </div>
    </div>
  );
}
