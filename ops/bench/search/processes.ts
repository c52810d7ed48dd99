// Reads the processor time and memory of the server and of the database from /proc.
import { readdirSync, readFileSync } from 'node:fs'

/** /proc counts processor time in ticks (USER_HZ), 100 a second on Linux. */
const TICKS = 100

interface Process {
  readonly pid: number
  readonly parent: number
  readonly cpuSeconds: number
}

function listProcesses(): Process[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .flatMap((name) => {
      try {
        // Fields are separated by spaces. The second, the command in brackets, may contain spaces, so it is cut off. Then the state is at 0, the
        // parent at 1, the processor time in the program at 11, and that in the kernel at 12.
        const fields = readFileSync(`/proc/${name}/stat`, 'utf8')
          .replace(/^.*\) /, '')
          .split(' ')
        return [{ pid: Number(name), parent: Number(fields[1]), cpuSeconds: (Number(fields[11]) + Number(fields[12])) / TICKS }]
      } catch (error) {
        // A process may end between the two reads.
        if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return []
        throw error
      }
    })
}

/** Seconds of processor time of a process, and of all its children. */
export function readCpu(pid: number): { own: number; children: number } {
  const all = listProcesses()
  return {
    own: all.find((item) => item.pid === pid)?.cpuSeconds ?? 0,
    children: all.filter((item) => item.parent === pid).reduce((sum, child) => sum + child.cpuSeconds, 0),
  }
}

/** Resident memory of a process in megabytes, now and at its highest. */
export function readMemory(pid: number): { now: number; highest: number } {
  const status = readFileSync(`/proc/${pid}/status`, 'utf8')
  const megabytes = (name: string) => Math.round(Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) / 1024)
  return { now: megabytes('VmRSS'), highest: megabytes('VmHWM') }
}

/** Load average over the last minute: more than the number of processors means that other work was running. */
export const loadAverage = (): string => readFileSync('/proc/loadavg', 'utf8').split(' ')[0] ?? '?'
