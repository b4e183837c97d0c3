import { materialOrders, type MaterialOrder } from '@engram/core/materials/api.ts';
import { materialLimits } from '@engram/core/limits.ts';
import { Search, X } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { Select } from '../../ui/select.tsx';
import { TextInput } from '../../ui/text-input.tsx';
import { libraryMessages as messages, orderNames } from './messages.ts';

type LibraryFiltersProps = {
  input: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  onClear: () => void;
  order: MaterialOrder;
  onOrder: (order: MaterialOrder) => void;
};

export function LibraryFilters(props: LibraryFiltersProps) {
  return (
    <div className="flex gap-2.5 max-md:flex-col">
      <SearchField {...props} />
      <OrderSelect {...props} />
    </div>
  );
}

type SearchFieldProps = Pick<LibraryFiltersProps, 'input' | 'search' | 'onSearch' | 'onClear'>;

function SearchField({ input, search, onSearch, onClear }: SearchFieldProps) {
  return (
    <div role="search" className="min-w-0 flex-1">
      <TextInput
        ref={input}
        type="search"
        aria-label={messages.search}
        placeholder={messages.search}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={materialLimits.maxTitleLength}
        leadingIcon={Search}
        // The browser's own cross keeps to no theme and cannot be reached by keyboard.
        trailing={search === '' ? undefined : <ClearButton onClear={onClear} />}
        value={search}
        onChange={(event) => onSearch(event.target.value)}
        onKeyDown={({ key }) => key === 'Escape' && onClear()}
        className="[&>input::-webkit-search-cancel-button]:hidden"
      />
    </div>
  );
}

function ClearButton({ onClear }: { onClear: () => void }) {
  return (
    <Button variant="ghost" isIconOnly aria-label={messages.clearSearch} onClick={onClear}>
      <Icon icon={X} />
    </Button>
  );
}

function OrderSelect({ order, onOrder }: Pick<LibraryFiltersProps, 'order' | 'onOrder'>) {
  return (
    <Select
      aria-label={messages.sort}
      value={order}
      onChange={({ target }) => {
        const chosen = materialOrders.find((one) => one === target.value);
        if (chosen) onOrder(chosen);
      }}
      className="md:w-42.5"
    >
      {materialOrders.map((one) => (
        <option key={one} value={one}>
          {orderNames[one]}
        </option>
      ))}
    </Select>
  );
}
