// All rules for the source tree, and their findings for a project: exempted findings removed, needless exemptions reported.
import { bodies } from './bodies.ts'
import { browser } from './browser.ts'
import { clock } from './clock.ts'
import { cycles } from './cycles.ts'
import { failures } from './failures.ts'
import { headers } from './headers.ts'
import { imports } from './imports.ts'
import { language } from './language.ts'
import { markup } from './markup.ts'
import { mirror } from './mirror.ts'
import { modules } from './modules.ts'
import { names } from './names.ts'
import { outsideCalls } from './outside-calls.ts'
import { plainNames } from './plain-names.ts'
import { matches, type Project, type Rule, type Violation } from './project.ts'
import { snapshots } from './snapshots.ts'
import { sql } from './sql.ts'
import { tables } from './tables.ts'
import { tests } from './tests.ts'
import { threads } from './threads.ts'
import { unused } from './unused.ts'

/** The rules that need only the source files. Each is explained at the head of its file. */
export const rules: readonly Rule[] = [
  imports,
  cycles,
  mirror,
  names,
  plainNames,
  sql,
  tables,
  modules,
  clock,
  language,
  failures,
  outsideCalls,
  threads,
  tests,
  headers,
  snapshots,
  unused,
  browser,
  bodies,
  markup,
]

/** A violation with the name of the broken rule. */
export interface Finding extends Violation {
  readonly rule: string
}

/** Every finding that no exemption covers. An exemption without a reason, or that covers nothing, is a finding itself. */
export function checkProject(project: Project, applied: readonly Rule[] = rules): Finding[] {
  const { exemptions } = project.architecture
  const all = applied.flatMap((rule) => rule.check(project).map((violation): Finding => ({ rule: rule.name, ...violation })))
  const covers = (exemption: (typeof exemptions)[number], finding: Finding) =>
    exemption.rule === finding.rule && matches(finding.path, exemption.files)
  const needless = exemptions
    .filter((exemption) => exemption.reason.trim().length < 10 || !all.some((finding) => covers(exemption, finding)))
    .map(
      ({ rule, files }): Finding => ({
        rule: 'exemptions',
        path: 'architecture.json',
        message: `${rule} for ${files}: no reason, or nothing left to exempt`,
      }),
    )
  return [...all.filter((finding) => !exemptions.some((exemption) => covers(exemption, finding))), ...needless]
}
