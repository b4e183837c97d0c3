import { testLimits } from '@engram/core/limits.ts';
import {
  type TestFilter,
  testFilters,
  type TestOrder,
  testOrders,
} from '@engram/core/practice-tests/api.ts';
import type { RefObject } from 'react';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Segmented } from '../../ui/navigation/segmented.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { filterNames, historyMessages as messages, orderNames } from './messages.ts';

type HistoryFiltersProps = {
  input: RefObject<HTMLInputElement | null>;
  typed: string;
  onSearch: (text: string) => void;
  onClear: () => void;
  filter: TestFilter;
  /** How many tests each filter shows; unknown at first. */
  counts: Readonly<Record<TestFilter, number>> | undefined;
  onFilter: (filter: TestFilter) => void;
  order: TestOrder;
  onOrder: (order: TestOrder) => void;
};

export function HistoryFilters({
  filter,
  counts,
  onFilter,
  order,
  onOrder,
  typed,
  ...search
}: HistoryFiltersProps) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-2.5 md:grid-cols-[auto_minmax(0,1fr)] md:max-lg:[&>:first-child]:col-span-full lg:flex">
      <SearchField
        {...search}
        label={messages.search}
        clearLabel={messages.clearSearch}
        maxLength={testLimits.maxNameLength}
        value={typed}
      />
      <Segmented
        aria-label={messages.show}
        value={filter}
        onValueChange={onFilter}
        options={testFilters.map((value) => ({
          value,
          label: [filterNames[value], ...(counts ? [counts[value]] : [])].join(' '),
        }))}
        className="lg:min-w-60"
      />
      <Select
        aria-label={messages.sort}
        value={order}
        onChange={({ target }) => {
          const chosen = testOrders.find((one) => one === target.value);
          if (chosen) onOrder(chosen);
        }}
        className="lg:w-47"
      >
        {testOrders.map((one) => (
          <option key={one} value={one}>
            {orderNames[one]}
          </option>
        ))}
      </Select>
    </div>
  );
}
