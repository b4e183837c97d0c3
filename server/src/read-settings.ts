import { type Config, readConfig, SettingsError } from './config.ts';

/** For a program's first line: what is wrong is said in plain sentences, without a stack. */
export function readSettings(): Config {
  try {
    return readConfig(process.env);
  } catch (error) {
    if (!(error instanceof SettingsError)) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
