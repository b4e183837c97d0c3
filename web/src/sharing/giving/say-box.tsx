import type { Said } from '@engram/core/sharing/say-assignment.ts';

/** All settings in words, beside the button that acts on them. */
export function SayBox({ said }: { said: readonly Said[] }) {
  return (
    <p className="text-[1.0625rem] leading-normal wrap-anywhere">
      {said.map((piece, place) =>
        typeof piece === 'string' ? (
          piece
        ) : (
          // Pieces have no name of their own, and their order is what they mean.
          // oxlint-disable-next-line react/no-array-index-key
          <b key={place} className="font-[660]">
            {piece.strong}
          </b>
        ),
      )}
    </p>
  );
}
