import { useState } from 'react';
import { AnswerOptions } from '../studying/answer-options.tsx';
import { BlankInput } from '../studying/blank-input.tsx';
import { CheckboxOptions } from '../studying/checkbox-options.tsx';
import { MatchingRows } from '../studying/matching-rows.tsx';
import { QuestionCard } from '../studying/question-card.tsx';
import { TextArea } from '../forms/text-area.tsx';
import { ReviewedAnswers, ReviewedMatching } from './reviewed-questions.tsx';
import { SheetSection } from './sheet-section.tsx';

export function QuestionCardSection() {
  return (
    <SheetSection id="question" title="Question card per type">
      <div className="grid gap-5 md:grid-cols-2">
        <MultipleChoice />
        <MultipleAnswer />
        <TrueOrFalse />
        <FillInTheBlank />
        <Matching />
        <ShortAnswer />
      </div>
      <div className="grid gap-5 md:grid-cols-2">
        <ReviewedAnswers />
        <ReviewedMatching />
      </div>
    </SheetSection>
  );
}

const small = { size: 'small', level: 3 } as const;

function MultipleChoice() {
  const [value, setValue] = useState('a');
  return (
    <QuestionCard
      {...small}
      questionId="sheet-choice"
      kind="Multiple choice"
      question="Which structure is needed to form new declarative memories?"
    >
      <AnswerOptions
        labelledBy="sheet-choice"
        value={value}
        onChange={setValue}
        isCompact
        options={[
          { value: 'a', letter: 'A', text: 'The hippocampus' },
          { value: 'b', letter: 'B', text: 'The cerebellum' },
          { value: 'c', letter: 'C', text: 'The thalamus' },
        ]}
      />
    </QuestionCard>
  );
}

function MultipleAnswer() {
  const [values, setValues] = useState(['glutamate', 'depolarisation']);
  return (
    <QuestionCard
      {...small}
      questionId="sheet-answers"
      kind="Multiple answer"
      question="Which two must be present for the NMDA channel to open?"
    >
      <p className="type-xs text-ink-3">Choose all that apply.</p>
      <CheckboxOptions
        labelledBy="sheet-answers"
        values={values}
        onChange={setValues}
        options={[
          { value: 'glutamate', letter: 'A', text: 'Bound glutamate' },
          { value: 'depolarisation', letter: 'B', text: 'Depolarisation' },
          { value: 'magnesium', letter: 'C', text: 'Extra magnesium' },
        ]}
      />
    </QuestionCard>
  );
}

function TrueOrFalse() {
  const [value, setValue] = useState('false');
  return (
    <QuestionCard
      {...small}
      questionId="sheet-true"
      kind="True or false"
      question="Procedural memory depends on the hippocampus."
    >
      <AnswerOptions
        labelledBy="sheet-true"
        value={value}
        onChange={setValue}
        isCompact
        isPair
        options={[
          { value: 'true', letter: 'T', text: 'True' },
          { value: 'false', letter: 'F', text: 'False' },
        ]}
      />
    </QuestionCard>
  );
}

function FillInTheBlank() {
  const [value, setValue] = useState('magnesium');
  return (
    <QuestionCard
      {...small}
      questionId="sheet-blank"
      kind="Fill in the blank"
      question={
        <>
          At rest the NMDA receptor is blocked by a{' '}
          <BlankInput label="Blank 1" value={value} onChange={setValue} /> ion.
        </>
      }
    />
  );
}

function Matching() {
  const [values, setValues] = useState<Record<string, string>>({ semon: 'engram' });
  return (
    <QuestionCard
      {...small}
      questionId="sheet-matching"
      kind="Matching"
      question="Match each researcher to the idea."
    >
      <MatchingRows
        labelledBy="sheet-matching"
        selectLabel="Match for"
        placeholder="Choose a match"
        unanswered="Not answered"
        used="used"
        usedTwice="You chose this one twice."
        choices={ideas}
        rows={researchers.map((row) => ({ ...row, value: values[row.id] }))}
        onChange={(rowId, value) => setValues({ ...values, [rowId]: value })}
      />
    </QuestionCard>
  );
}

const ideas = [
  { value: 'engram', text: 'Coined the word engram' },
  { value: 'assemblies', text: 'Proposed cell assemblies' },
  { value: 'potentiation', text: 'Described long-term potentiation' },
];

const researchers = [
  { id: 'semon', text: 'Richard Semon' },
  { id: 'hebb', text: 'Donald Hebb' },
  { id: 'bliss', text: 'Bliss and Lømo' },
];

function ShortAnswer() {
  return (
    <QuestionCard
      {...small}
      questionId="sheet-short"
      kind="Short answer"
      question="In one or two sentences, explain what long-term potentiation is."
    >
      <TextArea
        isMaterial
        aria-labelledby="sheet-short"
        className="min-h-24!"
        defaultValue="A lasting increase in the strength of a synapse after it is used repeatedly."
      />
      <p className="type-xs text-ink-3">
        Needs manual review. It does not count towards the score.
      </p>
    </QuestionCard>
  );
}
