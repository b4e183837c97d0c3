import { AnswerOptionSection } from './answer-option-section.tsx';
import { QuestionCardSection } from './question-sections.tsx';
import { DropzoneSection, StateSection } from './state-sections.tsx';
import { FlashcardSection, MeterSection, QuoteSection } from './study-sections.tsx';
import { DataTableSection, PlanCardSection } from './table-sections.tsx';

export function MaterialSections() {
  return (
    <>
      <AnswerOptionSection />
      <QuestionCardSection />
      <MeterSection />
      <FlashcardSection />
      <QuoteSection />
      <PlanCardSection />
      <DataTableSection />
      <DropzoneSection />
      <StateSection />
    </>
  );
}
