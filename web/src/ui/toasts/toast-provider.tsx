import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { ToastStackProps } from './toast-stack.tsx';
import type { Toast, ToastAction, ToastLabels } from './toast.tsx';
import { useToastFocus } from './use-toast-focus.ts';

type ToastActions = {
  /** The action takes back what the message tells of, or goes on from it. Returns what takes the message away. */
  showToast: (message: string, action?: ToastAction) => () => void;
  showError: (message: string) => void;
  clearErrors: () => void;
};

export function ToastProvider({ labels, children }: { labels: ToastLabels; children: ReactNode }) {
  const [toasts, setToasts] = useState<readonly Toast[]>([]);
  const lastId = useRef(0);
  const { noteFocus, stackProps } = useToastFocus(toasts);
  useEndedOffers(toasts);
  const dismiss = useCallback(
    (id: number) => {
      noteFocus();
      setToasts((shown) => shown.filter((toast) => toast.id !== id));
    },
    [noteFocus],
  );

  const actions = useMemo(() => {
    function add({ kind, message, action }: Omit<Toast, 'id'>) {
      lastId.current += 1;
      const id = lastId.current;
      const toast = { id, kind, message, action };
      // The same words again replace the old card, so that a failing retry does not pile up.
      setToasts((shown) => [...shown.filter((other) => other.message !== message), toast]);
      return () => dismiss(id);
    }
    return {
      showToast: (message: string, action?: ToastAction) => add({ kind: 'done', message, action }),
      showError: (message: string) => void add({ kind: 'error', message }),
      clearErrors: () => setToasts((shown) => shown.filter(({ kind }) => kind !== 'error')),
    };
  }, [dismiss]);

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
        <Suspense>
          <ToastStack
            toasts={toasts}
            labels={labels}
            onDismiss={dismiss}
            onClearErrors={clearErrors}
            stackProps={stackProps}
          />
        </Suspense>
      )}
    </ToastContext>
  );
}

/** Tells of every offer that is gone, whatever took it away. */
function useEndedOffers(toasts: readonly Toast[]): void {
  const before = useRef(toasts);
  useEffect(() => {
    const gone = before.current.filter((toast) => !toasts.includes(toast));
    before.current = toasts;
    for (const { action } of gone) action?.onEnd?.();
  }, [toasts]);
}

/** For screens that may have to tell of a lost connection: what tells is fetched before. */
export function prefetchToasts(): void {
  void loadStack();
}

export function useToasts(): ToastActions {
  const actions = useContext(ToastContext);
  if (!actions) throw new Error('useToasts needs a ToastProvider above it.');
  return actions;
}

/** Most pages never show one. Without its code a toast is not worth the whole page. */
const ToastStack = lazy(async () => {
  const loaded = await loadStack();
  return { default: loaded?.ToastStack ?? NoStack };
});

async function loadStack() {
  return import('./toast-stack.tsx').catch(() => undefined);
}

const NoStack: ComponentType<ToastStackProps> = () => null;

const ToastContext = createContext<ToastActions | undefined>(undefined);
