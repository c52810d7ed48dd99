// Creates the embedded cluster's database and two roles: the owner of the tables, and the application's.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { newClient } from './client.ts'

interface DatabaseSetup {
  database: string
  owner: [role: string, password: string]
  app: [role: string, password: string]
}

/** Idempotent; `admin` is an unconnected superuser client and is closed afterwards. */
export async function ensureDatabase(admin: pg.Client, wanted: DatabaseSetup): Promise<void> {
  await admin.connect()
  try {
    for (const [role, password] of [wanted.owner, wanted.app]) {
      const name = pg.escapeIdentifier(role)
      const { rowCount } = await admin.query('select 1 from pg_roles where rolname = $1', [role])
      if (!rowCount) await admin.query(`create role ${name} login`)
      await admin.query(`alter role ${name} password ${pg.escapeLiteral(password)}`)
    }
    const { rowCount } = await admin.query('select 1 from pg_database where datname = $1', [wanted.database])
    if (!rowCount)
      await admin.query(`create database ${pg.escapeIdentifier(wanted.database)} owner ${pg.escapeIdentifier(wanted.owner[0])}`)
  } finally {
    await admin.end()
  }
}

/** Waits until the roles and database that another process creates are usable; false if that process ends first. */
export async function waitUntilUsable(url: string, isHeld: () => boolean, tries = 100): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const client = newClient(url)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if (!isHeld()) return false
      if (attempt === tries) throw error
      await pause(200)
    }
  }
}
