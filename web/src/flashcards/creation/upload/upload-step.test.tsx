import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import { makeMaterial } from '../../../materials/testing/stub-library.ts';
import { bodyOf, neverReply, reply } from '../../../testing/stub-server.ts';
import {
  answer,
  chooseFiles,
  extracted,
  fileOf,
  studyText,
} from '../../../practice-tests/testing/render-creation.tsx';
import {
  continueButton,
  openCreate,
  pasteText,
  press,
  reachConfigure,
  storedWizard,
  topicsPath,
} from '../../testing/render-create.tsx';

const megabyte = 1024 * 1024;

it('begins with Upload, the first of three steps [FWIZ-01]', async () => {
  await openCreate();
  const steps = within(screen.getByRole('list', { name: 'Progress' })).getAllByRole('listitem');
  expect(steps.map(({ textContent }) => textContent)).toEqual([
    '1Upload',
    '2Configure',
    '3Preview',
  ]);
  expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual(['step', null, null]);
});

it('offers a drop area or a place to paste into [FWIZ-08]', async () => {
  await openCreate();
  expect(screen.getByRole('button', { name: /Drop your file here/ })).toBeTruthy();
  await userEvent.click(screen.getByRole('radio', { name: 'Paste text' }));
  expect(screen.getByLabelText('Your text')).toBeTruthy();
});

describe('a file', () => {
  it('may be of every kind that is read, of up to 10 MB [FWIZ-11]', async () => {
    const { uploads } = await openCreate();
    expect(
      screen.getByText(
        '.pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html, .jpg, .png, .webp. Up to 10 MB.',
      ),
    ).toBeTruthy();
    await chooseFiles(sized('notes.docx', 10 * megabyte));
    expect(await screen.findByText('notes.docx')).toBeTruthy();
    expect(uploads).toHaveLength(1);
  });

  it('that is a photo is looked over before cards are made of it [D43]', async () => {
    const text = studyText(400);
    const facts = { kind: 'jpeg', characters: 400, pages: 1, pagesWithoutText: [], isCut: false };
    const read = { state: 'read', reading: { ...facts, text, unsure: [] } };
    const told = `id: 0\ndata: ${JSON.stringify(read)}\n\nevent: end\ndata: {}\n\n`;
    vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:photo');
    vi.spyOn(URL, 'revokeObjectURL').mockReturnValue();
    await openCreate({ answers: { '/api/documents/recognize': () => new Response(told) } });
    await chooseFiles(fileOf('Page 42.jpg'));
    expect(await screen.findByText('Check your photo first.')).toBeTruthy();
    expect(continueButton()).toHaveProperty('disabled', true);
    await userEvent.click(screen.getByRole('button', { name: 'Check Page 42.jpg' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Looks right' }));
    expect(await screen.findByText('Processed')).toBeTruthy();
    expect(continueButton()).toHaveProperty('disabled', false);
  });

  it('of another type is refused [FWIZ-12]', async () => {
    const { uploads } = await openCreate();
    await chooseFiles(fileOf('photo.gif'));
    expect(
      await screen.findByText(
        'File type must be .pdf, .doc, .docx, .txt, .md, .rtf, .pptx, .odt, .epub, .html, .jpg, .png, .webp',
      ),
    ).toBeTruthy();
    expect(uploads).toHaveLength(0);
  });

  it('that is too large is refused by the drop area and in words for everybody [FWIZ-13] [FWIZ-18]', async () => {
    const { uploads } = await openCreate();
    await chooseFiles(sized('notes.txt', 10 * megabyte + 1));
    expect(await screen.findByText('File is larger than 10485760 bytes')).toBeTruthy();
    expect(screen.getByText('File too large. Maximum size is 10MB.')).toBeTruthy();
    expect(uploads).toHaveLength(0);
  });

  it('without content is refused [FWIZ-14]', async () => {
    await openCreate();
    await chooseFiles(fileOf('notes.txt', ''));
    expect(await screen.findByText('File is smaller than 1 bytes')).toBeTruthy();
  });

  it('comes alone [FWIZ-10] [FWIZ-15]', async () => {
    const { uploads } = await openCreate();
    await drop(fileOf('a.txt'), fileOf('b.txt'));
    expect(await screen.findByText('Too many files')).toBeTruthy();
    expect(uploads).toHaveLength(0);
  });

  it('gives way to the next one', async () => {
    const { uploads } = await openCreate();
    await chooseFiles(fileOf('a.txt'));
    await answer(uploads[0], extracted(studyText(400)));
    await chooseFiles(fileOf('b.txt'));
    expect(await screen.findByText('b.txt')).toBeTruthy();
    expect(screen.queryByText('a.txt')).toBeNull();
  });

  it('is dropped without what the system adds, .DS_Store and Thumbs.db [FWIZ-16]', async () => {
    const { uploads } = await openCreate();
    await drop(fileOf('.DS_Store'), fileOf('notes.txt'), fileOf('Thumbs.db'));
    expect(await screen.findByText('notes.txt')).toBeTruthy();
    expect(uploads).toHaveLength(1);
  });

  it('that was not chosen after all is noticed 300 ms after the dialog has closed [FWIZ-17]', async () => {
    await openCreate();
    const zone = screen.getByRole('button', { name: /Drop your file here/ });
    vi.useFakeTimers();
    fireEvent.click(zone);
    zone.blur();
    fireEvent.focus(window);
    vi.advanceTimersByTime(299);
    expect(document.activeElement).not.toBe(zone);
    vi.advanceTimersByTime(1);
    expect(document.activeElement).toBe(zone);
  });

  it('that cannot be read says why, and can be sent again [FWIZ-28] [BERR-20]', async () => {
    const { uploads } = await openCreate();
    await chooseFiles(fileOf('notes.docx'));
    const message = 'This file is protected with a password.';
    await answer(uploads[0], { status: 422, data: { code: 'file-locked', message } });
    expect(await screen.findByText(`Error processing file: ${message}`)).toBeTruthy();
    await press('Retry notes.docx');
    expect(uploads).toHaveLength(2);
  });

  it('where uploads are off, is told to be pasted, and is not sent again', async () => {
    const { uploads } = await openCreate();
    await chooseFiles(fileOf('notes.docx'));
    const message = 'Uploads are turned off on this server.';
    const details = 'Copy the text from your file and paste it instead.';
    await answer(uploads[0], { status: 409, data: { code: 'uploads-off', message, details } });
    expect(await screen.findByText(`Error processing file: ${message}`)).toBeTruthy();
    expect(screen.getByText(details)).toBeTruthy();
    expect(uploads).toHaveLength(1);
  });
});

describe('a PDF', () => {
  it('is asked about before it is sent, and can be read all the same [FWIZ-21] [FWIZ-22]', async () => {
    const { uploads } = await openCreate();
    await chooseFiles(fileOf('Lecture 6.pdf'));
    expect(
      await screen.findByText('Would you like to paste the text manually instead?'),
    ).toBeTruthy();
    expect(uploads).toHaveLength(0);
    await press('Continue with PDF');
    await answer(uploads[0], extracted(studyText(400), { type: 'pdf', pages: 9 }));
    expect(screen.getByText('Processed')).toBeTruthy();
  });

  it('gives way to a pasted text, where the keyboard then is', async () => {
    const { uploads } = await openCreate();
    await chooseFiles(fileOf('Lecture 6.pdf'));
    await userEvent.click(await screen.findByRole('button', { name: 'Paste Text' }));
    expect(document.activeElement).toBe(screen.getByLabelText('Your text'));
    expect(uploads).toHaveLength(0);
  });
});

describe('a text', () => {
  it('longer than the plan allows is told so, and can be cut [FWIZ-19]', async () => {
    await openCreate();
    await pasteText(studyText(30_001));
    const words = 'Text is too long. Maximum 30,000 characters allowed.';
    expect(screen.getAllByText(words).length).toBeGreaterThan(0);
    expect(continueButton()).toHaveProperty('disabled', true);
    await press('Use the first 30,000');
    expect(continueButton()).toHaveProperty('disabled', false);
  });

  it('may be longer for premium', async () => {
    await openCreate({ user: { plan: 'student', isPremium: true } });
    await pasteText(studyText(50_000));
    expect(screen.queryByText(/Text is too long/)).toBeNull();
  });

  it('that is left blank is asked for [FWIZ-23]', async () => {
    await openCreate();
    await pasteText('   ');
    await userEvent.tab();
    expect(screen.getAllByText('Please enter your text.').length).toBeGreaterThan(0);
  });
});

describe('going on', () => {
  it('needs 300 characters, and asks nobody again to agree to the terms [FWIZ-05]', async () => {
    await openCreate();
    expect(continueButton()).toHaveProperty('disabled', true);
    await pasteText(studyText(299));
    expect(continueButton()).toHaveProperty('disabled', true);
    await pasteText(studyText(300));
    expect(continueButton()).toHaveProperty('disabled', false);
    expect(screen.queryByRole('checkbox')).toBeNull();
  });

  it('uses what was saved before, and does not read the same material twice', async () => {
    const material = makeMaterial(7, { title: 'Lecture 7', characters: 400 });
    const { asked } = await openCreate({
      answers: {
        '/api/materials?order=last-used': () =>
          reply(200, { materials: [material], hasMore: false, total: 1, subjects: [] }),
        '/api/materials': () =>
          reply(200, { studyMaterial: studyText(400), parts: [{ material, start: 0 }] }),
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'My materials' }));
    expect(continueButton()).toHaveProperty('disabled', true);
    await userEvent.click(await screen.findByRole('checkbox', { name: /Lecture 7/ }));
    await userEvent.click(continueButton());
    await screen.findByRole('heading', { name: 'Configure your flashcards' });
    expect(screen.getByLabelText('Set name')).toHaveProperty('value', 'Lecture 7');
    await userEvent.click(screen.getByRole('link', { name: 'Back' }));
    await userEvent.click(continueButton());
    await screen.findByRole('heading', { name: 'Configure your flashcards' });
    const saves = asked.filter(
      ({ path, init }) => path === '/api/materials' && init.method === 'POST',
    );
    expect(saves.map(bodyOf)).toEqual([{ parts: [{ id: material.id }] }]);
  });

  it('says that a saved material is longer than the plan allows, and cannot be cut here', async () => {
    const material = makeMaterial(7, { title: 'Lecture 7', characters: 30_001 });
    await openCreate({
      answers: {
        '/api/materials?order=last-used': () =>
          reply(200, { materials: [material], hasMore: false, total: 1, subjects: [] }),
      },
    });
    await userEvent.click(screen.getByRole('radio', { name: 'My materials' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: /Lecture 7/ }));
    expect(screen.getByText('Text is too long. Maximum 30,000 characters allowed.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Use the first/ })).toBeNull();
  });

  it('says that there is too little, not counting the space around it [FWIZ-26]', async () => {
    await openCreate();
    await pasteText(`   ${studyText(299)}   `);
    const words = 'You need at least 300 characters of study material to continue.';
    expect(screen.getByText(words)).toBeTruthy();
  });

  it('saves the material, asks for its topics and leads to Configure [FWIZ-04] [FWIZ-30]', async () => {
    const { asked } = await openCreate();
    await reachConfigure();
    const calls = asked.filter(({ init }) => init.method === 'POST').map(({ path }) => path);
    expect(calls.slice(-2)).toEqual(['/api/materials', topicsPath]);
    expect(bodyOf(asked.find(({ path }) => path === topicsPath))).toEqual({
      studyMaterial: studyText(400),
    });
    expect(storedWizard()).toMatchObject({
      studyMaterial: studyText(400),
      extractedTopics: [{ name: 'Synapses' }, { name: 'Receptors' }, { name: 'Sleep' }],
      flashcardConfig: { agreeToTerms: true },
    });
  });

  it('shows that it is busy, and takes no second press', async () => {
    const { asked } = await openCreate({ answers: { [topicsPath]: neverReply } });
    await pasteText(studyText(400));
    await userEvent.dblClick(continueButton());
    const button = await screen.findByRole('button', { name: 'Finding the topics...' });
    expect(button.getAttribute('aria-busy')).toBe('true');
    await userEvent.click(button);
    expect(asked.filter(({ path }) => path === '/api/materials')).toHaveLength(1);
  });

  it.each([
    ['finds none', () => reply(200, { topics: [] })],
    ['fails', () => reply(400, { error: 'No' })],
  ])(
    'goes on with all content when the search for topics %s [FWIZ-29] [BERR-21]',
    async (_, topics) => {
      vi.spyOn(console, 'warn').mockImplementation(() => {});
      await openCreate({ answers: { [topicsPath]: topics } });
      await reachConfigure();
      const words = 'No topics could be extracted. All content will be included.';
      expect(screen.getByText(words)).toBeTruthy();
      expect(screen.getByRole('button', { name: 'Preview Flashcards' })).toBeTruthy();
    },
  );

  it('stays with what the content policy forbids, before anything is sent [FWIZ-55]', async () => {
    const { asked } = await openCreate();
    await pasteText(
      `${studyText(400)} How to make a pipe bomb at home: step by step instructions.`,
    );
    await userEvent.click(continueButton());
    expect((await screen.findByRole('alert')).textContent).toContain('Content Policy Violation:');
    expect(asked.map(({ path }) => path)).not.toContain('/api/materials');
  });

  it('keeps everything when the server cannot be reached', async () => {
    vi.spyOn(console, 'warn').mockImplementation(() => {});
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 500 });
    const user = userEvent.setup({ advanceTimers: vi.advanceTimersByTime });
    await openCreate({
      answers: {
        '/api/materials': () => {
          throw new TypeError('Failed to fetch');
        },
      },
    });
    await user.click(screen.getByRole('radio', { name: 'Paste text' }));
    await user.click(screen.getByLabelText('Your text'));
    await user.paste(studyText(400));
    await user.click(continueButton());
    await waitFor(
      () => expect(screen.getByRole('alert').textContent).toContain('Failed to process'),
      {
        timeout: 20_000,
      },
    );
    expect(screen.getByLabelText('Your text')).toHaveProperty('value', studyText(400));
    expect(continueButton()).toHaveProperty('disabled', false);
  });
});

it('does not read the same material twice', async () => {
  const { asked } = await openCreate();
  await reachConfigure();
  await userEvent.click(screen.getByRole('checkbox', { name: /Sleep/ }));
  await userEvent.click(screen.getByRole('link', { name: 'Back' }));
  expect(screen.getByLabelText('Your text')).toHaveProperty('value', studyText(400));
  await userEvent.click(continueButton());
  expect(await screen.findByRole('checkbox', { name: /Sleep/ })).toHaveProperty('checked', true);
  expect(asked.filter(({ path }) => path === topicsPath)).toHaveLength(1);
});

function sized(name: string, bytes: number): File {
  const file = fileOf(name);
  Object.defineProperty(file, 'size', { value: bytes });
  return file;
}

/** As a system hands over what is dragged. */
async function drop(...files: File[]): Promise<void> {
  const items = files.map((file) => ({
    kind: 'file',
    type: file.type,
    getAsFile: () => file,
    webkitGetAsEntry: () => null,
  }));
  const dataTransfer = { files, items, types: ['Files'] };
  fireEvent.drop(screen.getByRole('button', { name: /Drop your file here/ }), { dataTransfer });
  await waitFor(() => undefined);
}
