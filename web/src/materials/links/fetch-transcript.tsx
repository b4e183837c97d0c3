import type { Reply } from '@engram/core/endpoint.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { readVideo } from '@engram/core/materials/reading-api.ts';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { call } from '../../http/call.ts';
import { Button } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { explainFileFailure } from '../draft/explain-file-failure.ts';
import { waysInQuery } from '../draft/ways-in-query.ts';
import { transcriptMessages as messages } from './messages.ts';

type FetchTranscriptProps = {
  video: string | undefined;
  onFetched: (found: Reply<typeof readVideo>) => void;
  /** With what to do instead. */
  onFailed: (message: string) => void;
};

/** Where the operator has allowed it, and the link is that of a video. */
export function FetchTranscript({ video, onFetched, onFailed }: FetchTranscriptProps) {
  const { data: ways } = useQuery(waysInQuery);
  const fetching = useMutation({
    mutationFn: (asked: string) => call(readVideo, { body: { video: asked } }),
    onSuccess: onFetched,
    onError(error) {
      const { message, hint } = explainFileFailure(error, []);
      onFailed(`${message} ${hint ?? materialMessages.transcriptMissingHint}`);
    },
  });
  if (ways?.videos !== true || video === undefined) return null;
  return (
    <Button
      variant="ghost"
      size="small"
      isBusy={fetching.isPending}
      onClick={() => fetching.mutate(video)}
      className="-me-3 -mt-2 self-center"
    >
      <Icon icon={Download} size="small" />
      {messages.fetch}
    </Button>
  );
}
