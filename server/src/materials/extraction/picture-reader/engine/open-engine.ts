import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gunzipSync } from 'node:zlib';
import openCore, { type Api, type Pix } from 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js';
import { Unreadable } from '../../reader/reading.ts';
import type { Raster } from '../raster/raster.ts';
import type { Language } from './language.ts';
import type { RecognisedPage } from './recognised-page.ts';

type WantedText = {
  language: Language;
  /** Hears how far it is, in percent. */
  onProgress?: (percent: number) => void;
};

export type Engine = {
  /** Unpacks a picture. Its pixels are in memory until something else is asked of the engine. */
  decode: (bytes: Uint8Array) => { picture: Pix; memory: DataView };
  recognise: (raster: Raster, wanted: WantedText) => RecognisedPage;
};

/**
 * Tesseract, compiled to WebAssembly: also what it does to a hostile picture stays in a memory of its
 * own. The package around it is left out, because it wants threads and fetches its languages.
 */
export async function openEngine(): Promise<Engine> {
  let onProgress: WantedText['onProgress'];
  let memory: WebAssembly.Memory | undefined;
  const core = await openCore({
    instantiateWasm(imports, done) {
      const module = new WebAssembly.Module(readPackageFile(`${coreFile}.wasm`));
      const instance = new WebAssembly.Instance(module, imports);
      memory = Object.values(instance.exports).find((one) => one instanceof WebAssembly.Memory);
      done(instance, module);
      return instance.exports;
    },
    // Its first third is finding where text is, and takes no time.
    TesseractProgress: (percent) => onProgress?.(Math.max(0, Math.round((percent - 30) / 0.7))),
    print() {},
    printErr() {},
  });
  let opened: { language: Language; api: Api } | undefined;

  /** Another language begins anew: the engine grows with every one that it keeps. */
  function apiFor(language: Language): Api {
    if (opened?.language === language) return opened.api;
    opened?.api.End();
    const path = `@tesseract.js-data/${language}/4.0.0_best_int/${language}.traineddata.gz`;
    core.FS.writeFile(`./${language}.traineddata`, gunzipSync(readPackageFile(path)));
    const api = new core.TessBaseAPI();
    if (api.Init(null, language, neuralNetwork) !== 0) throw new Error(`no ${language}`);
    core.FS.unlink(`./${language}.traineddata`);
    api.SetVariable('tessedit_pageseg_mode', columnsAndBlocks);
    opened = { language, api };
    return api;
  }

  function bytesOfMemory(): ArrayBuffer {
    if (!memory) throw new Error('the engine has no memory');
    return memory.buffer;
  }

  return {
    decode(bytes) {
      const api = apiFor('eng');
      core.FS.writeFile('/input', bytes);
      if (api.SetImageFile(1, 0) !== 0) throw new Unreadable('damaged');
      core.FS.unlink('/input');
      return { picture: api.GetInputImage(), memory: new DataView(bytesOfMemory()) };
    },
    recognise({ width, height, pixels }, { language, ...listening }) {
      onProgress = listening.onProgress;
      const api = apiFor(language);
      api.Clear();
      const address = core._malloc(pixels.length);
      try {
        new Uint8Array(bytesOfMemory()).set(pixels, address);
        api.SetImage(address, width, height, 1, width);
        api.Recognize(null);
        const page: RecognisedPage = JSON.parse(api.GetJSONText(0));
        return page;
      } finally {
        core._free(address);
      }
    },
  };
}

const coreFile = 'tesseract.js-core/tesseract-core-relaxedsimd-lstm';
const neuralNetwork = 1;
const columnsAndBlocks = '3';

function readPackageFile(path: string): Buffer {
  const [scope = '', name = ''] = path.split('/');
  const folder = scope.startsWith('@') ? `${scope}/${name}` : scope;
  const manifest = fileURLToPath(import.meta.resolve(`${folder}/package.json`));
  return readFileSync(join(dirname(manifest), path.slice(folder.length)));
}
