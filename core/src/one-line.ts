/**
 * Signs that steer a line: breaks, and those that turn the direction of reading ('fdp.exe' shown as
 * 'exe.pdf'). Joiners are none of them, for many scripts need them.
 */
const steering = '\\p{Cc}\\p{Zl}\\p{Zp}\\p{Bidi_Control}\\uFEFF';

export const steeringSigns = new RegExp(`[${steering}]`, 'gu');

/** A text that nothing breaks or turns. */
export const oneLine = new RegExp(`^[^${steering}]*$`, 'u');

/** Something in it can be seen. */
export const somethingVisible = /[^\p{Cf}\p{Z}\p{Default_Ignorable_Code_Point}]/u;
