/**
 * One at a time in this copy of the product: installing and building write into folders that all its commands share (decision 109).
 * Plain JavaScript, for any Node from 18 on, as run.mjs is.
 */
import { linkSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import process from 'node:process';

/**
 * Waits until no other process holds this file, holds it, and says so once where that takes a while. Whoever has died holds nothing.
 * @param {string} path the file; its folder is made if need be
 * @param {string} said what is told to whoever has to wait
 * @returns {() => void} gives it up; a process that ends has given it up
 */
export function holdAlone(path, said) {
  mkdirSync(dirname(path), { recursive: true });
  const mine = JSON.stringify({ pid: process.pid, begun: begunAt(process.pid) });
  for (let isTold = false; !takes(path, mine); isTold = true) {
    const holder = holderOf(path);
    if (holder !== null && !isAlive(holder)) {
      giveUp(path, holder);
      continue;
    }
    if (!isTold && holder !== null) console.log(`${said} (processo ${JSON.parse(holder).pid})`);
    sleep(200);
  }
  return () => giveUp(path, mine);
}

/** The file comes into being with its content: whoever is killed in between leaves none that names nobody. */
function takes(path, mine) {
  const made = `${path}-made-${process.pid}`;
  writeFileSync(made, mine);
  try {
    linkSync(made, path);
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  } finally {
    rmSync(made);
  }
}

/** What stands in the file; null where it has just gone. */
function holderOf(path) {
  try {
    return readFileSync(path, 'utf8');
  } catch (error) {
    if (error.code === 'ENOENT') return null;
    throw error;
  }
}

/** Takes the file away only as that holder's: another one may have it by now. */
function giveUp(path, holder) {
  const aside = `${path}-${process.pid}`;
  try {
    renameSync(path, aside);
  } catch (error) {
    if (error.code === 'ENOENT') return;
    throw error;
  }
  if (readFileSync(aside, 'utf8') === holder) rmSync(aside);
  else renameSync(aside, path);
}

function isAlive(holder) {
  const { pid, begun } = JSON.parse(holder);
  try {
    process.kill(pid, 0);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
  }
  return begunAt(pid) === begun;
}

/** Linux tells when a process began: another one may have the number of one that has died. Elsewhere the number must do. */
function begunAt(pid) {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').pop()?.split(' ')[19] ?? '';
  } catch {
    return '';
  }
}

function sleep(ms) {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
}
