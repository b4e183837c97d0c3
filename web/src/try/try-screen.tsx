import { type RefObject, useEffect, useRef, useState } from 'react';
import { titled, writeHead } from '../page-head.ts';
import { paths } from '../paths.ts';
import { classNames } from '../ui/class-names.ts';
import type { Trial } from './keeping/trial.ts';
import { tryMessages as messages } from './messages.ts';
import { StartForm } from './start-form.tsx';
import { TrialChoice } from './trial-choice.tsx';
import type * as TrialPart from './trial-part.ts';

export const meta = () =>
  writeHead({
    path: paths.try,
    title: titled(messages.pageTitle),
    description: messages.description,
  });

/** Questions from an own text without an account (D32): made, answered and kept in this browser. */
export default function TryScreen() {
  const field = useRef<HTMLTextAreaElement>(null);
  const { part, trial, isMaking, problem, make, forgetProblem, pasteOwn } = useTrial(field);
  return (
    <div
      className={classNames(
        'wrap page-block grid grid-cols-[minmax(0,1fr)] content-start gap-6',
        !trial && 'max-w-198!',
      )}
    >
      <div className="grid gap-2">
        <h1 className="type-h1">{messages.title}</h1>
        <p className="type-lead">{trial ? messages.leadMade : messages.lead}</p>
      </div>
      <p className="hidden text-ink-2 noscript:block">{messages.noScript}</p>
      {part && trial ? (
        <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
          <TrialChoice text={trial.text} isBusy={isMaking} onSample={make} onOwn={pasteOwn} />
          <part.TrialDesk key={trial.id} trial={trial} />
        </div>
      ) : (
        <StartForm
          field={field}
          isMaking={isMaking}
          problem={problem}
          onMake={make}
          onChange={forgetProblem}
        />
      )}
    </div>
  );
}

type Part = typeof TrialPart;

function useTrial(field: RefObject<HTMLTextAreaElement | null>) {
  const [part, setPart] = useState<Part>();
  const [trial, setTrial] = useState<Trial>();
  const [isMaking, setIsMaking] = useState(false);
  const [problem, setProblem] = useState<string>();

  // Everything comes at once, so that it works when the network is gone; a reload finds the trial.
  useEffect(() => {
    let isHere = true;
    async function load() {
      const loaded = await loadPart();
      if (!loaded || !isHere) return;
      loaded.preloadWorkers();
      setPart(loaded);
      if (field.current?.value === '') setTrial((now) => now ?? loaded.findTrial());
    }
    void load();
    const again = () => void load();
    window.addEventListener('online', again);
    return () => {
      isHere = false;
      window.removeEventListener('online', again);
    };
  }, [field]);

  async function makeOf(text: string) {
    setIsMaking(true);
    setProblem(undefined);
    try {
      const loaded = part ?? (await loadPart());
      const found = loaded ? loaded.findTextProblem(text) : messages.notLoaded;
      if (!loaded || found !== undefined) {
        setProblem(found);
        field.current?.focus();
        return;
      }
      setPart(loaded);
      const made = await loaded.makeTrial(text);
      loaded.keepTrial(made);
      setTrial(made);
    } catch {
      setProblem(messages.failed);
    } finally {
      setIsMaking(false);
    }
  }

  return {
    part,
    trial,
    isMaking,
    problem,
    make: (text: string) => void makeOf(text),
    forgetProblem: () => setProblem(undefined),
    /** The last one stays kept until another one is made. */
    pasteOwn() {
      setTrial(undefined);
      setProblem(undefined);
    },
  };
}

/** Undefined without a network; the next press asks again. */
async function loadPart(): Promise<Part | undefined> {
  return import('./trial-part.ts').catch(() => undefined);
}
