/** All that the server told of classes; whatever is done in one, or given to it, invalidates it. */
export const classesKey = ['classes'] as const;
