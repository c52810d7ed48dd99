// An import and its database server are killed (kill -9) midway. A second import then gives the same database as one undisturbed import.
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Kysely, PostgresDialect, sql } from 'kysely'
import pg from 'pg'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { createTestImport } from '../../../test/load-register.ts'
import { egrulFile, legalEntity } from '../../../test/register-files.ts'
import { companiesChanged, importEnding } from '../../events.ts'
import { loadConfig } from '../../platform/config.ts'
import type { Db } from '../../platform/db/database.ts'
import { APP_ROLE, type EmbeddedDatabase, startEmbedded } from '../../platform/db/embedded.ts'
import { migrateDatabase } from '../../platform/db/migrate.ts'
import type { Database } from '../../platform/db/types.generated.ts'
import { createBackgroundServices } from '../../product.ts'
import { runImport } from './run-import.ts'

/** Companies in one file, as in the files of the tax service. */
const COMPANIES_PER_FILE = 900
/** Five files, so that the import takes several transactions (one for about every thousand documents) and can be killed between them. */
const COMPANIES = 5 * COMPANIES_PER_FILE
const importProgram = join(import.meta.dirname, '../../../programs/import-registers.ts')
const clean = createTestImport()
const clock = { now: () => new Date('2026-11-20T09:30:00Z') }

/** Folder of the database under test. */
let folder: string
/** Folder of the files to import. */
let registers: string
let server: EmbeddedDatabase | undefined
let child: ChildProcess | undefined
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sverka-killed-'))
  registers = mkdtempSync(join(tmpdir(), 'sverka-registers-'))
  for (let at = 0; at < COMPANIES; at += COMPANIES_PER_FILE) {
    const companies = Array.from({ length: COMPANIES_PER_FILE }, () => legalEntity({ asOf: '2026-01-01' }))
    writeFileSync(join(registers, `${at}.xml`), egrulFile(companies))
  }
})
afterEach(async () => {
  child?.kill('SIGKILL')
  await server?.stop()
  if (server) rmSync(server.folder, { recursive: true, force: true })
  for (const made of [folder, registers]) rmSync(made, { recursive: true, force: true })
})

/** Runs `npm run registry:import` over the files. */
const startImport = (): ChildProcess => {
  const env = { PATH: process.env.PATH, HOME: process.env.HOME, DATA_DIR: folder }
  child = spawn(process.execPath, [importProgram, registers], { env, stdio: ['ignore', 'ignore', 'inherit'] })
  return child
}

const startDatabase = async (): Promise<EmbeddedDatabase> => {
  server = await startEmbedded(folder, () => 'secret-of-the-test', ['shared_buffers=128MB'])
  return server
}

async function withDb<T>(url: string, work: (db: Db) => Promise<T>): Promise<T> {
  const pool = new pg.Pool({ connectionString: url, max: 1 })
  pool.on('error', () => undefined) // connections break when the test kills the database
  const db = new Kysely<Database>({ dialect: new PostgresDialect({ pool }) })
  return work(db).finally(() => db.destroy())
}

const countCompanies = async (db: Db): Promise<number> => {
  const { rows } = await sql<{ n: number }>`select count(*)::integer as n from companies`.execute(db)
  return rows[0]?.n ?? 0
}

/** Everything that an import and its listeners write, without ids, which differ after a kill. */
const readContent = async (db: Db) => {
  const companies = await sql`
    select company.ogrn, company.register_hash::text, fact.hash::text,
      (select count(*)::integer from company_ties as tie where tie.company_id = company.id) as ties,
      (select count(*)::integer from company_search_documents as document where document.company_id = company.id) as documents,
      (select cardinality(heads) from reliability_counted as counted where counted.company_id = company.id) as heads
    from companies as company left join company_facts as fact on fact.company_id = company.id order by company.ogrn, fact.source`.execute(
    db,
  )
  const terms = await sql`select term, df from company_search_terms where chunk = 0 order by term`.execute(db)
  const { delta } = await db.selectFrom('company_search_delta').select(sql<number>`count(*)::integer`.as('delta')).executeTakeFirstOrThrow()
  return { companies: companies.rows, terms: terms.rows, delta }
}

test('an import run again after a kill ends with the same database', async () => {
  const first = await startDatabase()
  await migrateDatabase(first.ownerUrl, APP_ROLE)
  await killAfterFirstCompanies(startImport(), first)
  const second = await startAfterKill(first)
  expect(await withDb(second.ownerUrl, countCompanies)).toBeLessThan(COMPANIES)
  expect(await once(startImport(), 'exit')).toEqual([0, null])
  // When an import reports that it is done, its last commit is on disk.
  const third = await startAfterKill(second)
  const found = await withDb(third.ownerUrl, readContent)

  const { ownerUrl } = clean.database
  const { announce } = createBackgroundServices(clean.target.db, ownerUrl, loadConfig({ DATA_DIR: folder }))
  await runImport(clean.target, [registers], {
    clock,
    onCompaniesChanged: [(tx, ids) => announce(tx, companiesChanged, ids)],
    workers: 0,
  })
  await announce(clean.db, importEnding, { ownerUrl })
  expect(found.companies).toHaveLength(COMPANIES)
  expect(found.terms.length).toBeGreaterThan(100)
  expect(found).toEqual(await readContent(clean.db))
})

/**
 * Kills the import as soon as it has stored companies. It is always killed midway: this transaction holds a lock on the table, for which the import
 * must wait before it stores more.
 */
async function killAfterFirstCompanies(importing: ChildProcess, { ownerUrl }: EmbeddedDatabase): Promise<void> {
  const ended = once(importing, 'exit')
  const killIfBegun = async (tx: Db): Promise<boolean> => {
    await sql`lock table companies in share row exclusive mode`.execute(tx)
    if ((await countCompanies(tx)) === 0) return false
    importing.kill('SIGKILL')
    await ended
    return true
  }
  await withDb(ownerUrl, async (db) => {
    while (!(await db.transaction().execute(killIfBegun)));
  })
}

/** Kills the database server and starts it again. */
async function startAfterKill(running: EmbeddedDatabase): Promise<EmbeddedDatabase> {
  process.kill(readClusterPid(running), 'SIGKILL')
  await running.stop()
  return startDatabase()
}

/** The main process of the database: its id is the first line of postmaster.pid. */
const readClusterPid = ({ folder: home }: EmbeddedDatabase): number =>
  Number(readFileSync(join(home, 'cluster/postmaster.pid'), 'utf8').split('\n')[0])
