import type { ExportSheet } from '../exporting/export-sheet.ts';
import { resultsMessages } from './messages.ts';
import type { ResultView } from './result-view.ts';

export function sheetOfView(view: ResultView): ExportSheet {
  const { results, reviewed, isEndless, timeTakenSeconds, studyMaterial, parts } = view;
  const { title, endlessTitle } = resultsMessages;
  return {
    title: view.testName ?? (isEndless ? endlessTitle : title),
    date: results.completedAt,
    results,
    timeTakenSeconds,
    entries: reviewed,
    studyMaterial,
    parts,
  };
}
