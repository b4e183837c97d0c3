import { createContext, useContext } from 'react';

type FieldControl = {
  id?: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
};

export const FieldContext = createContext<FieldControl>({});

/** What the Field around a control knows of it; nothing outside a Field. */
export function useFieldControl() {
  return useContext(FieldContext);
}
