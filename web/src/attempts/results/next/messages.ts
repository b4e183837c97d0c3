/** What happens with the questions that were missed (D36). */
export const nextMessages = {
  title: 'What happens next',
  /** `when` is undefined until the server has said it. */
  waiting: ({ waiting, missed, when }: Waiting) => {
    const some = waiting < missed ? `${waiting} of the ${missed} questions you missed` : undefined;
    const one = waiting === 1;
    const verb = one ? 'comes' : 'come';
    const subject = some ?? (one ? '1 missed question' : `${waiting} missed questions`);
    return `${subject} ${verb} back${when === undefined ? '' : ` ${when}`}, free.`;
  },
  due: ({ waiting, missed }: Waiting) => {
    if (waiting < missed) return `${waiting} of the ${missed} questions you missed are due today.`;
    return waiting === 1
      ? '1 missed question is due today.'
      : `${waiting} missed questions are due today.`;
  },
  orNow: (waiting: number, minutes: number) =>
    `Or clear ${them(waiting)} now in ${aboutMinutes(minutes)}.`,
  dueNow: (waiting: number, minutes: number) =>
    `Clear ${them(waiting)} now, free, in ${aboutMinutes(minutes)}.`,
  review: (waiting: number) => `Review ${them(waiting)} now`,
  cleared: (missed: number, when: string) =>
    missed === 1
      ? `You have cleared the question you missed. It comes back ${when}, so that it stays.`
      : `You have cleared all ${missed} questions you missed. The first comes back ${when}, so that they stay.`,
  nothing: 'You missed nothing, so nothing has to come back. New questions take you further.',
  toJudge: (waiting: number) =>
    waiting === 1
      ? 'First judge the answer that no rule could. If it was wrong, it comes back tomorrow, free.'
      : `First judge the ${waiting} answers that no rule could. Those that were wrong come back tomorrow, free.`,
  today: 'today',
  tomorrow: 'tomorrow',
  onDay: (day: string) => `on ${day}`,
} as const;

type Waiting = { waiting: number; missed: number; when?: string | undefined };

function them(count: number): string {
  return count === 1 ? 'it' : 'them';
}

function aboutMinutes(minutes: number): string {
  return minutes === 1 ? 'about a minute' : `about ${minutes} minutes`;
}
