import type { Mark } from '@engram/core/marks/mark.ts';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import type { Makers } from '../desk/made-questions.tsx';
import { MarkingDesk } from '../desk/marking-desk.tsx';
import type { MarkKeeper, NewMark } from '../keeping/mark-keeper.ts';
import { stubRules } from './stub-rules.ts';

export const kidney = `# The nephron

Each kidney holds about one million nephrons. A nephron begins with the glomerulus, a knot of capillaries inside Bowman’s capsule. Together the two kidneys filter about 180 litres of fluid a day.

# Hormones

When blood pressure falls, the kidney itself releases renin.
`;

export const words = `- Osmosis: water moves to where more is dissolved
- Diffusion: particles spread to where they are few
- Filtration: pressure pushes water through a filter
`;

type Opening = {
  texts?: readonly string[];
  marks?: readonly Mark[];
  keeper?: Partial<MarkKeeper>;
};

/** For tests: a desk whose marks are kept in a list, which numbers them. */
export async function openDesk({ texts = [kidney], marks = [], keeper = {} }: Opening = {}) {
  stubRules();
  const kept: Mark[] = [...marks];
  const removed: string[] = [];
  let last = Math.max(0, ...marks.map(({ number }) => number));
  const ownKeeper: MarkKeeper = {
    async keep(mark: NewMark) {
      last += 1;
      const numbered = { ...mark, number: last };
      kept.push(numbered);
      return numbered;
    },
    async remove(id) {
      removed.push(id);
    },
    ...keeper,
  };
  const takeTest = vi.fn<Makers['takeTest']>();
  const saveCards = vi.fn<Makers['saveCards']>();
  const sources = texts.map((text, no) => ({
    id: `source-${no}`,
    title: `Text ${no + 1}`,
    text,
    marks: no === 0 ? marks : [],
    keeper: ownKeeper,
  }));
  const makers = { takeTest, saveCards, busy: undefined, failure: undefined };
  render(<MarkingDesk sources={sources} makersOf={() => makers} />);
  await screen.findAllByRole('article');
  return { kept, removed, takeTest, saveCards };
}

export function markOf(text: string, wanted: string, number: number): Mark {
  const start = text.indexOf(wanted);
  const id = `0190a5a0-0000-7000-8000-00000000000${number}`;
  return { id, number, start, end: start + wanted.length, form: 'gap' };
}

/** As a mouse does it, from the first letter to the last. */
export async function selectWords(wanted: string): Promise<void> {
  const { node, at } = findText(wanted);
  await userEvent.pointer([
    { keys: '[MouseLeft>]', target: node.parentElement ?? document.body, node, offset: at },
    { node, offset: at + wanted.length },
    { keys: '[/MouseLeft]' },
  ]);
  await screen.findByRole('dialog');
}

function findText(wanted: string): { node: Text; at: number } {
  for (const holder of document.querySelectorAll('[data-at]')) {
    const node = holder.firstChild;
    const at = node?.textContent?.indexOf(wanted) ?? -1;
    if (node instanceof Text && at >= 0) return { node, at };
  }
  throw new Error(`The text does not show "${wanted}" in one piece.`);
}

export function findMark(number: number, wanted: string): Promise<HTMLElement> {
  return screen.findByRole('button', { name: `Mark ${number}: ${wanted}. Remove` });
}

export function pressProposal(wanted: string): Promise<void> {
  return userEvent.click(screen.getByRole('button', { name: `Propose: ${wanted}` }));
}

/** The questions beside the text, newest first. */
export function listQuestions(): (string | null)[] {
  const made = screen.getByRole('region', { name: 'Questions from your marks' });
  return within(made)
    .queryAllByRole('listitem')
    .map(({ textContent }) => textContent);
}
