import { startAiProvider } from '@engram/fakes/ai-provider/start-ai-provider.ts';
import sharp from 'sharp';
import { beforeEach, expect, it } from 'vitest';
import { openNamelessFile } from '../../platform/open-nameless-file.ts';
import { AiFailure } from '../../platform/ai/ai-failure.ts';
import type { AiPicture, AiProvider } from '../../platform/ai/ai-model.ts';
import { openDialect } from '../../platform/ai/testing/open-dialects.ts';
import { makeLog } from '../../platform/log.ts';
import { openEncoder } from '../encoding/open-encoder.ts';
import { takePhoto } from '../testing/picture-calls.ts';
import { atTheEnd } from '../../testing/at-the-end.ts';
import { askToTranscribe } from './ask-to-transcribe.ts';

const provider = await startAiProvider({ tokensPerSecond: 50_000, firstTokenMs: 0 });
atTheEnd(provider.stop);
const picture = await drawPhoto();
const readers = ['openai', 'gemini', 'anthropic', 'own'] as const;

beforeEach(() => {
  provider.pictures.length = 0;
  provider.violations.length = 0;
});

/** As it leaves the process that draws pictures anew. */
async function drawPhoto(): Promise<AiPicture> {
  await using file = await openNamelessFile();
  await file.write(await takePhoto());
  const encode = openEncoder({ mustBeClosed: false });
  const run = await encode({ userId: 'someone', kind: 'jpeg', file: file.fd });
  if (run.ending !== 'drawn') throw new Error(`the photo was not drawn: ${run.ending}`);
  return { mediaType: 'image/jpeg', ...run.picture };
}

async function ask(dialect: AiProvider, log = makeLog('silent')) {
  const marks = { firstMs: 60_000, stallMs: 60_000 };
  const [model] = openDialect({ provider, dialect, marks, log }).models;
  if (!model) throw new Error(`there is no model of ${dialect}`);
  return askToTranscribe(model, {
    picture,
    payer: { userId: 'someone', tier: 'free', isConfirmed: true, network: null },
    signal: new AbortController().signal,
  });
}

it.each(readers)('shows %s a photo that says nothing of its place, maker or owner', async (one) => {
  await ask(one);
  expect(provider.violations).toEqual([]);
  const [sent, ...others] = provider.pictures;
  expect(others).toEqual([]);
  expect(sent?.mediaType).toBe('image/jpeg');
  const { format, width, height, ...rest } = await sharp(sent?.content).metadata();
  expect({ format, width, height }).toEqual({ format: 'jpeg', width: 300, height: 400 });
  const { exif, xmp, iptc, icc, orientation } = rest;
  expect({ exif, xmp, iptc, icc, orientation }).toEqual({});
  const words = ['Canary', 'canary', 'Maya', 'Exif', 'GPS'];
  expect(words.filter((word) => sent?.content.includes(word))).toEqual([]);
});

it.each(readers)(
  'reads the words of a page, its formulas and tables, as %s says them',
  async (one) => {
    expect(await ask(one)).toBe(
      [
        '## Water in plants',
        'Plants take in water through their roots. The cell sap is more concentrated than the soil, so water moves in by osmosis, and [?] by active transport.',
        '$\\frac{\\Delta m}{\\Delta t} = \\alpha A$',
        'In the leaf $\\ce{H2O}$ is split.',
        '| Part | Task |\n| --- | --- |\n| Root hair | takes in water |',
      ].join('\n\n'),
    );
  },
);

it.each(['broken-escapes', 'doubled-escapes', 'code-fence'] as const)(
  'reads the same formulas where a model writes its JSON with %s',
  async (fault) => {
    const right = await ask('own');
    provider.fail(fault);
    expect(await ask('own')).toBe(right);
  },
);

it.each(['garbage', 'wrong-schema'] as const)('takes %s for no text', async (fault) => {
  provider.fail(fault);
  expect(await ask('openai')).toBeUndefined();
});

it('writes nothing of a photo into the log where a server repeats it in its error', async () => {
  const lines: string[] = [];
  const log = makeLog('debug', { write: (line: string) => void lines.push(line) });
  provider.fail('server-error');
  await expect(ask('own', log)).rejects.toThrow(AiFailure);
  const said: string = JSON.parse(lines[0] ?? '{}').said;
  expect(said).toContain('Failed to process');
  const encoded = picture.content.toString('base64');
  const words = said.match(/\w{3,}/g) ?? [];
  expect(words.filter((word) => encoded.includes(word))).toEqual([]);
});
