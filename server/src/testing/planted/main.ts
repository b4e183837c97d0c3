import { readConfig } from '../../config.ts';
import { run } from '../../run.ts';
import { plantFaults } from './plant-faults.ts';

/** One real process, as main.ts starts it, with faults that its routes should not have. */
await run(readConfig(process.env), { work: () => [], extend: plantFaults });
console.log('started');
