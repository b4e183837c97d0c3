/** As the limits of files count them: 10 MB are 10485760 bytes. */
export const kilobyte = 1024;
export const megabyte = 1024 * kilobyte;
