import type { MemberTest } from '@engram/core/classes/membership.ts';
import { OwnTest } from './own-test.tsx';
import { memberMessages as messages } from './membership-messages.ts';
import { groupOf, testGroups } from './sort-tests.ts';

type OwnTestsProps = {
  classId: string;
  tests: readonly MemberTest[];
  calendar: { now: number; timeZone: string };
};

export function OwnTests({ classId, tests, calendar }: OwnTestsProps) {
  if (tests.length === 0) return <p className="text-ink-2">{messages.none}</p>;
  const grouped = Map.groupBy(tests, groupOf);
  return testGroups.map((group) => {
    const found = grouped.get(group) ?? [];
    if (found.length === 0) return null;
    return (
      <section key={group} className="grid gap-3">
        <h2 className="type-h3">
          {messages[group]} <span className="font-medium text-ink-3">{found.length}</span>
        </h2>
        <ul className="grid gap-2.5">
          {found.map((test) => (
            <OwnTest
              key={test.code}
              classId={classId}
              test={test}
              group={group}
              calendar={calendar}
            />
          ))}
        </ul>
      </section>
    );
  });
}
