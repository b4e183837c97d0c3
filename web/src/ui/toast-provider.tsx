import { Toast as RadixToast } from 'radix-ui';
import { createContext, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import { ToastCard, type Toast } from './toast.tsx';
import { useToastFocus } from './use-toast-focus.ts';

type ToastLabels = {
  /** Names the region; {hotkey} becomes the key that jumps to it. */
  region: string;
  /** Spoken before each message. */
  toast: string;
  dismiss: string;
  clearErrors: string;
};

type ToastActions = {
  showToast: (message: string) => void;
  showError: (message: string) => void;
  clearErrors: () => void;
};

export function ToastProvider({ labels, children }: { labels: ToastLabels; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const { noteFocus, stackProps } = useToastFocus(toasts);

  const actions = useMemo(() => {
    function add(kind: Toast['kind'], message: string) {
      lastId.current += 1;
      const toast = { id: lastId.current, kind, message };
      // The same words again replace the old card, so that a failing retry does not pile up.
      setToasts((shown) => [...shown.filter((other) => other.message !== message), toast]);
    }
    return {
      showToast: (message: string) => add('done', message),
      showError: (message: string) => add('error', message),
      clearErrors: () => setToasts((shown) => shown.filter(({ kind }) => kind !== 'error')),
    };
  }, []);

  function dismiss(id: number) {
    noteFocus();
    setToasts((shown) => shown.filter((toast) => toast.id !== id));
  }

  function clearErrors() {
    noteFocus();
    actions.clearErrors();
  }

  return (
    <ToastContext value={actions}>
      {children}
      {/* Mounted only while there is a toast: Radix keeps its pause when the last card goes under
          the pointer, and its empty region carries a style attribute into prerendered HTML. */}
      {toasts.length > 0 && (
        <ToastStack
          toasts={toasts}
          labels={labels}
          onDismiss={dismiss}
          onClearErrors={clearErrors}
          stackProps={stackProps}
        />
      )}
    </ToastContext>
  );
}

export function useToasts(): ToastActions {
  const actions = useContext(ToastContext);
  if (!actions) throw new Error('useToasts needs a ToastProvider above it.');
  return actions;
}

const ToastContext = createContext<ToastActions | undefined>(undefined);

type ToastStackProps = {
  toasts: readonly Toast[];
  labels: ToastLabels;
  onDismiss: (id: number) => void;
  onClearErrors: () => void;
  stackProps: ReturnType<typeof useToastFocus>['stackProps'];
};

function ToastStack({ toasts, labels, onDismiss, onClearErrors, stackProps }: ToastStackProps) {
  const errorCount = toasts.filter(({ kind }) => kind === 'error').length;
  return (
    <RadixToast.Provider label={labels.toast} swipeDirection="right">
      <div
        {...stackProps}
        className="pointer-events-none fixed end-7 bottom-7 z-60 grid justify-items-end gap-2 max-md:start-4 max-md:end-4 max-md:bottom-4 max-md:justify-items-stretch"
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
