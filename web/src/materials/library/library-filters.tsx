import { materialOrders, type MaterialOrder } from '@engram/core/materials/api.ts';
import { materialLimits } from '@engram/core/limits.ts';
import type { RefObject } from 'react';
import { SearchField } from '../../ui/forms/search-field.tsx';
import { Select } from '../../ui/forms/select.tsx';
import { libraryMessages as messages, orderNames } from './messages.ts';

type LibraryFiltersProps = {
  input: RefObject<HTMLInputElement | null>;
  search: string;
  onSearch: (search: string) => void;
  onClear: () => void;
  order: MaterialOrder;
  onOrder: (order: MaterialOrder) => void;
};

export function LibraryFilters({ search, order, onOrder, ...field }: LibraryFiltersProps) {
  return (
    <div className="flex gap-2.5 max-md:flex-col">
      <SearchField
        {...field}
        label={messages.search}
        clearLabel={messages.clearSearch}
        maxLength={materialLimits.maxTitleLength}
        value={search}
      />
      <OrderSelect order={order} onOrder={onOrder} />
    </div>
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
