import { shuffle, type Random } from '@engram/core/seeded-random.ts';
import type { Sentence } from '../analysis/sentence.ts';
import { around, explainAll, longestPassage, type Maker } from './candidate.ts';
import { makeSeveral } from './multiple-answer.ts';

/** 'Which of these statements are true?', where the false ones have the year of another sentence. */
export const chooseUnchanged: Maker = function* chooseUnchanged({ analysis, random }) {
  const whole = analysis.sentences.filter(isWhole);
  const changed = changeYears(whole, random);
  const parts = [...Map.groupBy(whole, ({ section }) => section).values()];
  for (let round = 0; round < 24; round += 1) {
    for (const part of shuffle(parts, random)) {
      const right = shuffle(part, random).slice(0, random() < 0.5 ? 2 : 3);
      const wrong = shuffle(changed, random)
        .filter(({ sentence }) => !right.includes(sentence))
        .slice(0, 2);
      const [first] = right;
      const source = around(right);
      const isFar = source.end - source.start > longestPassage;
      if (!first || right.length < 2 || wrong.length < 2 || isFar) continue;
      yield makeSeveral(analysis, {
        text: 'Which of these statements are true?',
        keys: right.map(({ text }) => text),
        distractors: wrong.map(({ text }) => text),
        quality: 0.34 - round * 0.01,
        section: first.section,
        source,
        explanation: explainAll(analysis, [...right, ...wrong.map(({ sentence }) => sentence)]),
      });
    }
  }
};

const leaning = /\b(?:this|these|those|such|them|however|therefore|followed)\b/i;

function isWhole({ stands, text, block }: Sentence): boolean {
  // 'Term – description' is a line, not a statement.
  if (block.term || block.kind === 'row') return false;
  return stands && text.length <= 170 && !leaning.test(text);
}

type Changed = { text: string; sentence: Sentence };

/** What holds by 1500 holds by 1520 as well, so only plain years are changed. */
function changeYears(sentences: readonly Sentence[], random: Random): Changed[] {
  const dated = sentences.flatMap((sentence) => {
    const years = sentence.text.match(/\b(?:1\d{3}|20\d\d)\b/g) ?? [];
    const [year] = years;
    const isPlain = /\b(?:[Ii]n|[Oo]n)(?: \d{1,2})?(?: \p{Lu}\p{Ll}+)? (?:1\d{3}|20\d\d)\b/u;
    return year !== undefined && years.length === 1 && isPlain.test(sentence.text)
      ? [{ sentence, year }]
      : [];
  });
  return dated.flatMap(({ sentence, year }) => {
    // Of another age it would be seen to be wrong.
    const others = dated.filter((other) => {
      const distance = Math.abs(Number(other.year) - Number(year));
      return distance > 2 && distance < 80;
    });
    const [other] = shuffle(others, random);
    return other ? [{ sentence, text: sentence.text.replace(year, other.year) }] : [];
  });
}
