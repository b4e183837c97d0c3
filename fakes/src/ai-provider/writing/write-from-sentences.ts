import type { WriteTask, WrittenItem } from '@engram/core/generation/model-contract.ts';
import { blank } from '@engram/core/questions/question.ts';
import { pickIndex, shuffle, type Random } from '@engram/core/seeded-random.ts';
import { fold } from '../../study-texts/fold.ts';
import { capitalise, type Idea } from './written-idea.ts';

type Gap = { sentence: string; word: string; text: string };

/** Simple, honest items about a text that no truth table knows: its sentences and their gaps. */
export function writeFromSentences(task: WriteTask, material: string, random: Random): Idea[] {
  const asked = new Set(task.asked.map(fold));
  const gaps = shuffle(findGaps(material), random).filter(
    ({ sentence, text }) => !asked.has(fold(text)) && !asked.has(fold(sentence)),
  );
  const words = [...new Set(gaps.map(({ word }) => word))];
  let trueLeft = task.trueStatements;
  return task.write.flatMap(({ type, count }) =>
    gaps.splice(0, type === 'multiple-answer' || type === 'matching' ? 0 : count).flatMap((gap) => {
      const others = shuffle(words, random).filter(
        (word) => !fold(gap.sentence).includes(fold(word)),
      );
      const isTrue = type === 'true-false' && trueLeft > 0;
      if (isTrue) trueLeft -= 1;
      const item = writeGap(gap, { type, others, isTrue });
      return item ? [{ item: { ...item, hint: hintAt(gap, random) }, facts: [] }] : [];
    }),
  );
}

function writeGap(
  { sentence, word, text }: Gap,
  { type, others, isTrue }: { type: WrittenItem['type']; others: string[]; isTrue: boolean },
): WrittenItem | undefined {
  const [other] = others;
  const common = {
    type,
    accepted: [],
    wrong: [],
    pairs: [],
    quotes: [sentence],
    topics: [],
    explanation: `The text says: “${sentence}”`,
    hint: '',
  };
  switch (type) {
    case 'fill-in-blank':
      return { ...common, text, correct: [word] };
    case 'short-answer':
      return { ...common, text: `Which word is missing here? ${text}`, correct: [word] };
    case 'multiple-choice': {
      const wrong = others.slice(0, 3).map(capitalise);
      if (wrong.length < 3) return undefined;
      const stem = `Which word completes the sentence? ${text}`;
      return { ...common, text: stem, correct: [capitalise(word)], wrong };
    }
    case 'true-false': {
      if (isTrue) return { ...common, text: sentence, correct: ['True'] };
      if (!other) return undefined;
      return { ...common, text: text.replace(blank, other), correct: ['False'] };
    }
    case 'matching':
    case 'multiple-answer':
      return undefined;
  }
}

/** Whole sentences that say something by themselves, each with the word that matters most in it. */
function findGaps(material: string): Gap[] {
  const sentences = material
    .split('\n')
    .filter((line) => !/^\s*([#|>]|$)/.test(line))
    .flatMap((line) => line.replace(/^\s*([-*•]|\d+[.)])\s+/, '').split(/(?<=[.!?。！？])\s+/))
    .map((sentence) => sentence.trim())
    .filter((sentence) => sentence.length >= 30 && sentence.length <= 300)
    .filter((sentence) => /[.!?。！？]$/.test(sentence) && !leaning.test(sentence));
  return [...new Set(sentences)].flatMap((sentence) => {
    const words = sentence.match(/\p{L}[\p{L}\p{N}-]{4,}/gu) ?? [];
    const once = words.slice(1).filter((word) => sentence.split(word).length === 2);
    const names = once.filter((word) => /^\p{Lu}/u.test(word));
    const word = (names.length > 0 ? names : once).toSorted((a, b) => b.length - a.length)[0];
    return word ? [{ sentence, word, text: sentence.replace(word, blank) }] : [];
  });
}

const leaning = /^(this|that|these|those|it|he|she|they|such|here|there|however|but|and|so)\b/i;

function hintAt({ word }: Gap, random: Random): string {
  return pickIndex(random, 2) === 0
    ? `The word has ${word.length} letters.`
    : `The word ends with “${word.slice(-2)}”.`;
}
