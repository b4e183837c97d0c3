import { ArrowDownUp, Plus } from 'lucide-react';
import type { RefObject } from 'react';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { cardListMessages as messages } from './messages.ts';
import { type Filter, filters } from './shown-cards.ts';

const maxSearchLength = 100;

type CardFiltersProps = {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onSearch: (text: string) => void;
  onClear: () => void;
  filter: Filter;
  counts: Readonly<Record<Filter, number>>;
  onFilter: (filter: Filter) => void;
  /** Whether the cards are being put into another order; nothing where they cannot be. */
  isArranging: boolean | undefined;
  onArrange: (isArranging: boolean) => void;
  addButton: RefObject<HTMLButtonElement | null>;
  onAdd: () => void;
};

export function CardFilters(props: CardFiltersProps) {
  const { input, typed, onSearch, onClear, filter, counts, onFilter, addButton, onAdd } = props;
  return (
    <div className="flex flex-wrap items-center gap-2.5 px-[clamp(18px,2.2vw,24px)] py-4.5">
      <div className="flex min-w-0 max-md:basis-full md:w-90">
        <SearchField
          input={input}
          label={messages.search}
          clearLabel={messages.clearSearch}
          maxLength={maxSearchLength}
          value={typed}
          onSearch={onSearch}
          onClear={onClear}
        />
      </div>
      <Segmented
        aria-label={messages.show}
        value={filter}
        onValueChange={onFilter}
        options={filters.map((value) => ({
          value,
          label: messages.counted(messages.filters[value], counts[value]),
        }))}
        className="max-md:auto-cols-auto max-md:basis-full max-md:[&>label]:px-1.5 [&>label]:whitespace-nowrap"
      />
      {props.isArranging !== undefined && (
        <Button
          variant="ghost"
          size="small"
          aria-pressed={props.isArranging}
          onClick={() => props.onArrange(props.isArranging === false)}
          className="ms-auto max-md:ms-0 max-md:min-h-11"
        >
          <Icon icon={ArrowDownUp} size="small" />
          {messages.arrange}
        </Button>
      )}
      <Button
        ref={addButton}
        size="small"
        onClick={onAdd}
        className={`max-md:min-h-11 max-md:flex-1 ${props.isArranging === undefined ? 'ms-auto max-md:ms-0' : ''}`}
      >
        <Icon icon={Plus} size="small" />
        {messages.add}
      </Button>
    </div>
  );
}
