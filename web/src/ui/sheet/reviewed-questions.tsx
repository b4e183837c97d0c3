import { CheckboxOptions } from '../studying/checkbox-options.tsx';
import { MatchingRows } from '../studying/matching-rows.tsx';
import { QuestionCard } from '../studying/question-card.tsx';

export function ReviewedAnswers() {
  return (
    <QuestionCard
      size="small"
      level={3}
      questionId="sheet-reviewed"
      kind="Multiple answer reviewed"
      question="Which two must be present for the NMDA channel to open?"
    >
      <CheckboxOptions
        labelledBy="sheet-reviewed"
        values={['glutamate', 'magnesium']}
        onChange={() => {}}
        isDisabled
        options={[
          {
            value: 'glutamate',
            letter: 'A',
            text: 'Bound glutamate',
            feedback: 'correct',
            tag: 'Correct answer',
          },
          {
            value: 'magnesium',
            letter: 'B',
            text: 'Extra magnesium',
            feedback: 'wrong',
            tag: 'Your answer',
          },
          { value: 'rest', letter: 'C', text: 'A cell at rest' },
        ]}
      />
    </QuestionCard>
  );
}

export function ReviewedMatching() {
  return (
    <QuestionCard
      size="small"
      level={3}
      questionId="sheet-reviewed-matching"
      kind="Matching reviewed"
      question="Match each researcher to the idea."
    >
      <MatchingRows
        labelledBy="sheet-reviewed-matching"
        selectLabel="Match for"
        placeholder="Choose a match"
        unanswered="Not answered"
        used="used"
        usedTwice="You chose this one twice."
        choices={[
          { value: 'engram', text: 'Coined the word engram' },
          { value: 'assemblies', text: 'Proposed cell assemblies' },
          {
            value: 'potentiation',
            text: 'Described long-term potentiation in 1973, in the hippocampus of the rabbit',
          },
        ]}
        isDisabled
        onChange={() => {}}
        rows={[
          {
            id: 'semon',
            text: 'Richard Semon',
            value: 'engram',
            checked: { feedback: 'correct', tag: 'Correct' },
          },
          {
            id: 'hebb',
            text: 'Donald Hebb',
            value: 'potentiation',
            checked: {
              feedback: 'wrong',
              tag: 'Incorrect',
              correction: { label: 'Correct answer', text: 'Proposed cell assemblies' },
            },
          },
          {
            id: 'bliss',
            text: 'Bliss and Lømo',
            value: undefined,
            checked: {
              feedback: 'wrong',
              tag: 'Incorrect',
              correction: {
                label: 'Correct answer',
                text: 'Described long-term potentiation in 1973, in the hippocampus of the rabbit',
              },
            },
          },
        ]}
      />
    </QuestionCard>
  );
}
