/** Keeps one core busy for this many milliseconds, and does nothing else. */
const end = performance.now() + Number(process.argv[2]);
while (performance.now() < end);
