// Entry point of the drills: `npm run drill -- NAME …` causes real faults on this machine and prints their effects. The exit code is 1 if a drill
// fails.
import { failover } from './failover.ts'
import { faults } from './faults/faults.ts'
import { hostile } from './hostile/hostile.ts'
import { patroni } from './patroni.ts'
import { pooler } from './pooler.ts'
import { requests } from './requests.ts'
import { restore } from './restore.ts'
import { soak } from './soak/soak.ts'
import { start } from './start.ts'
import { update } from './update.ts'

const drills: Readonly<Record<string, (words: readonly string[]) => Promise<number>>> = {
  failover,
  faults,
  hostile,
  patroni,
  pooler,
  requests,
  restore,
  soak,
  start,
  update,
}

const [name = '', ...words] = process.argv.slice(2)
const drill = drills[name]
if (drill) {
  process.exitCode = await drill(words).catch((error: unknown) => {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
    return 1
  })
} else {
  process.stderr.write(`npm run drill -- ${Object.keys(drills).join(' | ')}\n`)
  process.exitCode = 1
}
