import { isComing } from '@engram/core/availability.ts';
import { type Dispatch, useEffect, useReducer, useRef } from 'react';
import { useLocation } from 'react-router';
import { paths } from '../../paths.ts';
import { titled, writeHead } from '../../page-head.ts';
import { classNames } from '../../ui/class-names.ts';
import { Tag } from '../../ui/tag.tsx';
import { SectionList, SectionMenu } from '../section-list.tsx';
import { useOffer } from '../use-offer.ts';
import { siteWords } from '../site-words.ts';
import { ContactRow, NothingFound } from './contact-ways.tsx';
import { faqCopy } from './faq-copy.ts';
import { allQuestions, faqGroups, groupsWithCard } from './faq-groups.ts';
import { FaqSearch } from './faq-search.tsx';
import { changeFaq, type FaqAction, type FaqState, firstFaqState } from './faq-state.ts';
import { findQuestions, readSearchWords } from './find-questions.ts';
import { QuestionGroup } from './question-group.tsx';

export const meta = () =>
  writeHead({
    path: paths.faq,
    title: titled(faqCopy.documentTitle),
    description: faqCopy.description,
  });

const hasComing = allQuestions.some(({ needs }) => isComing(needs));

export default function FaqScreen() {
  const [{ query, opened, linked }, dispatch] = useReducer(changeFaq, firstFaqState);
  const input = useRef<HTMLInputElement>(null);
  useLinkedQuestion(linked, dispatch);

  // Whoever was faster than the script has typed into a box that did not listen yet.
  useEffect(() => {
    const typed = input.current?.value ?? '';
    if (typed !== '') dispatch({ type: 'search', query: typed });
  }, []);

  const searchWords = readSearchWords(query);
  const trialNeedsCard = useOffer()?.trialNeedsCard === true;
  const groups = findQuestions(trialNeedsCard ? groupsWithCard : faqGroups, searchWords);
  const count = groups.reduce((sum, { questions }) => sum + questions.length, 0);
  const search = (wanted: string) => dispatch({ type: 'search', query: wanted });
  const clear = () => {
    search('');
    input.current?.focus();
  };

  return (
    <div className="wrap page-block grid grid-cols-[minmax(0,1fr)] gap-5 noscript:gap-8">
      <div className="grid max-w-180 gap-4">
        <h1 className="type-h1">{faqCopy.title}</h1>
        {hasComing && (
          <p className="text-ink-2">
            <Tag tone="soon" className="align-[0.1em]">
              {siteWords.comingSoon}
            </Tag>{' '}
            {faqCopy.comingNote}
          </p>
        )}
        <FaqSearch
          input={input}
          query={query}
          onSearch={search}
          onClear={clear}
          found={searchWords.length > 0 ? faqCopy.found(count, allQuestions.length) : undefined}
        />
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-[clamp(32px,6vw,88px)] gap-y-6 lg:grid-cols-[14.5rem_minmax(0,1fr)]">
        {count > 0 && (
          <>
            <SectionList label={faqCopy.topics} sections={groups} />
            <SectionMenu label={faqCopy.topics} sections={groups} />
          </>
        )}
        <div
          className={classNames(
            'grid grid-cols-[minmax(0,1fr)] gap-8',
            count === 0 && 'col-span-full',
          )}
        >
          {groups.map((group) => (
            <QuestionGroup
              key={group.id}
              group={group}
              searchWords={searchWords}
              opened={opened}
              onToggle={(id, isOpen) => dispatch({ type: 'toggle', id, isOpen })}
            />
          ))}
          {count > 0 ? <ContactRow /> : <NothingFound query={query.trim()} onClear={clear} />}
        </div>
      </div>
    </div>
  );
}

/** Opens the question that the address names and brings it, and the focus, to the reader. */
function useLinkedQuestion(linked: FaqState['linked'], dispatch: Dispatch<FaqAction>): void {
  const { hash, key } = useLocation();

  // Not at the first render: the prerendered page knows no hash.
  useEffect(() => {
    const id = hash.slice(1);
    if (allQuestions.some((question) => question.id === id)) dispatch({ type: 'follow-link', id });
  }, [hash, key, dispatch]);

  // After the render that has opened it. Browsers do this by themselves only for a new page.
  useEffect(() => {
    if (!linked) return;
    const question = document.getElementById(linked.id)?.closest('details');
    question?.scrollIntoView();
    question?.querySelector('summary')?.focus({ preventScroll: true });
  }, [linked]);
}
