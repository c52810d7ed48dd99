// A separate process that starts the embedded database in the given folder, prints its address and runs until killed or stopped.
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { randomIds } from '../src/platform/ids.ts'

const folder = process.argv[2]
if (!folder) throw new Error('name the folder')
const database = await startEmbedded(folder, () => randomIds.secret(16), ['shared_buffers=128MB'])
process.stdout.write(`${JSON.stringify(database)}\n`)
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
setInterval(() => undefined, 60_000)
