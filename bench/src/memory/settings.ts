import { actR, asBelieved, halfLives, type Kind, otherParameters } from './learners.ts';

export type Setting = {
  name: string;
  kind: Kind;
  days: number;
  cards: number;
  /** Reviews that a day has room for: a quarter of an hour. */
  perDay: number;
  isMissed: (day: number) => boolean;
};

const month = { days: 30, cards: 300, perDay: 55, isMissed: () => false };

/** Memory as the app believes it to be, and four ways in which it is otherwise. */
export function listSettings(): Setting[] {
  return [
    { ...month, name: asBelieved.name, kind: asBelieved },
    { ...month, name: otherParameters.name, kind: otherParameters },
    { ...month, name: actR.name, kind: actR },
    { ...month, name: halfLives.name, kind: halfLives },
    {
      ...month,
      name: `${otherParameters.name}, 14 days missed in the middle`,
      kind: otherParameters,
      isMissed: (day) => day >= 8 && day < 22,
    },
  ];
}
