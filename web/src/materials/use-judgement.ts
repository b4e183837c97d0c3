import { judgeContent, type Judgement } from '@engram/core/materials/policy/judge-content.ts';
import { makeReady } from '@engram/core/materials/policy/make-ready.ts';
import { startTransition, useEffect, useState } from 'react';

const readyAfterMs = 200;
const judgedAfterMs = 500;
const fine: Judgement = { verdict: 'fine' };

/** What the content policy says of a text, on this device [POL-02], once nobody has typed for a moment. */
export function useJudgement(text: string): Judgement {
  const [judgement, setJudgement] = useState(fine);
  // While somebody looks for a text.
  useEffect(() => {
    const timer = setTimeout(makeReady, readyAfterMs);
    return () => clearTimeout(timer);
  }, []);
  // A long text takes a while, and a clock is outside of React.
  useEffect(() => {
    const timer = setTimeout(() => {
      const found = judgeContent(text);
      startTransition(() => setJudgement(found));
    }, judgedAfterMs);
    return () => clearTimeout(timer);
  }, [text]);
  return judgement;
}
