import { AppError } from '../../http/app-error.ts';
import type { Db } from '../../platform/db.ts';
import { type ObjectStore, ObjectStoreError } from '../../platform/objects/object-store.ts';
import type { Platform } from '../../platform/start.ts';
import { getContent, type PicturePlace, putContent } from '../store.ts';

/** Where the bytes of pictures are. They go with the rows: at once, or as leftovers by a job. */
export type PictureKeeper = {
  /** May be done twice. */
  write: (place: PicturePlace, content: Buffer) => Promise<void>;
  /** Undefined when there are none. */
  read: (place: PicturePlace) => Promise<Buffer | undefined>;
};

type Parts = Pick<Platform, 'db' | 'objects'>;

/** Each picture is where its row says, also after a server was set up in another way. */
export function openKeeper({ db, objects }: Parts): PictureKeeper {
  const database = keepInDatabase(db);
  const store = objects && keepInStore(objects);
  const keeperOf = ({ objectKey }: PicturePlace) => (objectKey === null ? database : store);
  const ask = async <T>(place: PicturePlace, work: (keeper: PictureKeeper) => Promise<T>) => {
    const keeper = keeperOf(place);
    if (!keeper) throw away(new Error('the object store is not set up any more'));
    return work(keeper).catch((error: unknown) => {
      throw error instanceof ObjectStoreError ? away(error) : error;
    });
  };
  return {
    write: (place, content) => ask(place, (keeper) => keeper.write(place, content)),
    read: (place) => ask(place, (keeper) => keeper.read(place)),
  };
}

function away(cause: Error): AppError {
  return new AppError('unavailable', { cause, retryAfterSeconds: 5 });
}

function keepInDatabase(db: Db): PictureKeeper {
  return {
    write: ({ userId, pictureId }, content) => putContent(db, { userId, pictureId }, content),
    read: (place) => getContent(db, place),
  };
}

function keepInStore(objects: ObjectStore): PictureKeeper {
  return {
    write: ({ objectKey }, content) => objects.put(objectKey ?? '', content),
    read: ({ objectKey }) => objects.get(objectKey ?? ''),
  };
}
