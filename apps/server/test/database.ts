// A private database for one test file: a clone of the migrated template, which takes about 40 ms if databases lie in memory.
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { inject } from 'vitest'

export interface TestDatabase {
  /** Address for the application's role, as in production. */
  readonly url: string
  /** Address for the role that owns the tables. */
  readonly ownerUrl: string
  drop(): Promise<void>
}

/** `empty`: without tables, for tests of migrations; `locale`: with this locale of the C library. */
export async function createTestDatabase(options: { empty?: boolean; locale?: string } = {}): Promise<TestDatabase> {
  const [ownerUrl, appUrl] = [inject('ownerUrl'), inject('appUrl')]
  const name = `t_${randomUUID().replaceAll('-', '')}`
  const template = new URL(ownerUrl).pathname.slice(1)
  const admin = async (statement: string) => {
    const client = new pg.Client(inject('adminUrl'))
    await client.connect()
    await client.query(statement).finally(() => client.end())
  }
  const owner = pg.escapeIdentifier(new URL(ownerUrl).username)
  const source = options.empty ? 'template template0' : `template ${template} strategy file_copy`
  const locale = options.locale ? `locale_provider libc locale '${options.locale}'` : ''
  await admin(`create database ${name} owner ${owner} ${source} ${locale}`)
  return {
    url: withDatabase(appUrl, name),
    ownerUrl: withDatabase(ownerUrl, name),
    drop: () => admin(`drop database ${name} with (force)`),
  }
}

function withDatabase(url: string, name: string): string {
  const changed = new URL(url)
  changed.pathname = `/${name}`
  return changed.href
}
