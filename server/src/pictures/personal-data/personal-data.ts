import type { Db } from '../../platform/db.ts';
import type { ObjectStore } from '../../platform/objects/object-store.ts';
import { type PersonalData, readInPages } from '../../platform/personal-data.ts';
import { openKeeper } from '../keeping/picture-keeper.ts';
import { eraseSome, forgetSpace } from '../store.ts';
import { type ExportedPicture, readPicturesAfter } from './store.ts';

export const pictureData: PersonalData = {
  tables: ['pictures', 'picture_contents', 'picture_space'],
  read: (db, userId) => [
    {
      name: 'pictures',
      about: 'The pictures of your questions, cards and materials, by the ids your texts have.',
      readAll: () => listPictures(db, userId),
      csvColumns: ['at', 'id', 'width', 'height', 'sizeBytes'],
    },
    {
      name: 'pictures',
      about: 'The pictures themselves, each named by its id.',
      readFiles: (objects) => listFiles(db, userId, objects),
    },
  ],
  erase: async (db, userId) => {
    while ((await db.transaction().execute((tx) => eraseSome(tx, userId, perPass))) > 0) continue;
    await forgetSpace(db, userId);
  },
};

const perPass = 200;

function readPictures(db: Db, userId: string) {
  return readInPages(db, (tx, after?: ExportedPicture) => readPicturesAfter(tx, userId, after));
}

async function* listPictures(db: Db, userId: string) {
  for await (const { createdAt, pictureId, width, height, sizeBytes } of readPictures(db, userId)) {
    yield { at: createdAt, id: pictureId, width, height, sizeBytes };
  }
}

/** One that goes in the meantime is left out. */
async function* listFiles(db: Db, userId: string, objects: ObjectStore | undefined) {
  const keeper = openKeeper({ db, objects });
  for await (const { pictureId, objectKey } of readPictures(db, userId)) {
    const content = await keeper.read({ userId, pictureId, objectKey });
    if (content) yield { name: `${pictureId}.webp`, content };
  }
}
