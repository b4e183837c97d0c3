import type { User } from '@engram/core/accounts/user.ts';
import { materialLimits } from '@engram/core/limits.ts';
import { findFileProblem } from '@engram/core/materials/check-files.ts';
import { documentKinds } from '@engram/core/materials/kinds.ts';
import { plans } from '@engram/core/plans/catalogue.ts';
import { megabyte } from '@engram/core/units.ts';
import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { draftOf } from '../materials/draft/draft-store.ts';
import { uploadMessages } from '../materials/messages.ts';
import { acceptOf, listTaken, testUploadRules } from '../materials/upload-rules.ts';
import { paths } from '../paths.ts';
import { ChooseWords, Dropzone } from '../ui/forms/dropzone.tsx';
import { DropPageDrawing } from '../ui/states/trace-illustrations.tsx';
import { useIsNarrow } from '../ui/use-is-narrow.ts';
import { dashboardMessages } from './messages.ts';

const messages = dashboardMessages.upload;
const taken = { kinds: documentKinds, takesPhotos: true };
const rules = { ...taken, maxBytes: materialLimits.maxFileBytes };
const maxMegabytes = rules.maxBytes / megabyte;

type QuickUploadProps = {
  user: User;
  /** In the words of the page that it is on. */
  words?: { title: string; hint: (megabytes: number) => string };
  drawing?: ReactNode;
};

/** Begins a test with a file, which is on its way before the next screen has opened. */
export function QuickUpload({ user, words, drawing = <DropPageDrawing /> }: QuickUploadProps) {
  const navigate = useNavigate();
  const [problem, setProblem] = useState<string>();
  const isNarrow = useIsNarrow();

  function begin(files: readonly File[]) {
    const found = files.map((file) => findFileProblem(file, rules)).find(Boolean);
    setProblem(found);
    if (found !== undefined) return;
    const draft = draftOf(user.uid);
    draft.change({ type: 'open', mode: 'upload' });
    draft.addFiles(files, testUploadRules(plans[user.plan]));
    void navigate(paths.create);
  }

  return (
    <Dropzone
      title={words?.title ?? messages.title}
      overTitle={uploadMessages.dropOver}
      rejectTitle={uploadMessages.dropRefused}
      text={words ? undefined : choose(isNarrow)}
      hint={words ? words.hint(maxMegabytes) : hint(isNarrow)}
      drawing={drawing}
      accept={acceptOf(taken)}
      onFiles={begin}
      error={
        problem === undefined
          ? undefined
          : { message: problem, retryLabel: uploadMessages.tryAgain }
      }
      layout="row"
    />
  );
}

/** A phone has nothing to drop, and no room for the endings of everything that is read. */
function choose(isNarrow: boolean): ReactNode {
  return isNarrow ? messages.onPhone.text : <ChooseWords {...messages.choose} />;
}

function hint(isNarrow: boolean): string {
  if (isNarrow) return messages.onPhone.hint(maxMegabytes);
  return messages.hint(listTaken(taken), maxMegabytes);
}
