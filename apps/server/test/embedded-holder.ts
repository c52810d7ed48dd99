// A separate process that starts the embedded database in the folder of its first argument, prints its addresses as one line of JSON and
// runs until SIGTERM (then it stops the database) or until killed.
import { startEmbedded } from '../src/platform/db/embedded.ts'
import { randomIds } from '../src/platform/ids.ts'

const folder = process.argv[2]
if (!folder) throw new Error('name the folder')
const database = await startEmbedded(folder, () => randomIds.secret(16), ['shared_buffers=128MB'])
process.stdout.write(`${JSON.stringify(database)}\n`)
process.on('SIGTERM', () => void database.stop().then(() => process.exit(0)))
// Keeps the process alive.
setInterval(() => undefined, 60_000)
