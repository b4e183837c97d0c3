import type { extractDocument, FileDetails } from '@engram/core/materials/api.ts';
import { type DocumentKind, documentKinds, findKind } from '@engram/core/materials/kinds.ts';
import { countCharacters } from '@engram/core/materials/measure-text.ts';
import { materialMessages } from '@engram/core/materials/messages.ts';
import { brokenFormula } from '@engram/core/rich-text/broken-formula.ts';
import { AppError } from '../http/app-error.ts';
import type { UploadHandler } from '../http/uploads/mount-upload.ts';
import { explainRefusal } from './explain-refusal.ts';
import type { ExtractDocument } from './extraction/extract-document.ts';
import type { Reading } from './extraction/reader/reading.ts';

/** Tells the text of an uploaded document, or why there is none. */
export function makeReadUpload(extract: ExtractDocument): UploadHandler<typeof extractDocument> {
  return async ({ upload, session }) => {
    const { fileName, sizeBytes, head, file, signal } = upload;
    const named = findKind(fileName);
    if (!named) throw unknownEnding();
    const userId = session.user.uid;
    try {
      const document = { userId, fileName, sizeBytes, head, file: file.fd, signal };
      const { reading } = await extract(document);
      const fileDetails = describeFile({ name: fileName, size: sizeBytes, type: named }, reading);
      return { extractedText: reading.text, fileDetails };
    } catch (error) {
      throw explainRefusal(error, {
        empty: materialMessages.fileWithoutText(named),
        wrongType: materialMessages.wrongTypeHint,
      });
    }
  };
}

type NamedFile = Pick<FileDetails, 'name' | 'size' | 'type'>;

function describeFile(file: NamedFile, reading: Reading): FileDetails {
  const { text, pageStarts, pagesWithoutText, isCut } = reading;
  const warnings: FileDetails['warnings'] = [];
  if (pagesWithoutText.length > 0) {
    const message = materialMessages.pagesWithoutText(pagesWithoutText, file.type);
    warnings.push({ code: 'pages-without-text', message });
  }
  if (writesFormulas.has(file.type) && text.includes(brokenFormula)) {
    const message = materialMessages.formulasBroken(findBrokenPages(reading), file.type);
    warnings.push({ code: 'formulas-broken', message });
  }
  if (isCut) warnings.push({ code: 'cut', message: materialMessages.cut });
  return {
    ...file,
    characters: countCharacters(text),
    ...(pageStarts ? { pages: pageStarts.length, pageStarts: [...pageStarts] } : {}),
    warnings,
  };
}

/** In plain text the same sign is a letter that could not be decoded. */
const writesFormulas: ReadonlySet<DocumentKind> = new Set([
  'pdf',
  'docx',
  'odt',
  'pptx',
  'epub',
  'html',
]);

/** The numbers, from 1, of the pages with a formula that may be broken. */
function findBrokenPages({ text, pageStarts = [] }: Reading): number[] {
  return pageStarts.flatMap((start, at) =>
    text.slice(start, pageStarts[at + 1]).includes(brokenFormula) ? [at + 1] : [],
  );
}

function unknownEnding(): AppError {
  return new AppError('file-type-unsupported', {
    details: materialMessages.typeHint(documentKinds),
  });
}
