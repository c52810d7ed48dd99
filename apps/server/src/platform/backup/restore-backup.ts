// Restores a backup into an empty installation, or over one to be discarded. The rows are loaded in one transaction, all or none.
import { createReadStream, existsSync } from 'node:fs'
import { copyFile, mkdir, readdir, readFile } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { createGunzip } from 'node:zlib'
import type pg from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { newClient } from '../db/client.ts'
import { migrateDatabase, migrateOnly, migrationHashes } from '../db/migrate.ts'
import type { FileStore } from '../files/store.ts'
import { installJobs } from '../jobs/install.ts'
import {
  addForeignKey,
  analyzeAll,
  backedUpTables,
  copyIn,
  countRows,
  dropForeignKey,
  dropIndex,
  emptyTables,
  foreignKeys,
  isUsed,
  moveSequence,
  othersConnected,
  plainIndexes,
  removeEverything,
  resumeTriggers,
  stopTriggers,
  tableName,
  withoutLimits,
} from './backup.sql.ts'
import {
  type BackedUpTable,
  BackupError,
  backupsIn,
  KEY_FILE,
  type Manifest,
  STORES,
  secretFingerprint,
  tableFile,
  verifyBackup,
} from './manifest.ts'

/** The installation that receives the backup. */
export interface Target {
  /** PostgreSQL URL of the role that owns the tables. */
  readonly ownerUrl: string
  /** Role of the running application, which gets the right to use the tables. */
  readonly appRole: string
  readonly files: Readonly<Record<(typeof STORES)[number], FileStore>>
  /** The setting SECRET_KEY. If it is null, the key is in `keyFile`, which receives the backup's key. */
  readonly secretKey: string | null
  readonly keyFile: string
  /** Existing data may be deleted. */
  readonly overwrite: boolean
}

/**
 * `folder` is a backup, or contains several, of which the newest is used; `from` in the result is the one used. Creates the tables as they
 * were at the backup, loads rows and files, then migrates to the present version. Throws BackupError before any change if the backup is
 * damaged, does not fit this version or key, or the installation is not empty.
 */
export async function restoreBackup(target: Target, folder: string): Promise<{ from: string; manifest: Manifest }> {
  const newest = (await backupsIn(folder)).at(-1)
  const from = newest ? join(folder, newest) : folder
  const manifest = await verifyBackup(from)
  await refuseUnknownMigrations(manifest)
  await refuseOtherKey(target, from, manifest)
  const client = newClient({ connectionString: target.ownerUrl, application_name: 'sverka-restore' })
  await client.connect()
  try {
    await client.query(withoutLimits)
    await emptyTarget(client, target)
    await migrateOnly(target.ownerUrl, target.appRole, new Set(manifest.migrations.map(({ name }) => name)))
    await installJobs(target.ownerUrl, target.appRole)
    await refuseOtherTables(client, manifest)
    await loadRows(client, from, manifest)
    await restoreFiles(target, from)
    await migrateDatabase(target.ownerUrl, target.appRole)
    await client.query(analyzeAll)
  } finally {
    await client.end()
  }
  return { from, manifest }
}

async function refuseUnknownMigrations({ migrations }: Manifest): Promise<void> {
  const ours = await migrationHashes()
  const unknown = migrations.find(({ name, hash }) => ours.get(name) !== hash)
  if (unknown)
    throw new BackupError(`The backup was made by another version: it holds ${unknown.name}. Restore with that version, then update.`)
}

/** Accepts the backup if its own key file will be used, or if the key of this installation is the one that encrypted its documents. */
async function refuseOtherKey({ secretKey, keyFile, overwrite }: Target, from: string, { keyPrint }: Manifest): Promise<void> {
  const hasKey = existsSync(join(from, KEY_FILE))
  if (secretKey === null && hasKey && (overwrite || !existsSync(keyFile))) return
  const own = secretKey ?? (existsSync(keyFile) ? (await readFile(keyFile, 'utf8')).trim() : '')
  if (secretFingerprint(own) !== keyPrint)
    throw new BackupError('The documents of the backup are sealed with another key: set SECRET_KEY to the one of that time.')
}

/** Empties database and file stores if `overwrite`; else throws BackupError unless they are empty. */
async function emptyTarget(client: pg.Client, { files, overwrite }: Target): Promise<void> {
  const [others] = (await client.query<{ others: number }>(othersConnected)).rows
  if (others?.others) throw new BackupError(`${others.others} other connections use the database: stop the server first.`)
  const [found] = (await client.query<{ used: boolean }>(isUsed)).rows
  if (found?.used && !overwrite)
    throw new BackupError('The database is not empty. Name an empty one, or say --overwrite to lose what it holds.')
  for (const store of STORES) {
    for await (const batch of files[store].list('')) {
      if (batch.length > 0 && !overwrite)
        throw new BackupError(`There are stored files (${store}) already. Name an empty place, or say --overwrite to lose them.`)
      for (const { key } of batch) await files[store].remove(key)
    }
  }
  if (found?.used) await client.query(removeEverything)
}

/** Every backed-up table must exist with the same columns, now that migrations and job queue have created theirs. */
async function refuseOtherTables(client: pg.Client, { tables }: Manifest): Promise<void> {
  const { rows } = await client.query<Omit<BackedUpTable, 'rows'>>(backedUpTables)
  const shape = (all: readonly Omit<BackedUpTable, 'rows'>[]) => all.map(({ schema, name, columns }) => `${schema}.${name} (${columns})`)
  const made = new Set(shape(rows))
  const different = shape(tables).find((table) => !made.has(table))
  if (different)
    throw new BackupError(`This version makes another table than ${different}: restore with the version of that time, then update.`)
}

/** Replaces all rows of the backed-up tables, in one transaction. */
async function loadRows(client: pg.Client, from: string, { tables, sequences }: Manifest): Promise<void> {
  await client.query('begin')
  const names = tables.map(({ schema, name }) => tableName(schema, name))
  const { rows: keys } = await client.query<{ table: string; name: string; definition: string }>(foreignKeys)
  const { rows: indexes } = await client.query<{ name: string; definition: string }>(plainIndexes)
  for (const key of keys) await client.query(dropForeignKey(key.table, key.name))
  for (const index of indexes) await client.query(dropIndex(index.name))
  for (const table of names) await client.query(stopTriggers(table))
  await client.query(emptyTables(names))
  for (const table of tables) await loadTable(client, from, table)
  for (const index of indexes) await client.query(index.definition)
  for (const table of names) await client.query(resumeTriggers(table))
  // Each foreign key is checked against every row when it is created.
  for (const key of keys) await client.query(addForeignKey(key.table, key.name, key.definition))
  for (const { schema, name, value } of sequences) await client.query(moveSequence, [tableName(schema, name), value])
  await client.query('commit')
}

async function loadTable(client: pg.Client, from: string, table: BackedUpTable): Promise<void> {
  const name = tableName(table.schema, table.name)
  await pipeline(createReadStream(join(from, tableFile(table))), createGunzip(), client.query(copyFrom(copyIn(name, table.columns))))
  const [counted] = (await client.query<{ rows: number }>(countRows(name))).rows
  if (counted?.rows !== table.rows) throw new BackupError(`${name} has ${counted?.rows} rows instead of ${table.rows}.`)
}

/** Stores the files and reads each back, then puts the key file in place. */
async function restoreFiles({ files, secretKey, keyFile }: Target, from: string): Promise<void> {
  for (const store of STORES) {
    const folder = join(from, 'files', store)
    const entries = existsSync(folder) ? await readdir(folder, { recursive: true, withFileTypes: true }) : []
    for (const entry of entries.filter((found) => found.isFile())) {
      const path = join(entry.parentPath, entry.name)
      const [key, bytes] = [relative(folder, path), await readFile(path)]
      await files[store].put(key, bytes)
      if (!(await files[store].get(key))?.equals(bytes)) throw new BackupError(`The file ${store}/${key} was not stored whole.`)
    }
  }
  if (secretKey !== null || !existsSync(join(from, KEY_FILE))) return
  await mkdir(dirname(keyFile), { recursive: true })
  await copyFile(join(from, KEY_FILE), keyFile)
}
