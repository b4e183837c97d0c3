import { type Dispatch, useEffect } from 'react';
import { useLocation } from 'react-router';
import { allQuestions } from './faq-groups.ts';
import type { FaqAction, FaqState } from './faq-state.ts';

/** Opens the question that the address names and brings it, and the focus, to the reader. */
export function useLinkedQuestion(linked: FaqState['linked'], dispatch: Dispatch<FaqAction>): void {
  const { hash, key } = useLocation();

  // Not at the first render: the prerendered page knows no hash.
  useEffect(() => {
    const id = hash.slice(1);
    if (allQuestions.some((question) => question.id === id)) dispatch({ type: 'follow-link', id });
  }, [hash, key, dispatch]);

  // After the render that has opened it. Browsers do this by themselves only for a new page.
  useEffect(() => {
    if (!linked) return;
    const question = document.getElementById(linked.id)?.closest('details');
    question?.scrollIntoView();
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [linked]);
}
