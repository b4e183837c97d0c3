import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { ChooseWords, Dropzone, dropzoneClass } from '../forms/dropzone.tsx';
import { EmptyState } from '../states/empty-state.tsx';
import { ErrorState } from '../states/error-state.tsx';
import { FileRow } from '../file-row.tsx';
import { Skeleton } from '../states/skeleton.tsx';
import {
  DropPageDrawing,
  DropPagesDrawing,
  EmptyDeckDrawing,
  EmptyPageDrawing,
  LetterDrawing,
} from '../states/trace-illustrations.tsx';
import { SheetSection, Specimen } from './sheet-section.tsx';

export function DropzoneSection() {
  return (
    <SheetSection id="drop" title="Dropzone and files">
      <div className="grid items-start gap-4 md:grid-cols-2">
        <Dropzone
          {...rules}
          title="Drop your files here"
          text={chooseFiles}
          hint=".pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html, .jpg, .png, .webp. Up to 10 MB each, 5 files."
          drawing={<DropPagesDrawing />}
        />
        <div className="grid gap-4">
          <Dropzone
            {...rules}
            title="Upload study materials"
            text={chooseFiles}
            hint=".pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html, .jpg, .png, .webp, up to 10 MB"
            drawing={<DropPageDrawing />}
            layout="row"
          />
          <Dropzone {...rules} title="Upload is closed" hint="Disabled" isDisabled layout="row" />
        </div>
        <Dropzone
          {...rules}
          title="Add a file"
          error={{ message: 'File size exceeds 10MB limit', retryLabel: 'Try Again' }}
        />
        <FileList />
        <ZoneDrawing label="Over" state="over" title={rules.overTitle} />
        <ZoneDrawing label="Over, refused" state="reject" title={rules.rejectTitle} />
      </div>
    </SheetSection>
  );
}

type ZoneDrawingProps = { label: string; state: 'over' | 'reject'; title: string };

/** As it looks while files hang over it; only a drag brings the real one there. */
function ZoneDrawing({ label, state, title }: ZoneDrawingProps) {
  return (
    <Specimen label={label}>
      <div className={dropzoneClass({ layout: 'block', state })}>
        <DropPagesDrawing />
        <span className="mt-0.5 type-h3">{title}</span>
      </div>
    </Specimen>
  );
}

const rules = {
  overTitle: 'Drop to add',
  rejectTitle: 'This file type is not supported',
  accept: { 'text/plain': ['.txt'], 'application/pdf': ['.pdf'] },
  onFiles: () => {},
};

const chooseFiles = <ChooseWords before="or" link="choose files" after="from your device" />;

function FileList() {
  const onPress = () => {};
  return (
    <Card as="ul" isFlat>
      <FileRow
        kind="PDF"
        name="Lecture 6 Memory and plasticity.pdf"
        status={{
          state: 'processed',
          words: 'Processed',
          detail: '2.4 MB, 11,820 characters',
          remove: { label: 'Remove Lecture 6 Memory and plasticity.pdf', onPress },
        }}
      />
      <FileRow
        kind="DOCX"
        name="Seminar notes, hippocampus.docx"
        status={{
          state: 'busy',
          words: 'Sending 62%',
          percent: 62,
          cancel: { label: 'Cancel Seminar notes, hippocampus.docx', onPress },
        }}
      />
      <FileRow
        kind="MD"
        name="reading-list.md"
        status={{
          state: 'busy',
          words: 'Reading text',
          cancel: { label: 'Cancel reading-list.md', onPress },
        }}
      />
      <FileRow
        kind="PDF"
        name="Handout, scanned in part.pdf"
        status={{
          state: 'processed',
          words: 'Processed',
          detail: '4.1 MB, 9 pages, 8,204 characters',
          warnings: ['Page 7 has no text we can read.'],
          remove: { label: 'Remove Handout, scanned in part.pdf', onPress },
        }}
      />
      <FileRow
        kind="JPG"
        name="Page 42.jpg"
        status={{
          state: 'to-check',
          detail: 'Read. We are unsure of 2 words.',
          check: { words: 'Check', label: 'Check Page 42.jpg', onPress },
          remove: { label: 'Remove Page 42.jpg', onPress },
        }}
      />
      <FileRow
        kind="TXT"
        name="glossary.txt"
        status={{
          state: 'failed',
          message: 'Network error - could not connect to server',
          hint: 'Check your connection.',
          retry: { words: 'Retry', label: 'Retry glossary.txt', onPress },
          remove: { label: 'Remove glossary.txt', onPress },
        }}
      />
    </Card>
  );
}

export function StateSection() {
  return (
    <SheetSection id="states" title="Empty, loading, error">
      <div className="grid gap-4 md:grid-cols-3">
        <Card>
          <EmptyState
            level={3}
            drawing={<EmptyDeckDrawing />}
            title="No flashcard sets yet"
            text="Make your first set from any page of notes."
            action={<Button variant="primary">Create</Button>}
          />
        </Card>
        <Card className="grid place-items-center px-6 py-12">
          <div className="grid w-full max-w-60 gap-3">
            <Skeleton shape="block" className="h-24" />
            <Skeleton className="w-4/5" />
            <Skeleton className="w-[52%]" />
            <p role="status" className="mt-2.5 text-center type-sm text-ink-2">
              Loading results...
            </p>
          </div>
        </Card>
        <Card>
          <ErrorState
            level={3}
            title="This test has expired and is no longer available."
            text="Ask the person who shared it for a new code."
            action={<Button>Go to Homepage</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            level={3}
            drawing={<EmptyPageDrawing />}
            title="No tests yet"
            text="Add a page of notes. Your scores and attempts will be listed here."
            action={<Button variant="primary">Create a Test</Button>}
          />
        </Card>
        <Card>
          <EmptyState
            level={3}
            drawing={<LetterDrawing />}
            title="Check your email"
            text="The link works for one hour."
          />
        </Card>
      </div>
    </SheetSection>
  );
}
