/** What messengers show of a link to a shared test. */
export const pageMessages = {
  title: (title: string, product: string) => `${title} · ${product}`,
  description: (questions: number, minutes: number | null) => {
    const asked = questions === 1 ? '1 question' : `${questions} questions`;
    const time =
      minutes === null ? 'no time limit' : `${minutes} ${minutes === 1 ? 'minute' : 'minutes'}`;
    return `Practice test: ${asked}, ${time}. No account needed.`;
  },
} as const;
