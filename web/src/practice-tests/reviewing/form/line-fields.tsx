import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { FieldError } from '../../../ui/forms/field.tsx';
import { Icon } from '../../../ui/icon.tsx';

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

/** A line that is added wants to be written; one that is taken away leaves its focus to the group. */
function useLineFocus(count: number) {
  const group = useRef<HTMLFieldSetElement>(null);
  const before = useRef(count);
  useEffect(() => {
    const change = count - before.current;
    before.current = count;
    if (change > 0) queryAll(group.current, '[data-line]').at(-1)?.focus();
    if (change < 0 && document.activeElement === document.body) {
      queryAll(group.current, '[data-add-line]')[0]?.focus();
    }
  }, [count]);
  return group;
}

function queryAll(group: HTMLElement | null, selector: string): HTMLElement[] {
  return [...(group?.querySelectorAll<HTMLElement>(selector) ?? [])];
}
