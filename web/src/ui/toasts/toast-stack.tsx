import { Toast as RadixToast } from 'radix-ui';
import { useEffect, useEffectEvent } from 'react';
import { Button } from '../button.tsx';
import { type Toast, ToastCard, type ToastLabels } from './toast.tsx';
import type { useToastFocus } from './use-toast-focus.ts';

export type ToastStackProps = {
  toasts: readonly Toast[];
  labels: ToastLabels;
  onDismiss: (id: number) => void;
  onClearErrors: () => void;
  stackProps: ReturnType<typeof useToastFocus>['stackProps'];
};

export function ToastStack({
  toasts,
  labels,
  onDismiss,
  onClearErrors,
  stackProps,
}: ToastStackProps) {
  useUndoKey(toasts, onDismiss);
  const errorCount = toasts.filter(({ kind }) => kind === 'error').length;
  return (
    <RadixToast.Provider label={labels.toast} swipeDirection="right">
      <div
        {...stackProps}
        className="pointer-events-none fixed end-7 bottom-[calc(var(--bottom-bar,0px)+1.75rem)] z-60 grid justify-items-end gap-2 max-md:start-4 max-md:end-4 max-md:bottom-[calc(var(--bottom-bar,0px)+1rem)] max-md:justify-items-stretch"
      >
        {errorCount > 1 && (
          <Button
            size="small"
            className="pointer-events-auto justify-self-end"
            onClick={onClearErrors}
          >
            {labels.clearErrors}
          </Button>
        )}
        <RadixToast.Viewport
          label={labels.region}
          className="grid justify-items-end gap-2 max-md:justify-items-stretch"
        />
        {/* Radix draws them inside the viewport; written here, their focus events pass the stack. */}
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            dismissLabel={labels.dismiss}
            onDismiss={() => onDismiss(toast.id)}
          />
        ))}
      </div>
    </RadixToast.Provider>
  );
}

/** Ctrl+Z takes back what the last offer is about; in a field it takes back what was typed. */
function useUndoKey(toasts: readonly Toast[], onDismiss: (id: number) => void): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const isUndo = (event.ctrlKey || event.metaKey) && event.key.toLowerCase() === 'z';
    if (!isUndo || event.shiftKey || event.altKey || event.defaultPrevented) return;
    if (event.target instanceof Element && event.target.closest(fields)) return;
    const offer = toasts.findLast(({ action }) => action !== undefined);
    if (!offer?.action) return;
    event.preventDefault();
    offer.action.onPress();
    onDismiss(offer.id);
  });
  useEffect(() => {
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}

const fields = 'input, textarea, select, [contenteditable]';
