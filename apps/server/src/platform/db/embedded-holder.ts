// Which process keeps the embedded PostgreSQL running, so that a second one joins it instead of stopping it.
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'

/** `pid start`: the start time tells the holder from a later process that got its number. */
const identityOf = (pid: number): string | null => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return existsSync('/proc/self/stat') ? null : String(pid)
  // The second field is the program's name in brackets and may hold blanks; the start time is the twentieth after it.
  const start = readFileSync(file, 'utf8').split(') ').at(-1)?.split(' ')[19]
  return `${pid} ${start}`
}

/** Makes this process the holder, or answers false where a living one is. A dead holder's claim is taken over. */
export function claim(file: string): boolean {
  const mine = identityOf(process.pid) ?? String(process.pid)
  for (;;) {
    try {
      writeFileSync(file, mine, { flag: 'wx', mode: 0o644 })
      return true
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    }
    if (isHeld(file)) return false
    rmSync(file, { force: true })
  }
}

/** Whether the process named in the file lives. */
export function isHeld(file: string): boolean {
  if (!existsSync(file)) return false
  const [pid = ''] = readFileSync(file, 'utf8').split(' ')
  return /^\d+$/.test(pid) && identityOf(Number(pid)) === readFileSync(file, 'utf8')
}

export const release = (file: string): void => rmSync(file, { force: true })
