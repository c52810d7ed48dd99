// Fault scenario `clock`: the server's clock is set an hour ahead and an hour back under load, by libfaketime. PostgreSQL and the clients keep the
// right time.
import { existsSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { inSeconds, nowMs, printLine, type Scenario, underLoad } from './scenario.ts'

const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map((kind) => `/usr/lib/${kind}/faketime/libfaketime.so.1`)
const library = LIBRARIES.find((path) => existsSync(path))
/** How long each shift lasts. */
const SHIFT_MS = 15_000
/** Time allowed for members whose tokens are not valid at the shifted time to sign in again. */
const HEALED_MS = 30_000

/** The server's clock an hour ahead, right, an hour back and right again. */
export const clock: Scenario = {
  name: 'clock',
  fault: "the server's clock set ahead by an hour, right, back by an hour, and right again, 15 s each",
  missing: () => (library ? null : 'libfaketime is not installed (apt-get install faketime)'),
  // A fifth of the full volumes is enough, here and in other scenarios with a fixed number of faults.
  run: (share) => {
    const offsetFile = { file: '' }
    const placement = (environment: { readonly folder: string; makeFolder(name: string): string }) => {
      offsetFile.file = join(environment.makeFolder('clock'), 'shift')
      writeFileSync(offsetFile.file, '+0s\n', { mode: 0o644 })
      return {}
    }
    return underLoad({ name: 'clock', share: share / 5, place: placement }, async ({ server, load }) => {
      await server.stop()
      // Only the time of day is shifted: timers of the server go on as before. The library reads the file anew at each call.
      const fake = [`LD_PRELOAD=${library}`, `FAKETIME_TIMESTAMP_FILE=${offsetFile.file}`, 'FAKETIME_NO_CACHE=1', 'DONT_FAKE_MONOTONIC=1']
      await server.start(['env', ...fake])
      let longestMs = 0
      for (const shift of ['+3600s', '+0s', '-3600s', '+0s']) {
        writeFileSync(offsetFile.file, `${shift}\n`)
        const shiftedAt = nowMs()
        await pause(SHIFT_MS)
        longestMs = Math.max(longestMs, load.unanswered.lastedAfter(shiftedAt))
        printLine(
          `the clock at ${shift}: something was refused for ${load.unanswered.lastedAfter(shiftedAt)} ms; so far ${load.unanswered.describe()}`,
        )
      }
      return {
        figure: `nothing refused any more ${inSeconds(longestMs)} after each change (${load.unanswered.describe()})`,
        wrong: (longestMs > HEALED_MS ? 1 : 0) + load.unanswered.count('500'),
      }
    })
  },
}
