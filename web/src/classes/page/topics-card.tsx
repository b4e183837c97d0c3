import { makeTopicTest } from '@engram/core/classes/gradebook-api.ts';
import { weakestOf } from '@engram/core/classes/count-topics.ts';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { call } from '../../http/call.ts';
import { readFailure } from '../../http/read-failure.ts';
import { pathsOf } from '../../paths.ts';
import { testsKey } from '../../practice-tests/queries.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/states/skeleton.tsx';
import { TextButton } from '../../ui/text-button.tsx';
import { useToasts } from '../../ui/toasts/toast-provider.tsx';
import { classMessages, topicMessages as messages } from '../messages.ts';
import { topicsQuery } from '../queries.ts';
import { TopicList } from '../topic-list.tsx';

/** More are behind a press. */
const firstTopics = 6;

/** What a class knows, as its last tests tell it, and a test on what it knows least. */
export function TopicsCard({ classId }: { classId: string }) {
  const { data, error } = useQuery(topicsQuery(classId));
  const [isWhole, setWhole] = useState(false);
  const topics = data?.topics ?? [];
  const weakest = weakestOf(topics);
  return (
    <Card as="section" padding="small" className="grid gap-3">
      <div className="grid gap-0.5">
        <h2 className="type-sm font-semibold">{messages.title}</h2>
        {topics.length > 0 && (
          <p className="type-xs text-ink-3">{messages.by(data?.testCount ?? 0)}</p>
        )}
      </div>
      {!data && !error && <Skeleton className="w-2/3" />}
      {error && <p className="type-sm text-ink-2">{messages.notLoaded}</p>}
      {data && topics.length === 0 && <p className="type-sm text-ink-2">{messages.none}</p>}
      <TopicList topics={isWhole ? topics : topics.slice(0, firstTopics)} />
      {topics.length > firstTopics && !isWhole && (
        <TextButton className="justify-self-start" onClick={() => setWhole(true)}>
          {messages.all(topics.length)}
        </TextButton>
      )}
      {weakest.length > 0 && <PractiseButton classId={classId} count={weakest.length} />}
    </Card>
  );
}

function PractiseButton({ classId, count }: { classId: string; count: number }) {
  const client = useQueryClient();
  const navigate = useNavigate();
  const { showError } = useToasts();
  const making = useMutation({
    mutationFn: () => call(makeTopicTest, { params: { classId } }),
    onSuccess: async ({ testId }) => {
      await navigate(pathsOf.giveToClass(testId, classId));
      await client.invalidateQueries({ queryKey: testsKey });
    },
    onError: (error) =>
      showError(messages.failed(readFailure(error, classMessages.unknownFailure))),
  });
  return (
    <Button isBlock isBusy={making.isPending} onClick={() => making.mutate()}>
      {messages.practise(count)}
    </Button>
  );
}
