import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { AnswerOption } from './studying/answer-option.tsx';
import { Donut } from './studying/donut.tsx';
import { Dropzone } from './forms/dropzone.tsx';
import { Flashcard } from './studying/flashcard.tsx';
import { ScoreBar } from './studying/score-bar.tsx';
import { Skeleton } from './states/skeleton.tsx';
import { EmptyDeckDrawing } from './states/trace-illustrations.tsx';

it('writes no style attribute into prerendered HTML, which style-src self would refuse', () => {
  const side = { name: 'Term', text: 'Engram', hint: 'Click to flip', label: 'Term: Engram' };
  const html = renderToString(
    <>
      <AnswerOption letter="A" text="The hippocampus" />
      <Donut correct={12} incorrect={3} value="80%" label="12 correct, 3 incorrect" />
      <Dropzone
        title="Drop your files here"
        overTitle="Drop to add"
        rejectTitle="Not supported"
        accept={{ 'text/plain': ['.txt'] }}
        onFiles={() => {}}
      />
      <Flashcard front={side} back={side} isFlipped={false} onFlip={() => {}} />
      <ScoreBar label="Overall Score" percent={80} value="80%" hasPassTick />
      <Skeleton />
      <EmptyDeckDrawing />
    </>,
  );
  expect(html).toContain('Drop your files here');
  expect(html).not.toContain('style=');
});
