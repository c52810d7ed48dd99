// `npm run drill -- requests`: every operation is called by every role with requests generated from its schemas, different ones in each run.
import { spawnSync } from 'node:child_process'
import { systemClock } from '../../apps/server/src/platform/clock.ts'

/** Requests for each pair of operation and role: more than ten thousand for each role. */
const REQUESTS = '40'

/** Returns the exit code. `GENERATED_SEED` repeats the requests of an earlier run. */
export function requests(): Promise<number> {
  const seed = process.env.GENERATED_SEED ?? String(Math.floor(systemClock.now().getTime() / 1000) % 1_000_000)
  process.stdout.write(`GENERATED_SEED=${seed}\n`)
  const env = { ...process.env, GENERATED_REQUESTS: process.env.GENERATED_REQUESTS ?? REQUESTS, GENERATED_SEED: seed }
  const { status } = spawnSync('vitest', ['run', 'apps/server/test/access/generated-requests.test.ts'], { env, stdio: 'inherit' })
  return Promise.resolve(status ?? 1)
}
