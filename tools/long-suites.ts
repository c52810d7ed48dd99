// The long suites, files of tests that kill or restart processes, install the server or generate code: `npm test` runs each only if its sources
// changed since it last passed.
import { createHash } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createCodeReader } from './read-code.ts'
import { listSources, type SuiteSources } from './suite-sources.ts'

/** One long suite: its test file with the sources on which it depends. */
export interface LongSuite extends SuiteSources {
  readonly name: string
  readonly runner: 'vitest' | 'playwright'
}

const server = (path: string) => `apps/server/${path}`
const program = (name: string) => server(`programs/${name}.ts`)
/** Sources of every suite that starts the server, in addition to the module `platform`. */
const SERVER_SOURCES = [server('src/events.ts'), server('src/product.ts'), 'package-lock.json']
const MIGRATIONS = server('migrations')

export const longSuites: readonly LongSuite[] = [
  {
    name: 'a new module and a new tab',
    runner: 'vitest',
    file: 'tools/scaffold/scaffold.test.ts',
    modules: [],
    sources: [
      ...['tools/scaffold', 'tools/architecture', 'tools/documents', 'tools/new-feature.ts', 'tools/new-tab.ts'],
      ...['architecture.json', 'biome.json', 'tsconfig.base.json', 'package-lock.json', 'packages/contract/src/operations'],
      ...['packages/contract/src/company-card/tabs.ts', server('src/features.ts'), 'apps/web/app/routes.ts'],
    ],
  },
  {
    name: 'kill -9 during payments',
    runner: 'vitest',
    file: server('src/payments/killed.test.ts'),
    modules: ['platform', 'payments', 'orders', 'cart', 'products', 'plans'],
    sources: SERVER_SOURCES,
  },
  {
    name: 'kill -9 during a report',
    runner: 'vitest',
    file: server('src/checks/killed.test.ts'),
    modules: ['platform', 'checks', 'company-card', 'plans', 'registry', 'reliability', 'team'],
    sources: SERVER_SOURCES,
  },
  {
    name: 'kill -9 during an import',
    runner: 'vitest',
    file: server('src/registry/import/killed.test.ts'),
    modules: ['platform', 'registry', 'company-index', 'company-search', 'reliability', 'monitoring'],
    sources: [...SERVER_SOURCES, program('import-registers'), program('run')],
  },
  {
    name: 'kill -9 during a conversation',
    runner: 'vitest',
    file: server('src/chat/durability.test.ts'),
    modules: ['platform', 'chat'],
    sources: SERVER_SOURCES,
  },
  {
    name: 'backup and restore',
    runner: 'vitest',
    file: server('programs/backup.test.ts'),
    modules: ['platform', 'registry', 'company-search'],
    // Tables of every module are written and read back.
    sources: [...SERVER_SOURCES, ...['backup', 'restore', 'run'].map(program), MIGRATIONS],
  },
  {
    // It installs the server and does not start it.
    name: 'the installation of the server',
    runner: 'vitest',
    file: 'tools/install.test.ts',
    modules: [],
    sources: [server('programs'), 'ops/deploy', 'tools/setup.mjs', '.env.example', 'package.json', 'package-lock.json'],
  },
  {
    name: 'a search that exceeds its time',
    runner: 'vitest',
    file: server('src/company-search/database-timeout.test.ts'),
    modules: ['platform', 'company-search', 'company-index'],
    sources: [...SERVER_SOURCES, 'packages/posting-lists'],
  },
  {
    name: 'hostile and broken register files',
    runner: 'vitest',
    file: server('src/registry/import/hostile.test.ts'),
    modules: ['platform', 'registry'],
    sources: [...SERVER_SOURCES, program('import-registers'), program('run'), 'package.json'],
  },
  {
    name: 'standbys of the database',
    runner: 'vitest',
    file: server('src/platform/db/replicas.test.ts'),
    modules: ['platform', 'company-search', 'company-index'],
    // A standby has tables of every module.
    sources: [...SERVER_SOURCES, server('src/app.ts'), server('demo/register'), MIGRATIONS],
  },
  {
    name: 'the embedded database',
    runner: 'vitest',
    file: server('src/platform/db/embedded.test.ts'),
    modules: [],
    sources: [server('src/platform/db'), 'package-lock.json'],
  },
  {
    name: 'start and stop of the process',
    runner: 'playwright',
    file: 'e2e/process.spec.ts',
    modules: ['platform'],
    sources: [
      ...SERVER_SOURCES,
      // It starts on an empty database and on one left by a killed process.
      MIGRATIONS,
      ...['main.ts', 'serve.ts', 'app.ts', 'features.ts'].map((name) => server(`src/${name}`)),
      ...['', '-request', '-outage', '-release'].map((part) => server(`src/web-host${part}.ts`)),
      ...[server('demo/register'), server('programs'), 'tools/setup.mjs', 'tools/build-web.ts', 'tools/build-server.ts'],
    ],
  },
]

/** The file with the hash of each suite's sources at its last pass. */
const recordPath = (root: string) => join(root, 'tools/long-suites.json')

/** Suite name → hash of the names and code of its sources, for all suites; comments and layout do not change it. */
function hashSuites(root: string): Record<string, string> {
  const readCode = createCodeReader(root)
  return Object.fromEntries(longSuites.map((suite) => [suite.name, hashFiles(listSources(root, suite), readCode)]))
}

function hashFiles(paths: readonly string[], readCode: (path: string) => string | Buffer): string {
  const hash = createHash('sha256')
  for (const path of paths) {
    const code = readCode(path)
    hash.update(`${path}\0${code.length}\0`).update(code)
  }
  return hash.digest('hex')
}

/** Suites that passed with exactly these sources. */
export function unchangedSuites(root: string): LongSuite[] {
  const passed = JSON.parse(readFileSync(recordPath(root), 'utf8')) as Record<string, string>
  const hashes = hashSuites(root)
  return longSuites.filter(({ name }) => passed[name] === hashes[name])
}

/** Records that every suite passed with its present sources. Call it when each has passed in this run or was left out as unchanged. */
export function recordPassed(root: string): void {
  writeFileSync(recordPath(root), `${JSON.stringify(hashSuites(root), null, 2)}\n`)
}

/**
 * Test files that this run skips because their sources are unchanged. `npm test` sets `TEST_CHANGED_ONLY`; a file that is run by name has no such
 * setting and is never skipped.
 */
export const skippedFiles = (root: string, runner: LongSuite['runner'], environment: NodeJS.ProcessEnv): string[] =>
  environment.TEST_CHANGED_ONLY ? unchangedSuites(root).flatMap((suite) => (suite.runner === runner ? suite.file : [])) : []
