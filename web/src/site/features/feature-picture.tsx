import type { ReactNode } from 'react';
import {
  Code,
  Coverage,
  Exports,
  QuestionReport,
  TakerReport,
  VerifiedQuestion,
} from './educator-pictures.tsx';
import { Deck, Feedback, Progress, QuestionTypes, Quote, Ratings } from './student-pictures.tsx';

/** A fragment of a screen, as an example. Nothing to use or to read out. */
export function FeaturePicture({ name }: { name: PictureName }) {
  return (
    <div
      aria-hidden="true"
      inert
      className="grid min-h-46 grid-cols-[minmax(0,1fr)] place-items-center rounded-card border border-transparent bg-sunken p-5 max-[23.75rem]:p-3.5"
    >
      {pictures[name]}
    </div>
  );
}

export type PictureName = keyof typeof pictures;

const pictures = {
  'question-types': <QuestionTypes />,
  quote: <Quote />,
  ratings: <Ratings />,
  deck: <Deck />,
  progress: <Progress />,
  feedback: <Feedback />,
  'verified-question': <VerifiedQuestion />,
  code: <Code />,
  'question-report': <QuestionReport />,
  'taker-report': <TakerReport />,
  coverage: <Coverage />,
  exports: <Exports />,
} satisfies Record<string, ReactNode>;
