// `npm run backup -- [--keep N] FOLDER`: writes database and files of the running installation into a new folder in FOLDER, named by the time.
// The copy is read again to verify it; the newest N backups in FOLDER stay (7).
import { parseArgs } from 'node:util'
import { writeBackup } from '../src/platform/backup/write-backup.ts'
import { systemClock } from '../src/platform/clock.ts'
import type { Config } from '../src/platform/config.ts'
import { openStore } from '../src/platform/files/files.ts'
import { randomIds } from '../src/platform/ids.ts'
import { createLog } from '../src/platform/log.ts'
import { installationSecret, secretFile } from '../src/platform/secret.ts'
import { runCommand, withDatabase } from './run.ts'

const USAGE = `npm run backup -- [--keep N] FOLDER
  writes FOLDER/<moment> and reads it again; the newest N backups in FOLDER stay (7)
`

async function main(config: Config): Promise<number> {
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { keep: { type: 'string', default: '7' } } })
  const [into = '', ...more] = positionals
  const keep = Number(values.keep)
  if (into === '' || more.length > 0 || !Number.isInteger(keep) || keep < 1) {
    process.stderr.write(USAGE)
    return 2
  }
  const deps = { config, ids: randomIds, log: createLog(config) }
  const files = { pictures: openStore(deps, 'pictures'), documents: openStore(deps, 'documents') }
  const keys = { secret: installationSecret(config, randomIds), keyFile: config.SECRET_KEY ? null : secretFile(config) }
  const backup = await withDatabase(config, ({ ownerUrl }) => writeBackup({ ownerUrl, files, ...keys, clock: systemClock }, into, keep))
  const size = `${backup.rows} rows, ${backup.files} files, ${Math.ceil(backup.bytes / 1024)} KB`
  process.stdout.write(`${backup.folder}: ${size}, written and read again\n`)
  return 0
}

runCommand(main)
