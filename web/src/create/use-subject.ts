import type { Reply } from '@engram/core/endpoint.ts';
import { changeMaterial, type saveStudyMaterial } from '@engram/core/materials/api.ts';
import { Subject } from '@engram/core/materials/material.ts';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { call } from '../http/call.ts';
import { logIgnored } from '../http/log-ignored.ts';
import { materialListsKey, materialsQuery } from '../materials/library/queries.ts';

type Saved = Reply<typeof saveStudyMaterial>['parts'];

/** The subject that new material is put into; what has one stays where it is. */
export function useSubject() {
  const [name, setName] = useState('');
  const client = useQueryClient();
  const { data } = useInfiniteQuery(materialsQuery({ search: '', order: 'last-used' }));

  async function move(parts: Saved, subject: string) {
    try {
      for (const { material } of parts) {
        if (material.subject !== null) continue;
        await call(changeMaterial, { params: { id: material.id }, body: { subject } });
      }
    } catch (error) {
      // The test is what was asked for; a subject can be given any time.
      logIgnored('The material has no subject yet.', error);
    }
    await client.invalidateQueries({ queryKey: materialListsKey });
  }

  return {
    name,
    setName,
    known: data?.pages[0]?.subjects.map((subject) => subject.name) ?? [],
    giveTo(parts: Saved) {
      const parsed = Subject.safeParse(name);
      if (name.trim() !== '' && parsed.success) void move(parts, parsed.data);
    },
  };
}

export type SubjectChoice = ReturnType<typeof useSubject>;
