// `npm run sql:snapshots`: rewrites the snapshots of all queries (`*.sql.snap`, the SQL text of each), by running every server test.
import { spawnSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'

const folder = join(import.meta.dirname, '../apps/server/src')
for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' })) if (name.endsWith('.sql.snap')) rmSync(join(folder, name))
const { status } = spawnSync('vitest', ['run', '--project', 'server'], { stdio: 'inherit' })
process.exitCode = status ?? 1
