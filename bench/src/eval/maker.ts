/** Who made what is looked at: our own generator, the whole pipeline with a model, or a recorded one. */
export type Maker = 'built-in' | 'pipeline' | 'recordings';
