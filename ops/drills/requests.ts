// `npm run drill -- requests`: every operation is asked by every role with requests made of its schemas, other ones at each run.
import { spawnSync } from 'node:child_process'
import { systemClock } from '../../apps/server/src/platform/clock.ts'

/** For each pair of an operation and a role: more than ten thousand for each role. */
const REQUESTS = '40'

/** Answers the exit code. `GENERATED_SEED` makes the requests of an earlier run again. */
export function requests(): Promise<number> {
  const seed = process.env.GENERATED_SEED ?? String(Math.floor(systemClock.now().getTime() / 1000) % 1_000_000)
  process.stdout.write(`GENERATED_SEED=${seed}\n`)
  const env = { ...process.env, GENERATED_REQUESTS: process.env.GENERATED_REQUESTS ?? REQUESTS, GENERATED_SEED: seed }
  const { status } = spawnSync('vitest', ['run', 'apps/server/test/access/generated-requests.test.ts'], { env, stdio: 'inherit' })
  return Promise.resolve(status ?? 1)
}
