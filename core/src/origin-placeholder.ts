/**
 * Stands in prerendered pages where the address of the site belongs: one build serves any address,
 * and only the server knows its own.
 */
export const originPlaceholder = 'https://origin.invalid';
