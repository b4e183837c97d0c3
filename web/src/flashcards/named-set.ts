/** What the menu and its dialogs need to know of a set. */
export type NamedSet = { id: string; name: string };
