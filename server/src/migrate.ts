import { readSettings } from './read-settings.ts';
import { allJobs } from './jobs.ts';
import { prepareJobs } from './platform/jobs.ts';
import { migrate } from './platform/migrations.ts';

const { DATABASE_URL } = readSettings();
const applied = await migrate(DATABASE_URL);
await prepareJobs(DATABASE_URL, allJobs);
console.log(applied.length === 0 ? 'The database is up to date.' : `Applied ${applied.join(', ')}`);
