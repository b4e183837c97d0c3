import { vi } from 'vitest';

type Answer = { status: number; data?: unknown; headers?: Record<string, string> } | 'broken';

/** One attempt of the browser to send a file, in the hands of a test. */
export class StubUpload extends EventTarget {
  readonly upload = new EventTarget();
  readonly headers: Record<string, string> = {};
  readonly at = Date.now();
  url = '';
  method = '';
  form = new FormData();
  status = 0;
  statusText = '';
  responseText = '';
  isAborted = false;
  #replied: Record<string, string> = {};

  open(method: string, url: string) {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string) {
    this.headers[name] = value;
  }

  getResponseHeader(name: string) {
    return this.#replied[name] ?? null;
  }

  send(form: FormData) {
    this.form = form;
  }

  abort() {
    this.isAborted = true;
    this.dispatchEvent(new Event('abort'));
  }

  progress(loaded: number, total: number) {
    this.upload.dispatchEvent(Object.assign(new Event('progress'), { loaded, total }));
  }

  finishSending() {
    this.upload.dispatchEvent(new Event('load'));
  }

  answer(answer: Answer) {
    if (answer === 'broken') return this.dispatchEvent(new Event('error'));
    const { status, data, headers = {} } = answer;
    this.status = status;
    this.responseText = data === undefined ? '' : JSON.stringify(data);
    this.#replied = headers;
    return this.dispatchEvent(new Event('load'));
  }

  get file(): File {
    const file = this.form.get('document');
    if (!(file instanceof File)) throw new Error('There is no file in the form.');
    return file;
  }
}

/** For tests: every upload of the page, in the order in which they began. */
export function stubUploads(): StubUpload[] {
  const uploads: StubUpload[] = [];
  vi.stubGlobal(
    'XMLHttpRequest',
    class extends StubUpload {
      constructor() {
        super();
        uploads.push(this);
      }
    },
  );
  return uploads;
}
