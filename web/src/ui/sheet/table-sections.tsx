import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { DataTable, type DataColumn } from '../data-table.tsx';
import { PlanCard, PopularTag } from '../plan-card.tsx';
import { SheetSection } from './sheet-section.tsx';

export function PlanCardSection() {
  return (
    <SheetSection id="plan" title="Plan card">
      <div className="grid gap-5 md:grid-cols-2 lg:grid-cols-3">
        <PlanCard
          level={3}
          name="Free"
          text="For trying it on your next chapter."
          price="$0"
          priceNote="forever"
          action={<Button isBlock>Start free</Button>}
          limits={limits('5', '30,000', '20')}
          features={[
            { text: 'Basic flashcards' },
            { text: 'Multiple choice questions' },
            { text: 'Basic progress tracking' },
          ]}
        />
        <PlanCard
          level={3}
          name="Student"
          text="For a whole term of exams."
          popularTag={<PopularTag>Most Popular</PopularTag>}
          price="$5"
          listPrice={{ label: 'List price', amount: '$9' }}
          priceNote={betaNote}
          action={
            <Button variant="primary" isBlock>
              Start Free Trial
            </Button>
          }
          limits={limits('Unlimited', '50,000', '50')}
          features={[
            { text: 'Unlimited quizzes and flashcards', soonTag: 'Coming soon' },
            { text: 'All question types' },
            { text: 'Priority support' },
          ]}
        />
        <PlanCard
          level={3}
          name="Educator"
          text="For a class that learns together."
          price="$5"
          listPrice={{ label: 'List price', amount: '$19' }}
          priceNote={betaNote}
          action={<Button isBlock>Start Free Trial</Button>}
          limits={limits('Unlimited', '50,000', '50')}
          features={[
            { text: 'Everything in Student' },
            { text: 'Unlimited students', soonTag: 'Coming soon' },
            { text: 'Class management tools', soonTag: 'Coming soon' },
          ]}
        />
      </div>
    </SheetSection>
  );
}

const betaNote = 'per month,\nbeta price locked in';

function limits(tests: string, characters: string, questions: string) {
  return [
    { name: 'AI tests per month', value: tests },
    { name: 'Characters of notes per test', value: characters },
    { name: 'Questions per test', value: questions },
  ];
}

export function DataTableSection() {
  return (
    <SheetSection id="table" title="Data table">
      <Card header={<h3 className="type-h3">Recent Test Results</h3>}>
        <DataTable
          label="Recent Test Results"
          columns={columns}
          rows={results}
          rowKey={(result) => result.name}
          actions={{
            header: 'Actions',
            cell: (result) => (
              <>
                <Button variant="ghost" size="small" aria-label={`View ${result.name}`}>
                  View
                </Button>
                <Button size="small" aria-label={`Retake ${result.name}`}>
                  Retake
                </Button>
              </>
            ),
          }}
        />
      </Card>
    </SheetSection>
  );
}

type Result = (typeof results)[number];

const results = [
  {
    name: 'Memory and plasticity',
    kind: 'Quiz · 10 questions',
    taken: 'Today, 09:12',
    score: '92%',
    tone: 'green',
  },
  {
    name: 'Organic chemistry: functional groups',
    kind: 'Test · 17 questions',
    taken: 'Yesterday',
    score: '82%',
    tone: 'blue',
  },
  {
    name: 'The French Revolution, 1789 to 1799',
    kind: 'Quiz · 10 questions',
    taken: '11 Mar',
    score: '64%',
    tone: 'yellow',
  },
] as const;

const columns: DataColumn<Result>[] = [
  {
    id: 'test',
    header: 'Test',
    place: 'name',
    cell: (result) => (
      <>
        <span className="block leading-[1.55] font-semibold">{result.name}</span>
        <span className="block type-xs text-ink-3">{result.kind}</span>
      </>
    ),
  },
  {
    id: 'taken',
    header: 'Taken',
    place: 'wideOnly',
    cell: (result) => <span className="type-sm whitespace-nowrap text-ink-2">{result.taken}</span>,
  },
  {
    id: 'score',
    header: 'Score',
    place: 'score',
    cell: (result) => <Badge tone={result.tone}>{result.score}</Badge>,
  },
];
