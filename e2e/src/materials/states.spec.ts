import { type Page, test } from '@playwright/test';
import { expectSoundPage } from '../expect-sound-page.ts';
import * as creation from '../shots/creation/prepare-creation.ts';
import * as input from '../shots/creation/prepare-input.ts';
import * as library from '../shots/creation/prepare-library.ts';
import { watchPage } from '../watch-page.ts';
import { openInput } from './input-step.ts';

const states: Record<string, (page: Page) => Promise<void>> = {
  'nothing added': async () => undefined,
  'files on their way': input.addFiles,
  'files that cannot be read': input.addBadFiles,
  'no file that can be read': input.failAll,
  'a text': input.write,
  'a text that is too long': input.writeTooMuch,
  'a text that is too short': input.writeTooLittle,
  'a text that is forbidden': input.writeForbidden,
  'a text that was cleared': input.clearText,
  'the question before leaving': input.leave,
  'the next step': creation.configure,
  'saved materials': library.openLibrary,
  'the menu of a material': library.openMenu,
  'a title that is missing': library.renameBadly,
  'the question before deleting': library.askToDelete,
  'nothing saved': library.openEmptyLibrary,
  'nothing found': library.searchInVain,
  'materials on their way': library.waitForLibrary,
  'materials that did not come': library.missLibrary,
};

for (const [state, prepare] of Object.entries(states)) {
  test(`${state} passes axe, keeps to the policy and fits its width`, async ({ page, request }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    const watched = await watchPage(page);
    await openInput(page, request);
    await prepare(page);
    await expectSoundPage(page, watched, { isExpected: isRefusal });
  });
}

/** The browser's own word for a refusal, which some of the states are about. */
function isRefusal(problem: string): boolean {
  return /^console: Failed to load resource: .* status of 4\d\d/.test(problem);
}
