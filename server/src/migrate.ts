import { readConfig } from './config.ts';
import { allJobs } from './jobs.ts';
import { prepareJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrations.ts';

const { DATABASE_URL } = readConfig(process.env);
const applied = await migrate(DATABASE_URL);
await prepareJobs(DATABASE_URL, allJobs);
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}`);
