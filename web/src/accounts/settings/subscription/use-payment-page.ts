import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';

/** Asks for a page of the payment service and goes there. */
export function usePaymentPage(ask: () => Promise<{ url: string }>) {
  const { mutate, reset, isPending, isSuccess, error } = useMutation({
    mutationFn: ask,
    onSuccess: ({ url }) => window.location.assign(url),
  });

  // Whoever comes Back from there may find this page as it was left: busy.
  useEffect(() => {
    const beReady = ({ persisted }: PageTransitionEvent) => {
      if (persisted) reset();
    };
    window.addEventListener('pageshow', beReady);
    return () => window.removeEventListener('pageshow', beReady);
  }, [reset]);

  return { open: () => mutate(), isOpening: isPending || isSuccess, error };
}
