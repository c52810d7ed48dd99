// Decides which process runs the embedded PostgreSQL, so that a second one joins it instead of stopping it.
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** How long to wait while another process removes a dead claim. */
const RETRY_MS = 2

/**
 * The text `pid start`: the start time distinguishes the holder from a later process with the same id. Null for a process that has ended,
 * also a zombie (states Z and X in proc_pid_stat(5)).
 */
const processIdentity = (pid: number): string | null => {
  const stat = readIfThere(`/proc/${pid}/stat`)
  if (stat === null) return existsSync('/proc/self/stat') ? null : String(pid)
  // The second field, the program's name in brackets, may contain spaces; the start time is the twentieth field after it.
  const [state = '', ...fields] = stat.split(') ').at(-1)?.split(' ') ?? []
  return /^[ZX]/i.test(state) ? null : `${pid} ${fields[18]}`
}

/** Null if the file is not there, also if it goes while it is read: other processes and their claims may end at any moment. */
function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/**
 * Makes this process the holder, or returns false if a living one exists. A dead holder's claim is replaced. The file is made
 * under another name and linked: an empty file would look like a dead claim to a process that starts meanwhile.
 */
export function claimHolderFile(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, processIdentity(process.pid) ?? String(process.pid), { mode: 0o644 })
  try {
    while (!linked(own, file)) {
      if (isLocked(file)) return false
      removeDead(own, file)
    }
    return true
  } finally {
    rmSync(own, { force: true })
  }
}

/** False if the file exists already. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the claim of a dead process. One process at a time does, and looks again first: a claim that another has put there meanwhile stays. `own`
 * is linked as the mark of who removes; the mark of a process that died here is removed by whoever meets it.
 */
function removeDead(own: string, file: string): void {
  const remover = `${file}.removing`
  if (!linked(own, remover)) {
    const mark = readIfThere(remover)
    if (mark === null) return
    if (isAlive(mark)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, RETRY_MS)
    else rmSync(remover, { force: true })
    return
  }
  try {
    if (!isLocked(file)) rmSync(file, { force: true })
  } finally {
    rmSync(remover, { force: true })
  }
}

/** Whether the process that a claim or mark names lives; `holder` is the content of its file. */
function isAlive(holder: string): boolean {
  const [pid = ''] = holder.split(' ')
  return /^\d+$/.test(pid) && processIdentity(Number(pid)) === holder
}

/** Whether the file exists and names a living process. */
export function isLocked(file: string): boolean {
  const holder = readIfThere(file)
  return holder !== null && isAlive(holder)
}

export const releaseHolderFile = (file: string): void => rmSync(file, { force: true })
