import { AnswerOption } from '../studying/answer-option.tsx';
import { SheetSection, Specimen } from './sheet-section.tsx';

export function AnswerOptionSection() {
  const radio = { role: 'radio', 'aria-checked': false } as const;
  return (
    <SheetSection id="opt" title="Answer option">
      <div className="grid gap-x-6 gap-y-4 md:grid-cols-2">
        <Specimen label="Idle">
          <AnswerOption {...radio} letter="A" text="The hippocampus" />
        </Specimen>
        <Specimen label="Keyboard focus">
          <AnswerOption {...radio} letter="A" text="The hippocampus" className="shadow-focus" />
        </Specimen>
        <Specimen label="Selected">
          <AnswerOption
            {...radio}
            aria-checked
            letter="A"
            text="The hippocampus"
            state="selected"
          />
        </Specimen>
        <Specimen label="Correct">
          <AnswerOption
            {...radio}
            disabled
            letter="A"
            text="The hippocampus"
            state="correct"
            tag="Correct answer"
          />
        </Specimen>
        <Specimen label="Wrong">
          <AnswerOption
            {...radio}
            aria-checked
            disabled
            letter="B"
            text="The cerebellum"
            state="wrong"
            tag="Your answer"
          />
        </Specimen>
        <Specimen label="Disabled">
          <AnswerOption {...radio} disabled letter="C" text="The thalamus" />
        </Specimen>
      </div>
    </SheetSection>
  );
}
