import { onTestFinished } from 'vitest';

/** For tests: as a server marks its pages where nobody can pay, or a trial needs a card. */
export function markPage(marks: { payments?: 'off'; trial?: 'card' }): void {
  const { dataset } = document.documentElement;
  Object.assign(dataset, marks);
  onTestFinished(() => {
    delete dataset.payments;
    delete dataset.trial;
  });
}
