// `npm run drill -- requests`: runs the test that calls every operation of the API as every role with random requests generated from the operation's
// schemas, with many more requests than in a normal test run.
import { spawnSync } from 'node:child_process'
import { systemClock } from '../../apps/server/src/platform/clock.ts'

/** Requests for each pair of operation and role: more than ten thousand for each role. */
const REQUESTS = '40'

/** Returns the exit code. The environment variable `GENERATED_SEED`, which is printed, repeats the requests of an earlier run. */
export function requests(): Promise<number> {
  const seed = process.env.GENERATED_SEED ?? String(Math.floor(systemClock.now().getTime() / 1000) % 1_000_000)
  process.stdout.write(`GENERATED_SEED=${seed}\n`)
  const env = { ...process.env, GENERATED_REQUESTS: process.env.GENERATED_REQUESTS ?? REQUESTS, GENERATED_SEED: seed }
  const { status } = spawnSync('vitest', ['run', 'apps/server/test/access/generated-requests.test.ts'], { env, stdio: 'inherit' })
  return Promise.resolve(status ?? 1)
}
