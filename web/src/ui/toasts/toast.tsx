import { CircleAlert, CircleCheck, type LucideIcon, Undo2, X } from 'lucide-react';
import { Toast as RadixToast } from 'radix-ui';
import { Icon } from '../icon.tsx';

export type ToastLabels = {
  /** Names the region; {hotkey} becomes the key that jumps to it. */
  region: string;
  /** Spoken before each message. */
  toast: string;
  dismiss: string;
  clearErrors: string;
};

export type Toast = {
  id: number;
  kind: 'done' | 'error';
  message: string;
  action?: ToastAction | undefined;
};

export type ToastAction = {
  label: string;
  /** Of a way on, where nothing is taken back. */
  icon?: LucideIcon;
  onPress: () => void;
  /** The offer is over, taken or not. */
  onEnd?: () => void;
};

type ToastCardProps = {
  toast: Toast;
  dismissLabel: string;
  onDismiss: () => void;
};

/** Good news goes by itself, unless the pointer or the keyboard is on it; an error waits. */
export function ToastCard({ toast, dismissLabel, onDismiss }: ToastCardProps) {
  const isError = toast.kind === 'error';
  return (
    <RadixToast.Root
      open
      onOpenChange={(isOpen) => !isOpen && onDismiss()}
      type={isError ? 'foreground' : 'background'}
      duration={durationOf(toast)}
      className={toastClass}
    >
      <Icon
        icon={isError ? CircleAlert : CircleCheck}
        className={isError ? 'text-on-toast' : 'text-mark'}
      />
      <RadixToast.Description className="min-w-0 flex-1 wrap-anywhere">
        {toast.message}
      </RadixToast.Description>
      {toast.action && (
        <RadixToast.Action
          altText={toast.action.label}
          onClick={toast.action.onPress}
          className={toastActionClass}
        >
          <Icon icon={toast.action.icon ?? Undo2} />
          {toast.action.label}
        </RadixToast.Action>
      )}
      <RadixToast.Close aria-label={dismissLabel} className={toastCloseClass}>
        <Icon icon={X} size="small" />
      </RadixToast.Close>
    </RadixToast.Root>
  );
}

/** Somebody has to read what happened before they can want it back. */
function durationOf({ kind, action }: Toast): number {
  if (kind === 'error') return Infinity;
  return action ? 8_000 : 5_000;
}

export const toastClass =
  'pointer-events-auto flex w-max max-w-[min(480px,calc(100vw-32px))] items-center gap-3 rounded-tile border border-transparent bg-toast py-2.75 ps-3.75 pe-2.75 type-sm font-medium text-on-toast shadow-e3 transition-[opacity,translate] duration-(--d2) ease-calm focus-visible:shadow-focus starting:translate-y-2 starting:opacity-0 max-md:w-full';

// The ring of the page is petrol, which the dark card would swallow.
export const toastCloseClass =
  'grid size-8 shrink-0 place-items-center rounded-tag focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-on-toast focus-visible:-outline-offset-2';

const toastActionClass =
  'inline-flex min-h-11 shrink-0 items-center gap-2 rounded-tag px-3 font-semibold text-mark underline underline-offset-2 focus-visible:shadow-none focus-visible:inset-ring-2 focus-visible:inset-ring-on-toast focus-visible:-outline-offset-2';
