import { spawnSync } from 'node:child_process';
import { afterEach, expect, it } from 'vitest';
import { makeDatabase, query } from './database.ts';

const serverUrl = process.env.DATABASE_URL ?? '';
const purpose = `left${process.pid}`;
const made: string[] = [];

afterEach(async () => {
  for (const name of made.splice(0)) await query(serverUrl, `drop database if exists "${name}"`);
});

async function leaveBehind(pid: number): Promise<string> {
  const name = `engram_${purpose}_${pid}`;
  made.push(name);
  await query(serverUrl, `create database "${name}"`);
  return name;
}

async function isThere(name: string): Promise<boolean> {
  return (await query(serverUrl, `select from pg_database where datname = '${name}'`)).length > 0;
}

it('drops what a process left behind that is gone, and nothing of one that runs', async () => {
  const ofGone = await leaveBehind(spawnSync('true').pid);
  const ofRunning = await leaveBehind(process.ppid);
  const own = await makeDatabase(serverUrl, purpose);
  expect(await isThere(ofGone)).toBe(false);
  expect(await isThere(ofRunning)).toBe(true);
  expect(await isThere(new URL(own.url).pathname.slice(1))).toBe(true);
  await own.drop();
  expect(await isThere(new URL(own.url).pathname.slice(1))).toBe(false);
});
