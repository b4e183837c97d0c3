import type { PublicQuestion } from '@engram/core/questions/public-question.ts';
import type { Question } from '@engram/core/questions/question.ts';
import { useEffectEvent, useLayoutEffect } from 'react';
import { isInDialog, isWriting } from '../../keys/is-writing.ts';
import { isWritten } from '../../questions/is-written.ts';
import { letterOf } from '../../questions/option-letters.ts';

type RunnerActions = {
  /** Counted from 0. */
  choose: (index: number) => void;
  previous: () => void;
  next: () => void;
  showGrid: () => void;
  report: () => void;
  hint: () => void;
  leave: () => void;
};

type Listening = {
  isOn: boolean;
  /** What is asked: its options have keys, and letters belong into a field where one is filled. */
  question: Question | PublicQuestion | undefined;
  /** What leads on from the field of an answer; where a form takes Enter, nothing does. */
  isFieldLeft?: boolean;
  actions: RunnerActions;
};

/** The keys of a test (design 9); none of them while somebody writes, or a dialog is open. */
export function useRunnerKeys({ isOn, question, isFieldLeft = false, actions }: Listening): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing) return;
    const isField = event.target instanceof Element && isWriting(event.target);
    if (isField && !isFieldLeft) return;
    const act = isField ? findWayOn(event, actions) : findAction(event, { question, actions });
    if (!act) return;
    event.preventDefault();
    act();
  });
  // Before the question is painted: the key pressed as soon as it is seen must not be lost.
  useLayoutEffect(() => {
    if (!isOn) return;
    const listen = (event: KeyboardEvent) => press(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [isOn]);
}

type Asked = Pick<Listening, 'question' | 'actions'>;

function findAction(event: KeyboardEvent, asked: Asked): (() => void) | undefined {
  if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
  return findMove(event, asked.actions) ?? findByLetter(event.key.toUpperCase(), asked);
}

function findMove(
  { key, target }: KeyboardEvent,
  actions: RunnerActions,
): (() => void) | undefined {
  const element = target instanceof Element ? target : undefined;
  switch (key) {
    case 'ArrowLeft':
      return movesChoice(element) ? undefined : actions.previous;
    case 'ArrowRight':
      return movesChoice(element) ? undefined : actions.next;
    case 'Enter':
      // It presses a button, and opens a list.
      return element?.closest('button:not([role=radio]), a, select, summary')
        ? undefined
        : actions.next;
    case 'Escape':
      return actions.leave;
    default:
      return undefined;
  }
}

/** None while a question is to be written: whoever types beside its field must not report it. */
function findByLetter(pressed: string, { question, actions }: Asked): (() => void) | undefined {
  if (isWritten(question?.type)) return undefined;
  const choice = findChoice(pressed, question);
  if (choice !== undefined) return () => actions.choose(choice);
  if (pressed === 'G') return actions.showGrid;
  if (pressed === 'R') return actions.report;
  if (pressed === 'H') return actions.hint;
  return undefined;
}

/**
 * Out of a field: Enter from a blank, which has one line, else with Ctrl; and the arrows while there
 * is nothing to move in.
 */
function findWayOn(event: KeyboardEvent, actions: RunnerActions): (() => void) | undefined {
  const { key, target, ctrlKey, metaKey, altKey, shiftKey } = event;
  const isText = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
  if (!isText || isInDialog(target) || altKey || shiftKey) return undefined;
  const isWithCtrl = ctrlKey || metaKey;
  if (key === 'Enter') {
    return target instanceof HTMLInputElement || isWithCtrl ? actions.next : undefined;
  }
  if (isWithCtrl || target.value !== '') return undefined;
  if (key === 'ArrowLeft') return actions.previous;
  return key === 'ArrowRight' ? actions.next : undefined;
}

/** By the letter that its option shows, or its number; of eight options the last two are G and H. */
function findChoice(pressed: string, question: Asked['question']): number | undefined {
  if (pressed.length !== 1 || !question || !('options' in question)) return undefined;
  const { type, options } = question;
  const index = options.findIndex(
    (_, place) =>
      pressed === letterOf(type, place) ||
      pressed === letterOf('multiple-choice', place) ||
      pressed === String(place + 1),
  );
  return index < 0 ? undefined : index;
}

/** Inside the options the arrows move the choice, in a text they scroll it. */
function movesChoice(element: Element | undefined): boolean {
  return element?.closest('[role=radiogroup], [role=region]') != null;
}
