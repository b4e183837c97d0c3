import { isComing } from '@engram/core/availability.ts';
import { Link } from 'react-router';
import { Accordion } from '../../ui/navigation/accordion.tsx';
import { Tag } from '../../ui/tag.tsx';
import { siteWords } from '../site-words.ts';
import { AnswerLink } from './answer-link.tsx';
import type { FaqQuestion } from './faq-question.ts';
import { markMatches } from './find-questions.ts';

type QuestionItemProps = {
  question: FaqQuestion;
  searchWords: readonly string[];
  /** The heading above says that it is coming: its answer says so again, its title does not. */
  isMarkedByGroup: boolean;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
};

export function QuestionItem({
  question,
  searchWords,
  isMarkedByGroup,
  isOpen,
  onToggle,
}: QuestionItemProps) {
  const { id, link } = question;
  const soon = isComing(question.needs) && <Tag tone="soon">{siteWords.comingSoon}</Tag>;
  return (
    <Accordion
      contentId={id}
      isOpen={isOpen}
      onToggle={onToggle}
      title={
        <span className="flex flex-wrap items-center gap-x-2.5 gap-y-1 py-2">
          <span className="min-w-0">
            <HighlightedText text={question.question} words={searchWords} />
          </span>
          {!isMarkedByGroup && soon}
        </span>
      }
    >
      {/* The ring of the focused question needs a little room. */}
      <p className="max-w-[64ch] pt-1">
        <HighlightedText text={question.answer} words={searchWords} />{' '}
        {link && <Link to={link.to}>{link.label}</Link>} {isMarkedByGroup && soon}
      </p>
      <AnswerLink id={id} question={question.question} />
    </Accordion>
  );
}

/** A text with the searched words marked. Not in yellow: that is for what is to be remembered. */
function HighlightedText({ text, words }: { text: string; words: readonly string[] }) {
  return markMatches(text, words).map((part, index) =>
    part.isMatch ? (
      <mark key={index} className="rounded-[3px] bg-petrol-soft text-petrol-ink">
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
