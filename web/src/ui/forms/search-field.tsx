import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../button.tsx';
import { Icon } from '../icon.tsx';
import { TextInput } from './text-input.tsx';

type SearchFieldProps = {
  input: RefObject<HTMLInputElement | null>;
  label: string;
  clearLabel: string;
  maxLength: number;
  value: string;
  onSearch: (value: string) => void;
  onClear: () => void;
};

export function SearchField(props: SearchFieldProps) {
  const { input, label, clearLabel, maxLength, value, onSearch, onClear } = props;
  return (
    <div role="search" className="min-w-0 flex-1">
      <TextInput
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={maxLength}
        leadingIcon={Search}
        // The browser's own cross keeps to no theme and cannot be reached by keyboard.
        trailing={
          value === '' ? undefined : (
            <Button variant="ghost" isIconOnly aria-label={clearLabel} onClick={onClear}>
              <Icon icon={X} />
            </Button>
          )
        }
        value={value}
        onChange={({ target }) => onSearch(target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClear()}
        className="[&>input::-webkit-search-cancel-button]:hidden"
      />
    </div>
  );
}
