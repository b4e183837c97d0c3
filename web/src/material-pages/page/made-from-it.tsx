import { percentOf } from '@engram/core/attempts/count-results.ts';
import type {
  MaterialPage,
  MaterialTopic,
  SetOfMaterial,
  TestOfMaterial,
} from '@engram/core/materials/material-page.ts';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { pathsOf } from '../../paths.ts';
import { Card } from '../../ui/card.tsx';
import { Tab, TabList, TabPanel, Tabs } from '../../ui/navigation/tabs.tsx';
import { ProgressBar } from '../../ui/states/progress-bar.tsx';
import { madeMessages as messages } from './messages.ts';

type MadeFromItProps = Pick<MaterialPage, 'topics' | 'tests' | 'sets'>;

/** What came of a material, and how its topics went. */
export function MadeFromIt({ topics, tests, sets }: MadeFromItProps) {
  const cards = sets.reduce((sum, { cardCount }) => sum + cardCount, 0);
  return (
    <Card as="section" aria-label={messages.label}>
      <Tabs defaultValue="topics">
        <TabList aria-label={messages.label} className="px-2">
          <Tab value="topics">{messages.topics(topics.length)}</Tab>
          <Tab value="tests">{messages.tests(tests.length)}</Tab>
          <Tab value="cards">{messages.cards(cards)}</Tab>
        </TabList>
        <Panel value="topics" nothing={messages.noTopics}>
          {topics.map((topic) => (
            <Topic key={topic.name} topic={topic} />
          ))}
        </Panel>
        <Panel value="tests" nothing={messages.noTests}>
          {tests.map((test) => (
            <Made
              key={test.id}
              to={pathsOf.test(test.id)}
              name={test.name}
              facts={describeTest(test)}
            />
          ))}
        </Panel>
        <Panel value="cards" nothing={messages.noCards}>
          {sets.map((set) => (
            <Made
              key={set.id}
              to={pathsOf.flashcardSet(set.id)}
              name={set.name}
              facts={describeSet(set)}
            />
          ))}
        </Panel>
      </Tabs>
    </Card>
  );
}

type PanelProps = { value: string; nothing: string; children: readonly ReactNode[] };

function Panel({ value, nothing, children }: PanelProps) {
  return (
    <TabPanel value={value} tabIndex={-1}>
      {children.length === 0 ? (
        <p className="px-5 py-5 type-sm text-ink-2">{nothing}</p>
      ) : (
        <ul className="divide-y divide-line px-5 pt-1 pb-2">{children}</ul>
      )}
    </TabPanel>
  );
}

function Topic({ topic: { name, right, asked } }: { topic: MaterialTopic }) {
  const percent = percentOf(right, asked);
  const words = asked === 0 ? messages.unanswered : messages.right(right, asked);
  return (
    <li className="grid gap-1.5 py-3.5">
      <span className="flex items-baseline justify-between gap-3">
        <span className="min-w-0 font-serif font-medium tracking-[-0.008em] wrap-anywhere">
          {name}
        </span>
        {asked > 0 && <span className="type-sm font-[640]">{messages.percent(percent)}</span>}
      </span>
      {asked > 0 && <ProgressBar aria-label={name} value={percent} valueText={words} isThin />}
      <span className="type-xs text-ink-2">{words}</span>
    </li>
  );
}

function Made({ to, name, facts }: { to: string; name: string; facts: string }) {
  return (
    <li className="grid gap-px py-3">
      <Link
        to={to}
        className="inline-flex min-h-7 tall-target items-center justify-self-start rounded-tag font-serif font-medium wrap-anywhere text-ink no-underline hover:underline"
      >
        {name}
      </Link>
      <span className="type-xs text-ink-2">{facts}</span>
    </li>
  );
}

function describeTest({ questionCount, lastScore }: TestOfMaterial): string {
  const questions = messages.questions(questionCount);
  return lastScore === null
    ? messages.notTaken(questions)
    : messages.lastScore(questions, lastScore);
}

function describeSet({ cardCount, knownCount }: SetOfMaterial): string {
  return messages.known(cardCount, knownCount);
}
