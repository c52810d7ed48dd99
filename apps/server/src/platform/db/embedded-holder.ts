// Decides which process runs the embedded PostgreSQL, so that a second one joins it instead of stopping it.
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * `pid start`: the start time distinguishes the holder from a later process with the same id. Null for a process that has ended,
 * also a zombie (states Z and X in proc_pid_stat(5)).
 */
const processIdentity = (pid: number): string | null => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return existsSync('/proc/self/stat') ? null : String(pid)
  // The second field, the program's name in brackets, may contain spaces; the start time is the twentieth field after it.
  const [state = '', ...fields] = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return /^[ZX]/i.test(state) ? null : `${pid} ${fields[18]}`
}

/**
 * Makes this process the holder, or returns false if a living one exists. A dead holder's claim is replaced. The file is made
 * under another name and linked: an empty file would look like a dead claim to a process that starts meanwhile.
 */
export function claim(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, processIdentity(process.pid) ?? String(process.pid), { mode: 0o644 })
  try {
    while (!linked(own, file)) {
      if (isLocked(file)) return false
      removeDead(file)
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

/** Renamed first and checked again: another process may have replaced the claim since it was read. */
function removeDead(file: string): void {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (isLocked(aside)) linked(aside, file)
  rmSync(aside, { force: true })
}

/** Whether the process in the file lives. */
export function isLocked(file: string): boolean {
  if (!existsSync(file)) return false
  const [pid = ''] = readFileSync(file, 'utf8').split(' ')
  return /^\d+$/.test(pid) && processIdentity(Number(pid)) === readFileSync(file, 'utf8')
}

export const release = (file: string): void => rmSync(file, { force: true })
