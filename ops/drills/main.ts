// `npm run drill -- NAME`: causes a real fault on this machine and prints its effects.
import { failover } from './failover.ts'
import { faults } from './faults.ts'
import { patroni } from './patroni.ts'
import { pooler } from './pooler.ts'
import { requests } from './requests.ts'
import { restore } from './restore.ts'
import { update } from './update.ts'

const drills: Readonly<Record<string, (times?: number) => Promise<number>>> = {
  failover,
  faults,
  patroni,
  pooler,
  requests,
  restore,
  update,
}

const [name = '', times] = process.argv.slice(2)
const drill = drills[name]
if (drill) {
  process.exitCode = await drill(times === undefined ? undefined : Number(times)).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  })
} else {
  process.stderr.write(`npm run drill -- ${Object.keys(drills).join(' | ')}\n`)
  process.exitCode = 1
}
