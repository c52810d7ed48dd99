// `npm run drill -- faults [SHARE] [SCENARIO…]`: causes real faults while members make purchases, send messages, upload files, import price
// lists, refund and pay for plans. Everything that the server acknowledged must be stored, exactly once, and the ledger of payments must sum to
// zero. SHARE, from 0 to 1, reduces the number of purchases and so on; 1, the default, is the full number.
import { loadavg } from 'node:os'
import { describeMachine } from '../programs.ts'
import { clock } from './clock.ts'
import { killServer } from './kill-server.ts'
import { migrations } from './migrations.ts'
import { outsideServices } from './outside.ts'
import { cutListening, killPostgres, restartPostgres } from './postgres.ts'
import { nowMs, printLine, type Scenario } from './scenario.ts'
import { fullDatabase, fullFiles, readOnlyFiles } from './storage.ts'
import { killOneOfTwo, stopUnderLoad } from './two-processes.ts'

/** All scenarios, in the order in which they run. */
const scenarios: readonly Scenario[] = [
  killServer,
  killPostgres,
  restartPostgres,
  cutListening,
  killOneOfTwo,
  stopUnderLoad,
  fullDatabase,
  fullFiles,
  readOnlyFiles,
  outsideServices,
  migrations,
  clock,
]

/** Returns the exit code: 1 if something acknowledged is lost, doubled or half done, or a scenario failed to finish. */
export async function faults(words: readonly string[]): Promise<number> {
  const { share, chosen } = readWords(words)
  const rows: string[] = []
  let wrong = 0
  printLine(`${describeMachine()}; ${share} of the full volumes`)
  for (const scenario of chosen) {
    const obstacle = scenario.missing?.() ?? null
    if (obstacle !== null) {
      printLine(`NOT RUN: ${scenario.name}, because ${obstacle}.`)
      continue
    }
    const started = nowMs()
    const outcome = await scenario.run(share).catch((error: unknown) => ({ figure: `DID NOT END: ${String(error)}`, wrong: 1 }))
    wrong += outcome.wrong
    const day = new Date(nowMs()).toISOString().slice(0, 10)
    rows.push(
      `| ${scenario.fault} | \`npm run drill -- faults ${share} ${scenario.name}\` | ${day}, load ${Math.round(loadavg()[0] ?? 0)} | ${outcome.figure} |`,
    )
    printLine(`${scenario.name}, ${Math.round((nowMs() - started) / 1000)} s, ${outcome.wrong} wrong: ${outcome.figure}`)
  }
  printLine(`\n| Fault | Command | Day | Figure |\n|---|---|---|---|\n${rows.join('\n')}`)
  return wrong === 0 ? 0 : 1
}

/** Reads the arguments: a number is the share, other words are names of scenarios. Throws for others. */
function readWords(words: readonly string[]): { share: number; chosen: readonly Scenario[] } {
  const scenarioNames = words.filter((word) => Number.isNaN(Number(word)))
  const share = Number(words.find((word) => !Number.isNaN(Number(word))) ?? 1)
  const unknown = scenarioNames.filter((word) => !scenarios.some(({ name }) => name === word))
  if (!(share > 0 && share <= 1) || unknown.length > 0)
    throw new Error(`npm run drill -- faults [SHARE from 0 to 1] [${scenarios.map(({ name }) => name).join(' | ')}]…`)
  return { share, chosen: scenarioNames.length === 0 ? scenarios : scenarios.filter(({ name }) => scenarioNames.includes(name)) }
}
