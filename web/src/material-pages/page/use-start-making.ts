import type { MaterialPage } from '@engram/core/materials/material-page.ts';
import { useNavigate } from 'react-router';
import { paths } from '../../paths.ts';
import { testFrom } from '../../materials/library/test-from.ts';
import { draftOf } from '../../materials/draft/draft-store.ts';

/** The ways from a material into the flows that make something of it, with this one chosen. */
export function useStartMaking(uid: string, { material, text }: MaterialPage) {
  const navigate = useNavigate();

  return {
    makeTest() {
      const { to, state } = testFrom(material);
      void navigate(to, { state });
    },
    /** With its text at hand: what is deleted meanwhile can be marked all the same. */
    mark() {
      const parts = [{ materialId: material.id, title: material.title, start: 0 }];
      void navigate(paths.testConfig, { state: { studyMaterial: text, parts, step: 'mark' } });
    },
    /** The same text is the same material: what is made of it is found here again. */
    makeCards() {
      const draft = draftOf(uid, 'card-material');
      draft.change({ type: 'open', mode: 'text' });
      draft.change({ type: 'write', text });
      void navigate(paths.createFlashcards);
    },
  };
}
