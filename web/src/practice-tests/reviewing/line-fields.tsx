import { Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button } from '../../ui/button.tsx';
import { FieldError } from '../../ui/forms/field.tsx';
import { Icon } from '../../ui/icon.tsx';
import { useLineFocus } from './use-line-focus.ts';

type LineFieldsProps = {
  legend: string;
  count: number;
  max: number;
  add: { words: string; onPress: () => void };
  error: { id: string; message: string | undefined };
  children: ReactNode;
};

/** Lines of a question that can become more: options or pairs. */
export function LineFields({ legend, count, max, add, error, children }: LineFieldsProps) {
  const group = useLineFocus(count);
  return (
    <fieldset ref={group} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <legend className="mb-1.5 type-sm font-semibold">{legend}</legend>
      {children}
      {error.message !== undefined && (
        <FieldError id={error.id} isQuiet>
          {error.message}
        </FieldError>
      )}
      <Button
        variant="ghost"
        size="small"
        disabled={count >= max}
        onClick={add.onPress}
        className="justify-self-start"
        data-add-line
      >
        <Icon icon={Plus} size="small" />
        {add.words}
      </Button>
    </fieldset>
  );
}
