// Creates the database of the embedded PostgreSQL and its two roles: the owner of the tables, and the role of the application.
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { newClient } from './client.ts'

/** Names and passwords of what is to exist. */
interface DatabaseSetup {
  database: string
  owner: [role: string, password: string]
  app: [role: string, password: string]
}

/** Creates the roles and the database unless they exist, and sets the passwords. `admin` is a superuser's client, not connected yet; it is closed. */
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

/**
 * Waits until the roles and database that another process creates are usable. False if that process, for which `isHeld` is true while it
 * runs, ends first. Throws the last error after `attempts`, a fifth of a second apart.
 */
export async function waitUntilUsable(url: string, isHeld: () => boolean, attempts = 100): Promise<boolean> {
  for (let attempt = 1; ; attempt++) {
    const client = newClient(url)
    try {
      await client.connect()
      await client.end()
      return true
    } catch (error) {
      if (!isHeld()) return false
      if (attempt === attempts) throw error
      await pause(200)
    }
  }
}
