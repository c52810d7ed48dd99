// Which process keeps the embedded PostgreSQL running, so that a second one joins it instead of stopping it.
import { existsSync, linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'

/**
 * `pid start`: the start time tells the holder from a later process that got its number. Null for a process that has ended, also
 * while its parent has not yet asked for its end (states Z and X of proc_pid_stat(5)).
 */
const processIdentity = (pid: number): string | null => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return existsSync('/proc/self/stat') ? null : String(pid)
  // The second field is the program's name in brackets and may hold blanks; the start time is the twentieth after it.
  const [state = '', ...fields] = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ') ?? []
  return /^[ZX]/i.test(state) ? null : `${pid} ${fields[18]}`
}

/**
 * Makes this process the holder, or answers false where a living one is. A dead holder's claim is taken over. The file appears
 * with its whole text by a link: made empty and written after, it would look like a dead claim to a process that starts meanwhile.
 */
export function claim(file: string): boolean {
  const own = `${file}.${process.pid}`
  writeFileSync(own, processIdentity(process.pid) ?? String(process.pid), { mode: 0o644 })
  try {
    while (!linked(own, file)) {
      if (isHeld(file)) return false
      removeDead(file)
    }
    return true
  } finally {
    rmSync(own, { force: true })
  }
}

/** False where the name is taken already. */
function linked(from: string, to: string): boolean {
  try {
    linkSync(from, to)
    return true
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false
    throw error
  }
}

/** Moved aside first and looked at again: between the look and the removal another process may have put its own claim there. */
function removeDead(file: string): void {
  const aside = `${file}.dead.${process.pid}`
  try {
    renameSync(file, aside)
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return
    throw error
  }
  if (isHeld(aside)) linked(aside, file)
  rmSync(aside, { force: true })
}

/** Whether the process named in the file lives. */
export function isHeld(file: string): boolean {
  if (!existsSync(file)) return false
  const [pid = ''] = readFileSync(file, 'utf8').split(' ')
  return /^\d+$/.test(pid) && processIdentity(Number(pid)) === readFileSync(file, 'utf8')
}

export const release = (file: string): void => rmSync(file, { force: true })
