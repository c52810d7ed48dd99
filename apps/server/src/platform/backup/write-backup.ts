// Writes a backup of a running installation: a database snapshot, then the stored files, and verifies all of it.
import { createHash } from 'node:crypto'
import { createWriteStream, existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type pg from 'pg'
import { to as copyTo } from 'pg-copy-streams'
import type { Clock } from '../clock.ts'
import { newClient } from '../db/client.ts'
import type { FileStore } from '../files/store.ts'
import {
  backedUpTables,
  beginSnapshot,
  copyOut,
  insertBackup,
  migrationsApplied,
  sequences,
  serverFacts,
  tableName,
  withoutLimits,
} from './backup.sql.ts'
import {
  type BackedUpTable,
  BackupError,
  backupsIn,
  FORMAT,
  KEY_FILE,
  MANIFEST,
  type Manifest,
  STORES,
  SUMS,
  secretFingerprint,
  tableFile,
  verifyBackup,
} from './manifest.ts'

/** The installation to back up. */
export interface Installation {
  /** Direct PostgreSQL URL of the tables' owner. */
  readonly ownerUrl: string
  readonly files: Readonly<Record<(typeof STORES)[number], FileStore>>
  /** The key that encrypts stored documents; only its fingerprint goes into the manifest. */
  readonly secret: string
  /** File of the key, copied into the backup; null if the key is the setting SECRET_KEY. */
  readonly keyFile: string | null
  readonly clock: Clock
}

/** A finished backup. */
export interface WrittenBackup {
  /** Path of the backup. */
  readonly folder: string
  readonly rows: number
  readonly files: number
  /** Size of all its files, compressed. */
  readonly bytes: number
}

/**
 * Makes the folder `into`/<time>. It gets that name only after all files were read back intact; a failed backup is removed. The newest
 * `keep` backups stay, this one included; older ones are deleted.
 */
export async function writeBackup(installation: Installation, into: string, keep: number): Promise<WrittenBackup> {
  const { clock } = installation
  const name = `${clock.now().toISOString().slice(0, 19).replaceAll(':', '-')}Z`
  const partial = join(into, `${name}.part`)
  await mkdir(join(partial, 'tables'), { recursive: true, mode: 0o700 })
  try {
    const writer = new BackupWriter(partial)
    const manifest = await dump(installation, writer)
    await writer.addFile(MANIFEST, JSON.stringify(manifest, null, 2))
    await writer.writeSums()
    await verifyBackup(partial)
    const folder = join(into, name)
    await rename(partial, folder)
    const result = { folder, rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0), files: manifest.files, bytes: writer.bytes }
    await recordBackup(installation, manifest, result)
    for (const old of (await backupsIn(into)).slice(0, -keep)) await rm(join(into, old), { recursive: true })
    return result
  } catch (error) {
    await rm(partial, { recursive: true, force: true })
    throw error
  }
}

/** Writes the files of a backup and notes the checksums of the data sent to them; what the disk really stored is verified later. */
class BackupWriter {
  readonly #folder: string
  readonly #sums: string[] = []
  bytes = 0

  constructor(folder: string) {
    this.#folder = folder
  }

  async addFile(name: string, content: string | Buffer): Promise<void> {
    const bytes = Buffer.from(content)
    await mkdir(dirname(join(this.#folder, name)), { recursive: true, mode: 0o700 })
    await writeFile(join(this.#folder, name), bytes, { mode: 0o600, flush: true })
    this.#note(name, createHash('sha256').update(bytes).digest('hex'), bytes.length)
  }

  async addCompressed(name: string, content: Readable): Promise<void> {
    const hash = createHash('sha256')
    let size = 0
    async function* noteSizeAndHash(pieces: AsyncIterable<Buffer>) {
      for await (const piece of pieces) {
        hash.update(piece)
        size += piece.length
        yield piece
      }
    }
    const path = join(this.#folder, name)
    await pipeline(content, createGzip({ level: 1 }), noteSizeAndHash, createWriteStream(path, { mode: 0o600, flush: true }))
    this.#note(name, hash.digest('hex'), size)
  }

  writeSums(): Promise<void> {
    return writeFile(join(this.#folder, SUMS), this.#sums.join(''), { mode: 0o600, flush: true })
  }

  #note(name: string, sum: string, size: number): void {
    this.#sums.push(`${sum}  ${name}\n`)
    this.bytes += size
  }
}

async function dump({ ownerUrl, files, secret, keyFile }: Installation, writer: BackupWriter): Promise<Manifest> {
  const client = newClient({ connectionString: ownerUrl, application_name: 'sverka-backup' })
  await client.connect()
  try {
    await client.query(withoutLimits)
    await client.query(beginSnapshot)
    const [facts] = (await client.query<{ server: string; at: Date; made: boolean }>(serverFacts)).rows
    if (!facts?.made) throw new BackupError('There is nothing to back up: no server has been started on this database yet.')
    const { rows: migrations } = await client.query<Manifest['migrations'][number]>(migrationsApplied)
    const { rows: numbers } = await client.query<Manifest['sequences'][number]>(sequences)
    const { rows: tables } = await client.query<Omit<BackedUpTable, 'rows'>>(backedUpTables)
    // A row names a file only after it is stored, so every file of the snapshot's rows exists now; files stored since have no row in it.
    const stored = await copyFiles(files, writer)
    const dumped: BackedUpTable[] = []
    for (const table of tables) dumped.push({ ...table, rows: await dumpTable(client, table, writer) })
    if (keyFile && existsSync(keyFile)) await writer.addFile(KEY_FILE, await readFile(keyFile))
    const { server, at } = facts
    const content = { migrations, tables: dumped, sequences: numbers, files: stored, keyPrint: secretFingerprint(secret) }
    return { format: FORMAT, at: at.toISOString(), server, ...content }
  } finally {
    await client.end()
  }
}

/** Writes the rows of one table; returns their number. */
async function dumpTable(client: pg.Client, table: Omit<BackedUpTable, 'rows'>, writer: BackupWriter): Promise<number> {
  const rows = client.query(copyTo(copyOut(tableName(table.schema, table.name), table.columns)))
  await writer.addCompressed(tableFile(table), rows)
  return rows.rowCount
}

/** Copies files as they are stored: documents stay encrypted. Returns the number of files. */
async function copyFiles(files: Installation['files'], writer: BackupWriter): Promise<number> {
  let count = 0
  for (const store of STORES) {
    for await (const batch of files[store].list('')) {
      for (const { key } of batch) {
        const bytes = await files[store].get(key)
        // A file missing now was deleted by its owner meanwhile.
        if (!bytes) continue
        await writer.addFile(`files/${store}/${key}`, bytes)
        count += 1
      }
    }
  }
  return count
}

/** Adds the row that tells staff of the backup. */
async function recordBackup({ ownerUrl, clock }: Installation, { at }: Manifest, { rows, files, bytes }: WrittenBackup): Promise<void> {
  const client = newClient({ connectionString: ownerUrl, application_name: 'sverka-backup' })
  await client.connect()
  await client.query(insertBackup, [at, clock.now(), rows, files, bytes]).finally(() => client.end())
}
