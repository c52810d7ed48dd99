// Contents of a backup: a folder with a manifest, a file of rows for each table, the stored files, and checksums of all.
import { createHash } from 'node:crypto'
import { createReadStream, existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'

/** Number of this format; it is raised when the contents of a backup change in a way that older versions cannot read. */
export const FORMAT = 1
export const MANIFEST = 'manifest.json'
/** Checksums of all files, in the format of `sha256sum`, so that a backup can be verified without this program. */
export const SUMS = 'SHA256SUMS'
/** The key that encrypts documents. Present only if the installation stores it in DATA_DIR instead of the setting SECRET_KEY. */
export const KEY_FILE = 'secret.key'
/** The two stores of files: pictures are public, documents are encrypted. Each is a folder under `files/` of the backup. */
export const STORES = ['pictures', 'documents'] as const

/** An error that an operator can fix; the message is one line and says how. */
export class BackupError extends Error {
  override readonly name = 'BackupError'
}

/** A table whose rows are in the backup. */
export interface BackedUpTable {
  readonly schema: string
  readonly name: string
  readonly columns: readonly string[]
  readonly rows: number
}

/** Content of `manifest.json`. */
export interface Manifest {
  readonly format: number
  /** ISO time of the database snapshot. */
  readonly at: string
  /** PostgreSQL's version, for people. */
  readonly server: string
  /** Migrations (schema changes) that the database had, with the hashes of their files. */
  readonly migrations: readonly { readonly name: string; readonly hash: string }[]
  readonly tables: readonly BackedUpTable[]
  readonly sequences: readonly { readonly schema: string; readonly name: string; readonly value: string }[]
  /** Number of stored files. */
  readonly files: number
  /** Hash that shows whether a key is the one that sealed the documents, without revealing it. */
  readonly keyPrint: string
}

/** Path of a table's rows within the backup. */
export const tableFile = ({ schema, name }: Pick<BackedUpTable, 'schema' | 'name'>): string => `tables/${schema}.${name}.copy.gz`

/** `keyPrint` of a key. */
export const secretFingerprint = (secret: string): string =>
  createHash('sha256').update('backup:').update(secret).digest('hex').slice(0, 16)

/** SHA-256 of a file on disk, in hexadecimal. */
export async function hashFile(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

/** Number of rows in a compressed file of COPY's text format, where line feeds (byte 10) appear only at the ends of rows. */
export async function countRowsIn(path: string): Promise<number> {
  let rows = 0
  await pipeline(createReadStream(path), createGunzip(), async (pieces: AsyncIterable<Buffer>) => {
    for await (const piece of pieces) for (let at = piece.indexOf(10); at !== -1; at = piece.indexOf(10, at + 1)) rows += 1
  })
  return rows
}

/** Reads every byte of a backup. Throws BackupError naming what is missing, changed or superfluous. */
export async function verifyBackup(folder: string): Promise<Manifest> {
  if (!existsSync(join(folder, SUMS))) throw new BackupError(`${folder} is no whole backup: it has no ${SUMS}.`)
  const sums = new Map((await readFile(join(folder, SUMS), 'utf8')).trim().split('\n').map(lineOfSums))
  const present = (await readdir(folder, { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
  for (const name of sums.keys()) if (!present.includes(name)) throw new BackupError(`${folder}: ${name} is missing.`)
  for (const name of present) {
    if (name === SUMS) continue
    if ((await hashFile(join(folder, name))) !== sums.get(name)) throw new BackupError(`${folder}: ${name} is not what was written.`)
  }
  const manifest = JSON.parse(await readFile(join(folder, MANIFEST), 'utf8')) as Manifest
  if (manifest.format !== FORMAT) throw new BackupError(`${folder} is of another version (${manifest.format}).`)
  await verifyRows(folder, manifest)
  return manifest
}

/** A line of SHA256SUMS: 64 hexadecimal digits, two spaces, the name. */
const lineOfSums = (line: string): [name: string, sum: string] => [line.slice(66), line.slice(0, 64)]

async function verifyRows(folder: string, { tables, files, migrations }: Manifest): Promise<void> {
  if (migrations.length === 0 || tables.length === 0) throw new BackupError(`${folder} holds nothing.`)
  for (const table of tables) {
    const rows = await countRowsIn(join(folder, tableFile(table)))
    if (rows !== table.rows) throw new BackupError(`${folder}: ${tableFile(table)} has ${rows} rows instead of ${table.rows}.`)
  }
  const stored = existsSync(join(folder, 'files')) ? await readdir(join(folder, 'files'), { recursive: true, withFileTypes: true }) : []
  const count = stored.filter((entry) => entry.isFile()).length
  if (count !== files) throw new BackupError(`${folder}: ${count} stored files instead of ${files}.`)
}

/** Whether a folder is named as a finished backup: by its time in UTC, `2026-11-20T09-00-00Z`. */
export const isBackupName = (name: string): boolean => /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/.test(name)

/** Names of the finished backups in a folder, oldest first; none if there is no such folder. */
export async function backupsIn(folder: string): Promise<string[]> {
  if (!existsSync(folder)) return []
  return (await readdir(folder)).filter(isBackupName).sort()
}
