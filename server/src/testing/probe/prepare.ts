import { readConfig } from '../../config.ts';
import { prepareJobs } from '../../platform/jobs.ts';
import { migrate } from '../../platform/migrations.ts';
import { probeJob } from './probe-job.ts';

/** An empty database becomes one that the probe's processes can use. */
const { DATABASE_URL } = readConfig(process.env);
await migrate(DATABASE_URL);
await prepareJobs(DATABASE_URL, [probeJob]);
