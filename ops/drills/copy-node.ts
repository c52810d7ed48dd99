// Creates a Patroni replica where pg_basebackup is missing: copies the files of the running primary on the same machine.
// Patroni calls it with --datadir and --connstring; SUPERUSER_PASSWORD is in its environment.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyRunning } from '../../apps/server/test/standby.ts'

const { values } = parseArgs({ strict: false })
const to = String(values.datadir)
const port = /\bport='?(\d+)/.exec(String(values.connstring))?.[1] ?? ''
rmSync(to, { recursive: true, force: true })
await copyRunning(`postgres://postgres:${process.env.SUPERUSER_PASSWORD}@127.0.0.1:${port}/postgres`, to)
// The primary's replication slots must not be copied.
for (const slot of readdirSync(join(to, 'pg_replslot'))) rmSync(join(to, 'pg_replslot', slot), { recursive: true })
