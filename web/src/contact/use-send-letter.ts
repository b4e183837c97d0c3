import { contactMessages } from '@engram/core/contact/messages.ts';
import { siteLimits } from '@engram/core/limits.ts';
import { type SubmitEvent, useState } from 'react';
import { useCaptchaWhenAsked } from '../accounts/captcha/use-captcha-when-asked.ts';
import { pause } from '../http/pause.ts';
import { contactCopy } from './contact-copy.ts';
import {
  findProblems,
  focusFirstProblem,
  type Letter,
  type LetterField,
  type LetterProblems,
  readLetter,
} from './letter.ts';
import type { SendingFailure } from './send-letter.ts';

type Phase = 'writing' | 'sending' | 'sent';

/** From pressing the button to the thanks [CONT-07] to [CONT-10], or to the reason why not. */
export function useSendLetter() {
  const [phase, setPhase] = useState<Phase>('writing');
  const [problems, setProblems] = useState<LetterProblems>({});
  const [failure, setFailure] = useState<SendingFailure>();
  const captcha = useCaptchaWhenAsked();

  function refuse(form: HTMLFormElement, found: LetterProblems) {
    setProblems(found);
    focusFirstProblem(form, found);
  }

  async function send(form: HTMLFormElement, letter: Letter) {
    setPhase('sending');
    const [failed] = await Promise.all([
      deliver({ ...letter, ...captcha.sent }),
      pause(siteLimits.contactMinSendingMs, undefined), // [LIM-07]
    ]);
    if (!failed) {
      form.reset(); // [CONT-09]
      captcha.dropToken();
      return setPhase('sent');
    }
    setPhase('writing');
    captcha.noteFailure(failed.error);
    if (failed.field) refuse(form, { [failed.field]: failed.message });
    else setFailure(failed);
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    if (phase === 'sending') return;
    const form = event.currentTarget;
    const letter = readLetter(form);
    const found = findProblems(letter);
    setFailure(undefined);
    refuse(form, found);
    if (Object.keys(found).length > 0) return;
    if (captcha.isMissing) {
      setFailure({ message: contactCopy.captchaMissing, isNextStep: true });
    } else {
      void send(form, letter);
    }
  }

  return {
    phase,
    problems,
    failure,
    captcha,
    submit,
    /** What was said about a field is over when it changes. */
    forgetProblem: (field: LetterField) => setProblems(({ [field]: _over, ...rest }) => rest),
    forgetFailure: () => setFailure(undefined),
    endThanks: () => setPhase((now) => (now === 'sent' ? 'writing' : now)),
  };
}

async function deliver(letter: Letter): Promise<SendingFailure | undefined> {
  try {
    const { sendLetter } = await import('./send-letter.ts');
    const failed = await sendLetter(letter);
    // Before it is shown: a box that cannot be fetched would take the page down.
    if (failed?.isNextStep) await import('./contact-captcha.tsx');
    return failed;
  } catch {
    // Not even the code for it could be fetched.
    return { message: contactMessages.failed };
  }
}
