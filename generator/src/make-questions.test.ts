import { questionTypes, type QuestionType } from '@engram/core/plans/catalogue.ts';
import { describe, expect, it } from 'vitest';
import { makeStemIndex } from './duplicates/stem-index.ts';
import { groundQuote } from './grounding/ground-quote.ts';
import { indexText } from './grounding/index-text.ts';
import { lintDraft } from './lint/lint-draft.ts';
import { makeQuestions } from './make-questions.ts';
import { prepareText } from './prepare-text.ts';
import { splitSections } from './split-sections.ts';
import { cellChapter, networkNotes } from './testing/study-texts.ts';

const ask = (text: string, type: QuestionType, count = 20, seed = 'seed') =>
  makeQuestions({ text, wanted: [{ type, count }], seed });

const mix = questionTypes.map((type) => ({ type, count: 4 }));

describe('a chapter and bulleted notes', () => {
  it.each(questionTypes)('give twenty of type %s', (type) => {
    expect(ask(cellChapter, type).map((draft) => draft.type)).toEqual(Array(20).fill(type));
    expect(ask(networkNotes, type)).toHaveLength(20);
  });

  it('give the same questions for the same seed, and others for another', () => {
    const order = { text: cellChapter, wanted: mix };
    expect(makeQuestions({ ...order, seed: 'one' })).toEqual(
      makeQuestions({ ...order, seed: 'one' }),
    );
    expect(makeQuestions({ ...order, seed: 'one' })).not.toEqual(
      makeQuestions({ ...order, seed: 'two' }),
    );
  });

  it('give questions that quote the text', () => {
    const index = indexText(cellChapter);
    const drafts = makeQuestions({ text: cellChapter, wanted: mix, seed: 'seed' });
    expect(drafts).toHaveLength(24);
    expect(
      drafts.filter(({ source }) => cellChapter.slice(source.start, source.end) !== source.quote),
    ).toEqual([]);
    expect(drafts.filter(({ source }) => !groundQuote(index, source.quote).ok)).toEqual([]);
  });

  it('give nothing with a flaw that drops, and no question twice', () => {
    const index = indexText(networkNotes);
    const stems = makeStemIndex();
    const drafts = makeQuestions({ text: networkNotes, wanted: mix, seed: 'seed' });
    const flaws = drafts.flatMap((draft) => lintDraft(draft, index));
    expect(flaws.filter(({ verdict }) => verdict !== 'warn')).toEqual([]);
    const repeated = drafts.filter((draft) => {
      const isNew = stems.isNew(draft);
      stems.add(draft);
      return !isNew;
    });
    expect(repeated).toEqual([]);
  });

  it('give half true and half false statements', () => {
    const keys = ask(cellChapter, 'true-false').map(
      (draft) => draft.type === 'true-false' && draft.key,
    );
    expect(keys.filter((key) => key === 'True')).toHaveLength(10);
  });

  it('cover their sections', () => {
    const topics = new Set(ask(cellChapter, 'multiple-choice').map(({ topic }) => topic));
    expect(topics.size).toBe(splitSections(cellChapter).length);
  });

  it('give an explanation and a hint without the answer', () => {
    const drafts = ask(cellChapter, 'short-answer');
    expect(drafts.filter(({ explanation }) => !explanation.startsWith('The text says: “'))).toEqual(
      [],
    );
    expect(
      drafts.filter(
        (draft) =>
          draft.type === 'short-answer' &&
          draft.hint.toLowerCase().includes(draft.key.toLowerCase()),
      ),
    ).toEqual([]);
  });
});

describe('what was asked before', () => {
  it('is not asked again', () => {
    const [first, second] = ask(cellChapter, 'multiple-choice', 2);
    const later = makeQuestions({
      text: cellChapter,
      wanted: [{ type: 'multiple-choice', count: 10 }],
      seed: 'seed',
      avoid: [first?.text ?? '', second?.text ?? ''],
    });
    expect(later.map(({ text }) => text)).not.toContain(first?.text);
    expect(later.map(({ text }) => text)).not.toContain(second?.text);
  });

  it('leaves its passages to the end', () => {
    const before = ask(cellChapter, 'fill-in-blank', 8);
    const spans = before.map(({ source }) => source);
    const later = makeQuestions({
      text: cellChapter,
      wanted: [{ type: 'fill-in-blank', count: 8 }],
      seed: 'seed',
      spans,
    });
    const starts = new Set(spans.map(({ start }) => start));
    expect(later.filter(({ source }) => starts.has(source.start))).toEqual([]);
  });
});

it('reads of a long text what it needs, from all of its parts', () => {
  const text = Array.from(
    { length: 9 },
    (_, no) => `# Part ${no + 1} of the book\n\n${cellChapter}\n\n${networkNotes}`,
  ).join('\n\n');
  expect(text.length).toBeGreaterThan(50_000);
  const drafts = ask(text, 'multiple-choice');
  expect(drafts).toHaveLength(20);
  expect(
    drafts.filter(({ source }) => text.slice(source.start, source.end) !== source.quote),
  ).toEqual([]);
  const firstHalf = drafts.filter(({ source }) => source.start < text.length / 2);
  expect(firstHalf.length).toBeGreaterThan(4);
  expect(firstHalf.length).toBeLessThan(16);
});

it('begins with the wanted topics', () => {
  const drafts = makeQuestions({
    text: cellChapter,
    wanted: [{ type: 'multiple-choice', count: 3 }],
    seed: 'seed',
    topics: ['Cell division'],
  });
  expect(drafts.map(({ topic }) => topic)).toEqual([
    'Cell division',
    'Cell division',
    'Cell division',
  ]);
});

it('gives what a short text supports', () => {
  const text = 'Osmosis is the diffusion of water through a partially permeable membrane.';
  expect(ask(text, 'fill-in-blank', 1)).toMatchObject([
    {
      text: '_____ is the diffusion of water through a partially permeable membrane.',
      key: 'Osmosis',
    },
  ]);
  expect(ask(text, 'fill-in-blank').length).toBeLessThan(4);
  expect(ask(text, 'multiple-choice')).toEqual([]);
});

describe('another language', () => {
  const german =
    'Das Rückenmark verläuft in der Wirbelsäule. Insulin wird in der Bauchspeicheldrüse hergestellt. ' +
    'Der Körper des Menschen besteht aus vielen Organen. Die Linse bündelt das Licht auf der Netzhaut. ' +
    'Die roten Blutkörperchen befördern den Sauerstoff durch den Körper.';

  it('gives gaps and pairs only (D27)', () => {
    expect(ask(german, 'multiple-choice')).toEqual([]);
    expect(ask(german, 'fill-in-blank').length).toBeGreaterThanOrEqual(5);
    expect(ask(german, 'matching', 1)).toMatchObject([
      { text: 'Ordne jedem Wort den Satz zu, den es ergänzt.' },
    ]);
  });

  it('takes the sentences of a text without spaces apart', () => {
    const chinese =
      '细胞是生命的基本单位。叶绿体利用阳光制造葡萄糖和氧气。线粒体通过呼吸作用释放能量。';
    expect(ask(chinese, 'fill-in-blank').length).toBeGreaterThanOrEqual(2);
  });
});

describe('a hostile text', () => {
  it.each([
    ['nothing', ''],
    ['one word', 'Cell'],
    ['only headings', '# One\n\n## Two\n\n### Three'],
    ['only emoji', '🧬🧫🔬 '.repeat(200)],
    ['no full stop', 'cells and more cells '.repeat(2_500)],
    ['no space', 'x'.repeat(50_000)],
    ['only signs', '.,;:!?()[]{}|*_`#-–— '.repeat(500)],
    ['an empty table', '| | |\n|---|---|\n| | |\n'.repeat(300)],
    ['a broken table', '| a | b\n|---\n| c | d | e | f |\n| g'],
    ['open brackets', '(([[{{ The cell (is [a {unit '.repeat(500)],
    ['long lists', '- item\n'.repeat(5_000)],
    ['colons', 'Term: '.repeat(5_000)],
  ])('%s breaks nothing', (_, text) => {
    const drafts = makeQuestions({ text: prepareText(text), wanted: mix, seed: 'seed' });
    expect(drafts.length).toBeLessThanOrEqual(24);
  });
});

it('asks about each sentence once while others are left', () => {
  const text = `## Machines
Jethro Tull invented the seed drill in 1701. James Hargreaves invented the spinning jenny in 1764.
Richard Arkwright patented the water frame in 1769. Henry Bessemer patented a cheap method of making steel in 1856.`;
  const drafts = makeQuestions({
    text,
    seed: 'once',
    wanted: [
      { type: 'true-false', count: 2 },
      { type: 'fill-in-blank', count: 2 },
    ],
  });
  expect(new Set(drafts.map(({ source }) => source.start)).size).toBe(4);
});
