import { Search, X } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useId } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { TextInput } from '../../ui/forms/text-input.tsx';
import { faqCopy } from './faq-copy.ts';

type FaqSearchProps = {
  input: RefObject<HTMLInputElement | null>;
  query: string;
  onSearch: (query: string) => void;
  onClear: () => void;
  /** How much was found, in words; undefined while nobody searches. */
  found: string | undefined;
};

export function FaqSearch({ input, query, onSearch, onClear, found }: FaqSearchProps) {
  const id = useId();
  const clearByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') onClear();
  };
  return (
    <div role="search" className="grid gap-2 noscript:hidden">
      <label htmlFor={id} className="sr-only">
        {faqCopy.search}
      </label>
      <TextInput
        ref={input}
        id={id}
        type="search"
        leadingIcon={Search}
        // The browser's own cross keeps to no theme and cannot be reached by keyboard.
        trailing={query === '' ? undefined : <ClearButton onClear={onClear} />}
        placeholder={faqCopy.searchExample}
        autoComplete="off"
        value={query}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={clearByEscape}
        className="[&>input]:min-h-13 [&>input::-webkit-search-cancel-button]:hidden"
      />
      <p role="status" className="min-h-5 type-sm text-ink-2 tabular-nums">
        {found}
      </p>
    </div>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button
      variant="ghost"
      isIconOnly
      aria-label={faqCopy.clear}
      onClick={onClear}
      className="me-1"
    >
      <Icon icon={X} />
    </Button>
  );
}
