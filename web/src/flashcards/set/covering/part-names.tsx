import type { NamedPart } from '@engram/core/flashcards/make-cover-cards.ts';
import { Trash2 } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/forms/text-input.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { coveringMessages as messages } from './messages.ts';

const maxNameLength = 200;

type PartNamesProps = {
  list: RefObject<HTMLOListElement | null>;
  parts: readonly NamedPart[];
  onChoose: (id: string) => void;
  onRename: (id: string, name: string) => void;
  onRemove: (id: string) => void;
};

/** What is under each cover, in words, for the back of its card. */
export function PartNames({ list, parts, onChoose, onRename, onRemove }: PartNamesProps) {
  if (parts.length === 0) return <p className="type-sm text-ink-3">{messages.none}</p>;
  return (
    <ol ref={list} className="grid gap-2">
      {parts.map(({ id, name }, at) => (
        <li key={id} className="flex items-center gap-1">
          <span aria-hidden className="w-6 shrink-0 type-sm font-semibold text-ink-2">
            {at + 1}
          </span>
          <TextInput
            aria-label={messages.name(at + 1)}
            data-name={id}
            maxLength={maxNameLength}
            value={name}
            onFocus={() => onChoose(id)}
            onChange={({ target }) => onRename(id, target.value)}
          />
          <Button
            variant="ghost"
            isIconOnly
            aria-label={messages.uncover(at + 1)}
            onClick={() => onRemove(id)}
          >
            <Icon icon={Trash2} />
          </Button>
        </li>
      ))}
    </ol>
  );
}
