import { useState } from 'react';
import { AddPicture } from '../../../pictures/add-picture.tsx';
import { CoverPicture } from './cover-picture.tsx';
import { coveringMessages as messages } from './messages.ts';

type CoverFormProps = { setId: string; onClose: () => void };

/** A picture first, then what of it is to be known. */
export function CoverForm({ setId, onClose }: CoverFormProps) {
  const [picture, setPicture] = useState<{ id: string; alternative: string }>();
  return (
    <section
      aria-label={messages.title}
      className="grid grid-cols-[minmax(0,1fr)] gap-4 bg-petrol-soft px-[clamp(16px,2.2vw,20px)] py-4"
    >
      <div className="grid gap-1">
        <h2 className="type-h3">{messages.title}</h2>
        <p className="type-sm text-ink-2">{messages.lead}</p>
      </div>
      {picture ? (
        <CoverPicture
          setId={setId}
          picture={picture}
          onAnother={() => setPicture(undefined)}
          onClose={onClose}
        />
      ) : (
        <AddPicture onAdd={(_, added) => setPicture(added)} onCancel={onClose} />
      )}
    </section>
  );
}
