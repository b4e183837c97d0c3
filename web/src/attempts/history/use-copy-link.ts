import { pathsOf } from '../../paths.ts';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { testMenuMessages as messages } from './messages.ts';

/** The address of a test, which opens for its owner only. */
export function useCopyLink() {
  const { showToast, showError } = useToasts();
  return async (testId: string) => {
    try {
      await navigator.clipboard.writeText(`${window.location.origin}${pathsOf.test(testId)}`);
      showToast(messages.copied);
    } catch {
      // The browser may forbid it, or have no clipboard outside of https [BERR-26].
      showError(messages.notCopied);
    }
  };
}
