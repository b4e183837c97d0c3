import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '../paths.ts';
import type { InputStep } from '../practice-tests/creation/input/use-input-step.ts';
import { modelsQuery, waitsForEmail } from '../practice-tests/creation/models.ts';
import { isWantedNow } from './make-now.ts';

/**
 * Presses the button for somebody who has pressed one on another page. Where AI waits for a
 * confirmed address nothing is begun: what stands beside the button comes first.
 */
export function useMakeNow({ canContinue, submit }: InputStep): void {
  const { state } = useLocation();
  const navigate = useNavigate();
  const { data: menu, isError } = useQuery(modelsQuery);
  const isDue = isWantedNow(state) && (menu !== undefined || isError);
  const begin = useEffectEvent(() => {
    // Once: going back and forth, or a reload, is no press.
    void navigate(paths.create, { replace: true, state: null });
    if (canContinue && !waitsForEmail(menu)) submit();
  });
  // The address is outside of React.
  useEffect(() => {
    if (isDue) begin();
  }, [isDue]);
}
