/** While the session is checked somebody is there, and nobody says yet who. */
export function AvatarPlace() {
  return <span aria-hidden="true" className="size-11 shrink-0 rounded-full bg-chip" />;
}
