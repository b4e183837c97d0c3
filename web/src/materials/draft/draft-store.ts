import { isPhotoName } from '@engram/core/materials/photo-kinds.ts';
import { dropWork, findWork, keepWork, onWorkForgotten } from '../../storage/unfinished-work.ts';
import { changeDraft, type DraftChange } from './change-draft.ts';
import {
  type Draft,
  type DraftFile,
  emptyDraft,
  type FileProgress,
  type Processed,
  reviveDraft,
  withoutFileTexts,
} from './draft.ts';
import { extractFile } from './extract-file.ts';
import { readAddress } from './read-address.ts';
import { recognizeFile } from './recognize-file.ts';
import type { UploadRules } from '../upload-rules.ts';

/**
 * The draft of the signed-in user. It lives outside the screens, so that an upload goes on and
 * nothing is lost while somebody looks at another page; and in this tab's storage, for a reload.
 */
export type DraftStore = {
  uid: string;
  read: () => Draft;
  subscribe: (listener: () => void) => () => void;
  /** Also stops what runs for files that are gone. */
  change: (change: DraftChange) => void;
  /** One that failed can be replaced by what was chosen anew. */
  addFiles: (files: readonly File[], rules: UploadRules, replaced?: string) => void;
  /** A page by its address, or a transcript, whose words are at hand. */
  addSource: (source: NewSource, rules: UploadRules) => void;
  /** The file itself, as long as this page has it. */
  fileOf: (id: string) => File | undefined;
  /** Whether the file is still at hand; one from before a reload has to be chosen again. */
  canSend: (id: string) => boolean;
  retry: (id: string, rules: UploadRules) => void;
  /** Hears of failed uploads, which no query knows of. */
  onFailed: (listener: (error: unknown) => void) => () => void;
};

/** What is no file. */
export type NewSource = {
  name: string;
  address?: string | undefined;
  /** Where nothing has to be read any more. */
  processed?: Processed;
};

export function draftOf(uid: string, name: DraftName = 'material'): DraftStore {
  const known = opened.get(name);
  if (known?.store.uid === uid) return known.store;
  known?.close();
  const draft = openDraft({ uid, name });
  opened.set(name, draft);
  return draft.store;
}

/** What a test is made of, and what a set is: one does not turn up in the other. */
export type DraftName = 'material' | 'card-material';

type OpenDraft = { store: DraftStore; close: () => void };

const opened = new Map<DraftName, OpenDraft>();

onWorkForgotten((uid) => {
  for (const [name, { store, close }] of opened) {
    if (store.uid === uid) continue;
    close();
    opened.delete(name);
  }
});

const maxRunning = 2;
/** Long enough not to write at every key, short enough that a crash costs a word or two. */
const storeAfterMs = 400;

function openDraft(key: { uid: string; name: DraftName }): OpenDraft {
  let draft = reviveDraft(findWork(key));
  let isClosed = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const listeners = new Set<() => void>();
  const failureListeners = new Set<(error: unknown) => void>();
  const chosen = new Map<string, { file: File; rules: UploadRules }>();
  const running = new Map<string, AbortController>();

  function change(wanted: DraftChange) {
    if (isClosed) return;
    draft = changeDraft(draft, wanted);
    stopRemoved();
    startWaiting();
    if (draft === emptyDraft) storeNow();
    else timer ??= setTimeout(storeNow, storeAfterMs);
    for (const listener of listeners) listener();
  }

  function stopRemoved() {
    for (const id of [...chosen.keys(), ...running.keys()]) {
      if (draft.files.some((file) => file.id === id)) continue;
      chosen.delete(id);
      running.get(id)?.abort();
      running.delete(id);
    }
  }

  function startWaiting() {
    for (const file of draft.files) {
      if (running.size >= maxRunning) return;
      if (file.progress.state === 'waiting' && !running.has(file.id)) void send(file);
    }
  }

  async function send({ id, address }: DraftFile) {
    const found = chosen.get(id);
    if (!found && address === undefined) return;
    const controller = new AbortController();
    running.set(id, controller);
    const { signal } = controller;
    const onProgress = (progress: FileProgress, name?: string) => {
      if (signal.aborted) return;
      if (isOver(progress)) running.delete(id);
      change({ type: 'note-progress', id, progress, name });
    };
    const onFailed = (error: unknown) => {
      for (const listener of failureListeners) listener(error);
    };
    if (!found) return readAddress({ address: address ?? '', signal, onProgress, onFailed });
    const reading = { file: found.file, kinds: found.rules.kinds, signal, onProgress, onFailed };
    const recognize = () => recognizeFile(reading);
    if (isPhotoName(found.file.name)) return recognize();
    const onScan = found.rules.takesPhotos ? recognize : undefined;
    return extractFile({ ...reading, onScan });
  }

  /** Of a page, which can always be read again. */
  function findAddress(id: string): string | undefined {
    return draft.files.find((file) => file.id === id)?.address;
  }

  function storeNow() {
    clearTimeout(timer);
    timer = undefined;
    if (isClosed) return;
    if (draft === emptyDraft) return dropWork(key);
    if (keepWork(key, JSON.stringify(draft))) return;
    keepWork(key, JSON.stringify(withoutFileTexts(draft)));
  }

  // Whatever hides the page may be the last that we hear of it.
  function storeIfWaiting() {
    if (timer !== undefined) storeNow();
  }

  function close() {
    isClosed = true;
    clearTimeout(timer);
    document.removeEventListener('visibilitychange', storeIfWaiting);
    window.removeEventListener('pagehide', storeIfWaiting);
    for (const controller of running.values()) controller.abort();
    draft = emptyDraft;
    for (const listener of listeners) listener();
  }

  document.addEventListener('visibilitychange', storeIfWaiting);
  window.addEventListener('pagehide', storeIfWaiting);

  const store: DraftStore = {
    uid: key.uid,
    read: () => draft,
    subscribe: (listener) => addTo(listeners, listener),
    change,
    addFiles(files, rules, replaced) {
      const added = files.map((file) => ({ id: crypto.randomUUID(), file }));
      for (const { id, file } of added) chosen.set(id, { file, rules });
      change({
        type: 'add-files',
        files: added.map(({ id, file: { name, size, lastModified } }) => ({
          id,
          name,
          size,
          lastModified,
        })),
        rules,
        replaced,
      });
    },
    addSource({ name, address, processed }, { maxFiles }) {
      const source: DraftFile = {
        id: crypto.randomUUID(),
        name,
        size: 0,
        lastModified: 0,
        ...(address !== undefined && { address }),
        progress: processed ?? { state: 'waiting' },
      };
      change({ type: 'add-source', source, maxFiles });
    },
    fileOf: (id) => chosen.get(id)?.file,
    canSend: (id) => chosen.has(id) || findAddress(id) !== undefined,
    retry(id, rules) {
      if (chosen.has(id) || findAddress(id) !== undefined)
        change({ type: 'retry-file', id, rules });
    },
    onFailed: (listener) => addTo(failureListeners, listener),
  };
  return { store, close };
}

function isOver({ state }: FileProgress): boolean {
  return state === 'processed' || state === 'failed' || state === 'to-check';
}

function addTo<T>(set: Set<T>, item: T): () => void {
  set.add(item);
  return () => set.delete(item);
}
