/** Who made what is looked at: our own generator, or the whole pipeline with a model. */
export type Maker = 'built-in' | 'pipeline';
