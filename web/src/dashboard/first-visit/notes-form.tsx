import type { User } from '@engram/core/accounts/user.ts';
import { type SubmitEvent, useId, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { makeNow } from '../../create/make-now.ts';
import { useDraft } from '../../materials/draft/use-draft.ts';
import { paths } from '../../paths.ts';
import { Button } from '../../ui/button.tsx';
import { firstVisitMessages as messages } from './messages.ts';

/** A sheet to paste into. What is in it is the draft of the test, wherever somebody goes on. */
export function NotesForm({ user }: { user: User }) {
  const id = useId();
  const { draft, store } = useDraft(user);
  const navigate = useNavigate();
  const field = useRef<HTMLTextAreaElement>(null);
  const [isRefused, setIsRefused] = useState(false);
  const isEmpty = draft.text.trim() === '';
  const problem = isRefused && isEmpty ? messages.empty : undefined;

  function submit(event: SubmitEvent) {
    event.preventDefault();
    setIsRefused(isEmpty);
    if (isEmpty) return field.current?.focus();
    store.change({ type: 'open', mode: 'text' });
    void navigate(paths.create, { state: makeNow });
  }

  return (
    <form noValidate onSubmit={submit} className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <label htmlFor={id} className="type-sm font-semibold">
        {messages.paste}
      </label>
      <div className="overflow-hidden rounded-card border border-line-strong bg-surface has-[textarea:focus-visible]:border-petrol has-[textarea:focus-visible]:shadow-focus has-aria-invalid:border-danger">
        <textarea
          ref={field}
          id={id}
          value={draft.text}
          placeholder={messages.placeholder}
          aria-invalid={problem !== undefined || undefined}
          aria-describedby={`${id}-hint`}
          onChange={(event) => store.change({ type: 'write', text: event.target.value })}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
            event.preventDefault();
            event.currentTarget.form?.requestSubmit();
          }}
          className="block h-42 w-full resize-y bg-transparent px-5 py-4 font-serif text-[1.0625rem] leading-[1.6] placeholder:text-ink-3 focus-visible:shadow-none"
        />
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2 border-t border-line py-2.5 ps-5 pe-3 max-md:pe-5">
          {/* There before its words change: screen readers announce changes only. */}
          <p
            id={`${id}-hint`}
            role="status"
            className={
              problem === undefined
                ? 'min-w-40 flex-1 type-xs text-ink-2'
                : 'min-w-40 flex-1 type-xs font-medium text-danger-ink'
            }
          >
            {problem ?? messages.enough}
          </p>
          <Button type="submit" variant="primary" className="max-md:w-full">
            {messages.make}
          </Button>
        </div>
      </div>
    </form>
  );
}
