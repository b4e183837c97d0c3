import { Tag } from '../../ui/tag.tsx';
import { siteWords } from '../site-words.ts';
import { comingGroups } from './faq-groups.ts';
import type { FaqGroup } from './faq-question.ts';
import { QuestionItem } from './question-item.tsx';

type QuestionGroupProps = {
  group: FaqGroup;
  searchWords: readonly string[];
  opened: ReadonlySet<string>;
  onToggle: (id: string, isOpen: boolean) => void;
};

export function QuestionGroup({ group, searchWords, opened, onToggle }: QuestionGroupProps) {
  const isComingAsAWhole = comingGroups.has(group.id);
  return (
    <section id={group.id} className="min-w-0 wrap-anywhere">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <h2 className="type-h3">{group.title}</h2>
        {isComingAsAWhole && <Tag tone="soon">{siteWords.comingSoon}</Tag>}
      </div>
      <div className="mt-3 border-t border-line">
        {group.questions.map((question) => (
          <QuestionItem
            key={question.id}
            question={question}
            searchWords={searchWords}
            isMarkedByGroup={isComingAsAWhole}
            isOpen={opened.has(question.id)}
            onToggle={(isOpen) => onToggle(question.id, isOpen)}
          />
        ))}
      </div>
    </section>
  );
}
