/** The part of the engine's interface that we use; the package has no types. */
declare module 'tesseract.js-core/tesseract-core-relaxedsimd-lstm.js' {
  export type Pix = {
    get_w(): number;
    get_h(): number;
    /** Bits for a pixel. */
    get_d(): number;
    /** Words of four bytes for a row. */
    get_wpl(): number;
    get_spp(): number;
    /** An address in the engine's memory, as all numbers here that are called an address. */
    get_data(): number;
    get_colormap(): { ptr: number; get_array(): { ptr: number }; get_n(): number };
  };

  export type Api = {
    Init(dataPath: null, language: string, mode: number): number;
    End(): void;
    SetVariable(name: string, value: string): boolean;
    SetImageFile(orientation: number, angle: number): number;
    SetImage(
      address: number,
      width: number,
      height: number,
      bytesForPixel: number,
      bytesForRow: number,
    ): void;
    GetInputImage(): Pix;
    Clear(): void;
    Recognize(monitor: null): number;
    GetJSONText(page: number): string;
  };

  export type Core = {
    TessBaseAPI: new () => Api;
    FS: { writeFile(path: string, bytes: Uint8Array): void; unlink(path: string): void };
    _malloc(bytes: number): number;
    _free(address: number): void;
  };

  export type Options = {
    instantiateWasm: (
      imports: WebAssembly.Imports,
      done: (instance: WebAssembly.Instance, module: WebAssembly.Module) => void,
    ) => WebAssembly.Exports;
    TesseractProgress: (percent: number) => void;
    print: () => void;
    printErr: () => void;
  };

  export default function openCore(options: Options): Promise<Core>;
}

/** Node has it; its types come only with those of browsers. */
declare namespace WebAssembly {
  type Imports = Record<string, Record<string, unknown>>;
  type Exports = Record<string, unknown>;
  class Memory {
    readonly buffer: ArrayBuffer;
    private constructor();
  }
  class Module {
    constructor(bytes: Uint8Array);
  }
  class Instance {
    readonly exports: Exports;
    constructor(module: Module, imports: Imports);
  }
}
