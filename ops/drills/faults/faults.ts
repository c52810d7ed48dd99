// `npm run drill -- faults [SHARE] [SCENARIO…]`: real faults under purchases, messages, files, imports, refunds and payments of plans; what was
// acknowledged must be stored, once, and the ledger must sum to zero. SHARE of the full volumes is 1 by default.
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

/** Returns the exit code: 1 where something acknowledged is lost, doubled or half done, or a scenario did not come to its end. */
export async function faults(words: readonly string[]): Promise<number> {
  const { share, chosen } = readWords(words)
  const rows: string[] = []
  let wrong = 0
  printLine(`${describeMachine()}; ${share} of the full volumes`)
  for (const scenario of chosen) {
    const why = scenario.missing?.() ?? null
    if (why !== null) {
      printLine(`NOT RUN: ${scenario.name}, because ${why}.`)
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

function readWords(words: readonly string[]): { share: number; chosen: readonly Scenario[] } {
  const scenarioNames = words.filter((word) => Number.isNaN(Number(word)))
  const share = Number(words.find((word) => !Number.isNaN(Number(word))) ?? 1)
  const unknown = scenarioNames.filter((word) => !scenarios.some(({ name }) => name === word))
  if (!(share > 0 && share <= 1) || unknown.length > 0)
    throw new Error(`npm run drill -- faults [SHARE from 0 to 1] [${scenarios.map(({ name }) => name).join(' | ')}]…`)
  return { share, chosen: scenarioNames.length === 0 ? scenarios : scenarios.filter(({ name }) => scenarioNames.includes(name)) }
}
