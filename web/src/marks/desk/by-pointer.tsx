type ByPointerProps = { mouse: string; touch: string };

/** What to do, in the words of whatever the screen is pressed with. */
export function ByPointer({ mouse, touch }: ByPointerProps) {
  return (
    <>
      <span className="pointer-coarse:hidden">{mouse}</span>
      <span className="hidden pointer-coarse:inline">{touch}</span>
    </>
  );
}
