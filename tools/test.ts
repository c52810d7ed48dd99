// `npm test`: static steps in parallel, then all others in order; prints each step's time and ends with failed tests and one line of counts.
// A failed step stops the run; a failed suite of tests does not, so that one run reports the failures of all suites.
// `--static` runs only what reads the source; `--changed` adds the tests beside what differs from the main branch; `--full` runs whole matrices
// where the usual run takes samples; `--long` runs the long suites alone. The usual run leaves out those whose sources are as they were when
// they last passed, and says so.
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { testsBeside } from './changed.ts'
import { Children } from './children.ts'
import { longSuites, recordPassed, unchangedSuites } from './long-suites.ts'
import { describeOutside, isDeadProcess, type OutsideTests, readOutside } from './outside-tests.ts'
import { repeatFiles, reportEnvironment, reportFolder, root, type Step, steps } from './steps.ts'
import { add, none, readCounts, summary } from './test-counts.ts'
import { readFailures } from './test-failures.ts'

const onlyStatic = process.argv.includes('--static')
const isFull = process.argv.includes('--full')
const isLong = process.argv.includes('--long')
const environment = {
  ...process.env,
  ...reportEnvironment,
  // New SQL must have been reviewed: this run does not write snapshots.
  SQL_SNAPSHOTS: 'check',
  PATH: `${join(root, 'node_modules/.bin')}:${process.env.PATH}`,
  ...(isFull ? { TEST_FULL: '1' } : {}),
  ...(isFull || isLong ? {} : { TEST_CHANGED_ONLY: '1' }),
}

const children = new Children({ cwd: root, env: environment })
children.stopWithParent()
process.exitCode = await main()

async function main(): Promise<number> {
  if (isLong) return await testLong()
  rmSync(reportFolder, { recursive: true, force: true })
  const staticResults = await Promise.all(steps.filter(({ isStatic }) => isStatic).map(passesInTime))
  let failed = staticResults.includes(false)
  if (onlyStatic) return failed ? 1 : 0
  if (process.argv.includes('--changed')) return failed ? 1 : await testChanged()
  if (!isFull) for (const { name } of unchangedSuites(root)) console.log(`left out, unchanged since it passed: ${name}`)
  const reports: Report[] = []
  let isStopped = failed
  for (const step of steps.filter(({ isStatic }) => !isStatic)) {
    if (isStopped) break
    const passed = await passesReported(step, reports)
    failed ||= !passed
    isStopped = !passed && step.report === undefined
  }
  for (const failure of reports.flatMap(({ kind, text, outside }) => [...readFailures(kind, text), ...describeOutside(outside)]))
    console.log(failure)
  const total = reports.map(({ kind, text }) => readCounts(kind, text)).reduce(add, none)
  console.log(summary(total))
  const isRed = failed || total.failed > 0 || total.passed === 0
  if (isFull && !isRed) recordPassed(root)
  return isRed ? 1 : 0
}

interface Report {
  readonly kind: 'vitest' | 'playwright'
  readonly text: string
  readonly outside: OutsideTests
}

/**
 * Runs a step and adds its report to `reports`. Files whose test process died run once more: the result of the second run counts, and a second
 * death fails it.
 */
async function passesReported(step: Step, reports: Report[]): Promise<boolean> {
  const passed = await passesInTime(step)
  const { report } = step
  if (!report || !existsSync(report.file)) return passed
  const text = readFileSync(report.file, 'utf8')
  const outside = readOutside(report.file)
  reports.push({ kind: report.kind, text, outside })
  const isOnlyDeath = isDeadProcess(outside) && readCounts(report.kind, text).failed === 0
  return isOnlyDeath && !step.isRetry ? await passesReported(repeatFiles(outside.undone), reports) : passed
}

/** Runs all long suites; if they pass, the usual run leaves them out until their sources change. */
async function testLong(): Promise<number> {
  const suiteFiles = (runner: string) => longSuites.flatMap((suite) => (suite.runner === runner ? suite.file : []))
  const commands = [
    ['npm', 'run', '-s', 'build'],
    ['vitest', 'run', ...suiteFiles('vitest')],
    ['playwright', 'test', '--reporter=line', ...suiteFiles('playwright')],
  ]
  if (!(await passesInTime({ name: 'long suites', commands }))) return 1
  recordPassed(root)
  return 0
}

/** Runs the tests beside files that differ from the main branch, committed or not; on that branch, uncommitted ones. */
async function testChanged(): Promise<number> {
  const git = (...args: string[]) => spawnSync('git', args, { cwd: root, encoding: 'utf8' }).stdout.split('\n').filter(Boolean)
  const [base = 'HEAD'] = git('merge-base', 'HEAD', 'main')
  const paths = [...git('diff', '--name-only', base), ...git('ls-files', '--others', '--exclude-standard')]
  const specs = readdirSync(join(root, 'e2e')).map((name) => `e2e/${name}`)
  const { tests, specs: remainingSpecs } = testsBeside(
    paths,
    specs.filter((name) => name.endsWith('.spec.ts')),
  )
  if (remainingSpecs.length > 0) console.log(`not run here, browser tests of what changed: playwright test ${remainingSpecs.join(' ')}`)
  if (tests.length === 0) return 0
  const commands = [['vitest', 'run', '--passWithNoTests', ...tests]]
  return (await passesInTime({ name: `tests in ${tests.join(' ')}`, commands })) ? 0 : 1
}

/** Runs a step and prints its name with its time; false if it failed. */
async function passesInTime(step: Step): Promise<boolean> {
  const started = performance.now()
  const passed = await passes(step)
  console.log(`${passed ? '✓' : '✗'} ${step.name} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
  return passed
}

/** Runs the commands of a step; false if one fails. Static steps print only on failure, the others print their progress. */
async function passes(step: Step): Promise<boolean> {
  if (step.report) mkdirSync(dirname(step.report.file), { recursive: true })
  for (const command of step.commands) {
    const { status, output } = await children.run(command, step.isStatic === true)
    if (status === 0) {
      if (step.showsOutput) process.stdout.write(output)
      continue
    }
    process.stdout.write(output)
    console.log(`${command.join(' ')} ended with ${status}`)
    return false
  }
  if (step.report && !existsSync(step.report.file)) {
    console.log(`${step.name} left no report`)
    return false
  }
  return true
}
