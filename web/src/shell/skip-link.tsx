import { messages } from './messages.ts';

export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed start-3 -top-15 z-50 rounded-control bg-ink px-4 py-2.5 text-paper no-underline focus:top-3"
    >
      {messages.skip}
    </a>
  );
}
