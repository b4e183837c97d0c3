import { vi } from 'vitest';
import { type SureCount, WorkerOrder } from '../built-in-contract.ts';
import { StubWorker } from './stub-worker.ts';

/** For tests: a worker that counts as it is told, by how many are wanted; else it says nothing. */
export function stubCounts(countFor: (wanted: number) => Partial<SureCount> | undefined): void {
  const post = vi.spyOn(StubWorker.prototype, 'postMessage');
  post.mockImplementation((data, [port]) => {
    const order = WorkerOrder.parse(data);
    const wanted =
      'wanted' in order ? order.wanted.reduce((sum, { count }) => sum + count, 0) : Infinity;
    const counted = countFor(wanted);
    if (!counted) return;
    const count = { total: 0, questions: [], cards: [], proposed: 0, ...counted };
    port?.postMessage({ count });
  });
}
