import { createContext } from 'react';

/** A form of a question that is open somewhere in the list. */
export type OpenForm = {
  /** Whether something in it would be lost. */
  isTouched: boolean;
  /** Saves what it holds; false where that cannot be, and then the form says why. */
  save: () => Promise<boolean>;
};

/** The forms that are open now, for whoever leads away from them. */
export class OpenForms {
  readonly #forms = new Set<OpenForm>();

  note(form: OpenForm): () => void {
    this.#forms.add(form);
    return () => this.#forms.delete(form);
  }

  /** For a change that is on its way to the server: what leads away waits for it. */
  hold(change: Promise<boolean>): void {
    const forget = this.note({ isTouched: true, save: () => change });
    void change.finally(forget);
  }

  hasTouched(): boolean {
    return this.#listTouched().length > 0;
  }

  /** One after the other, up to the first that cannot be saved. */
  async saveAll(): Promise<boolean> {
    for (const form of this.#listTouched()) if (!(await form.save())) return false;
    return true;
  }

  #listTouched(): OpenForm[] {
    return [...this.#forms].filter(({ isTouched }) => isTouched);
  }
}

export const OpenFormsContext = createContext(new OpenForms());
