// `npm run restore -- [--overwrite] FOLDER`: restores database and files from a backup into an empty installation; with `--overwrite` also into
// one that has data.
import { parseArgs } from 'node:util'
import { restoreBackup } from '../src/platform/backup/restore-backup.ts'
import type { Config } from '../src/platform/config.ts'
import { openStore } from '../src/platform/files/files.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { secretFile } from '../src/platform/secret.ts'
import { runCommand, withDatabase } from './run.ts'

const USAGE = `npm run restore -- [--overwrite] FOLDER
  FOLDER is one backup, or holds some, of which the newest is taken; the server must not run
  --overwrite  what the database and the place of the files hold is lost
`

async function main(config: Config): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { overwrite: { type: 'boolean', default: false } } })
  const [folder = '', ...more] = positionals
  if (folder === '' || more.length > 0) {
    process.stderr.write(USAGE)
    return 2
  }
  const deps = { config, ids: randomIds, log: createLog(config) }
  const files = { pictures: openStore(deps, 'pictures'), documents: openStore(deps, 'documents') }
  const keys = { secretKey: config.SECRET_KEY ?? null, keyFile: secretFile(config) }
  const { from, manifest } = await withDatabase(config, (database) =>
    restoreBackup({ ...database, ...keys, files, overwrite: values.overwrite }, folder),
  )
  const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
  process.stdout.write(`${from} of ${manifest.at}: ${rows} rows and ${manifest.files} files are back; start the server\n`)
  return 0
}

runCommand(main)
