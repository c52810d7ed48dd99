// Decides by a lock file which process runs the embedded PostgreSQL (its holder), so that a second process joins it instead of stopping it.
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** How long to wait while another process removes a dead claim. */
const RETRY_MS = 2

/**
 * The text `pid start`: the start time distinguishes the holder from a later process with the same id. Null for a process that has ended,
 * also a zombie (states Z and X in proc_pid_stat(5)).
 */
const processIdentity = (pid: number): string | null => {
  const stat = readIfPresent(`/proc/${pid}/stat`)
  if (stat === null) return existsSync('/proc/self/stat') ? null : String(pid)
  // The second field, the program's name in brackets, may contain spaces; the start time is the twentieth field after it.
  const [state = '', ...fields] = stat.split(') ').at(-1)?.split(' ') ?? []
  return /^[ZX]/i.test(state) ? null : `${pid} ${fields[18]}`
}

/** Null if the file does not exist, or is removed while it is read: other processes and their claims may end at any moment. */
function readIfPresent(file: string): string | null {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return null
    throw error
  }
}

/**
 * Makes this process the holder, or returns false if the holder is another running process. The claim of a dead process is replaced. The file
 * is written under another name and then hard-linked: an empty file would look like a dead claim to a process that starts meanwhile.
 */
export function claimHolderFile(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, processIdentity(process.pid) ?? String(process.pid), { mode: 0o644 })
  try {
    while (!tryLink(own, file)) {
      if (isLocked(file)) return false
      removeDead(own, file)
    }
    return true
  } finally {
    rmSync(own, { force: true })
  }
}

/** Links `to` to the file `from`. False if `to` exists already. */
function tryLink(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/**
 * Removes the claim of a dead process. Only one process at a time may: it links its `own` file as a mark beside the claim. It then checks the
 * claim again, because another process may have replaced it meanwhile. The mark of a process that died here is removed by the next one.
 */
function removeDead(own: string, file: string): void {
  const remover = `${file}.removing`
  if (!tryLink(own, remover)) {
    const mark = readIfPresent(remover)
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

/** Whether the process that a claim or mark names is running; `holder` is the content of the file. */
function isAlive(holder: string): boolean {
  const [pid = ''] = holder.split(' ')
  return /^\d+$/.test(pid) && processIdentity(Number(pid)) === holder
}

/** Whether the file exists and names a running process. */
export function isLocked(file: string): boolean {
  const holder = readIfPresent(file)
  return holder !== null && isAlive(holder)
}

/** Gives the claim up; call it after the server has stopped. */
export const releaseHolderFile = (file: string): void => rmSync(file, { force: true })
