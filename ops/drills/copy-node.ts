// Creates a PostgreSQL replica for the drill `patroni`, in which pg_basebackup is missing: copies the files of the running primary on the same
// machine. Patroni, the cluster manager, runs it with --datadir (target folder) and --connstring (the primary); SUPERUSER_PASSWORD is in its
// environment.
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { copyRunning } from '../../apps/server/test/standby.ts'

const { values } = parseArgs({ strict: false })
const targetFolder = String(values.datadir)
const port = /\bport='?(\d+)/.exec(String(values.connstring))?.[1] ?? ''
rmSync(targetFolder, { recursive: true, force: true })
await copyRunning(`postgres://postgres:${process.env.SUPERUSER_PASSWORD}@127.0.0.1:${port}/postgres`, targetFolder)
// The primary's replication slots must not be copied.
for (const slot of readdirSync(join(targetFolder, 'pg_replslot'))) rmSync(join(targetFolder, 'pg_replslot', slot), { recursive: true })
