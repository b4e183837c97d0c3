import { sharingLimits } from '@engram/core/limits.ts';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { pathsOf } from '../../paths.ts';
import type { Outcome, Trouble } from './outcome.ts';

type Joining = {
  /** What is in the field at first. */
  first?: string;
  /** Where a CAPTCHA is asked for: here, or on the page of the test. */
  asksHere?: boolean;
};

/** From a typed code to its test, or to why there is none; the code stays typed. */
export function useJoin({ first = '', asksHere = false }: Joining = {}) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const [code, setCode] = useState(first);
  const [outcome, setOutcome] = useState<Outcome>();
  const [hasMissed, setHasMissed] = useState(false);
  const [isLooking, setIsLooking] = useState(false);
  const [captchas, setCaptchas] = useState(0);
  const stay = useRef<AbortController>(undefined);

  // Nobody is led to a test from a page that they have left.
  useEffect(() => {
    const here = (stay.current = new AbortController());
    return () => here.abort();
  }, []);

  async function look(captchaToken?: string) {
    const signal = stay.current?.signal;
    if (!signal) return;
    setIsLooking(true);
    const found = await findOut({ code, captchaToken, signal });
    if (signal.aborted || !found) return;
    setIsLooking(false);
    if (found.state === 'found' || (found.state === 'asks' && !asksHere)) {
      await navigate(pathsOf.sharedTest(code));
      return;
    }
    setOutcome(found);
    if (found.state === 'asks') return setCaptchas((before) => before + 1);
    setHasMissed(hasMissed || found.state === 'unknown');
  }

  function submit(event: SubmitEvent) {
    event.preventDefault();
    if (isLooking || code.length < sharingLimits.codeLength) return; // NS-18
    // Gone while it is asked, so that the same words are news again.
    setOutcome(undefined);
    void look();
  }

  const trouble = readTrouble(outcome);
  // The button that was pressed, or the CAPTCHA, may be gone; and the code is what has to be changed.
  useEffect(() => {
    if (trouble) form.current?.querySelector('input')?.focus();
  }, [trouble]);

  return {
    form,
    code,
    change(next: string) {
      setCode(next);
      setOutcome(undefined);
    },
    submit,
    isLooking,
    isWhole: code.length === sharingLimits.codeLength,
    trouble,
    /** A code led nowhere, now or before this one. */
    hasMissed,
    /** The how manieth CAPTCHA is asked for; each is good for one try. */
    captcha: outcome?.state === 'asks' ? captchas : undefined,
    solve: (captchaToken: string) => void look(captchaToken),
  };
}

type Asked = { code: string; captchaToken: string | undefined; signal: AbortSignal };

async function findOut(asked: Asked): Promise<Outcome | undefined> {
  // To try three times would be to wait for nothing.
  if (!navigator.onLine) return { state: 'offline' };
  try {
    const { lookUpCode } = await import('./look-up-code.ts');
    const outcome = await lookUpCode(asked);
    // Before it is shown: a box that cannot be fetched would take the page down.
    if (outcome?.state === 'asks') await import('../taking/person-check.tsx');
    return outcome;
  } catch {
    // Not even the code for it could be fetched.
    return { state: 'offline' };
  }
}

function readTrouble(outcome: Outcome | undefined): Trouble | undefined {
  if (outcome === undefined || outcome.state === 'found' || outcome.state === 'asks') {
    return undefined;
  }
  return outcome;
}
