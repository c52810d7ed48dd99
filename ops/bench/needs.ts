// Checks the prerequisites of a bench, and builds what can be built, before any long step.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, statfsSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../..')

/** A prerequisite is missing or an argument is wrong: `main.ts` prints the message and exits with code 2. */
export class Missing extends Error {
  override readonly name = 'Missing'
}

/** Builds the web app and the server's bundle unless they are up to date: what is measured runs as in production. */
export function buildPages(): void {
  for (const program of ['tools/build-web.ts', 'tools/build-server.ts']) {
    const built = spawnSync(process.execPath, [join(root, program)], { cwd: root, stdio: 'inherit' })
    if (built.status !== 0) throw new Missing(`${program} failed; \`npm run build\` tells why`)
  }
}

/** Requires this many bytes of free space on the disk with `.data`, the folder of the benches' databases; throws `Missing`. */
export function needsDisk(bytes: number): void {
  const folder = join(root, '.data')
  mkdirSync(folder, { recursive: true })
  const { bavail, bsize } = statfsSync(folder)
  if (bavail * bsize >= bytes) return
  const gigabytes = (number: number) => (number / 2 ** 30).toFixed(1)
  throw new Missing(`${folder} needs ${gigabytes(bytes)} GB, and its disk has ${gigabytes(bavail * bsize)} GB left`)
}

/** Requires Linux: processor time and memory come from /proc. */
export function needsProc(): void {
  if (!existsSync('/proc/self/stat')) throw new Missing('this bench reads /proc, which only Linux has')
}

/** Parses an argument that must be a whole number of at least `least`; `what` names it in the message. Throws `Missing`. */
export function needsCount(what: string, typed: string, least: number): number {
  const number = Number(typed)
  if (Number.isSafeInteger(number) && number >= least) return number
  throw new Missing(`${what} is a whole number from ${least} on, not «${typed}»`)
}
