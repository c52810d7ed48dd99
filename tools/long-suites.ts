// Suites that kill or restart processes, install a machine or generate code: run when their sources changed since they last passed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from '../apps/server/src/platform/source-hash.ts'
import { listSources, type SuiteSources } from './suite-sources.ts'

export interface LongSuite extends SuiteSources {
  readonly name: string
  readonly runner: 'vitest' | 'playwright'
}

const server = (path: string) => `apps/server/${path}`
const program = (name: string) => server(`programs/${name}.ts`)
/** Sources of every suite that starts the server, beside the word `platform`. */
const GROUND = [server('src/events.ts'), server('src/product.ts'), 'package-lock.json']
const MIGRATIONS = server('migrations')

export const longSuites: readonly LongSuite[] = [
  {
    name: 'a new word and a new tab',
    runner: 'vitest',
    file: 'tools/scaffold/scaffold.test.ts',
    words: [],
    sources: [
      ...['tools/scaffold', 'tools/architecture', 'tools/documents', 'tools/new-feature.ts', 'tools/new-tab.ts'],
      ...['architecture.json', 'biome.json', 'tsconfig.base.json', 'package-lock.json', 'packages/contract/src/operations'],
      ...['packages/contract/src/company-card/tabs.ts', server('src/features.ts'), 'apps/web/app/routes.ts'],
    ],
  },
  {
    name: 'kill -9 amid payments',
    runner: 'vitest',
    file: server('src/payments/killed.test.ts'),
    words: ['platform', 'payments', 'orders', 'cart', 'products', 'plans'],
    sources: GROUND,
  },
  {
    name: 'kill -9 amid a report',
    runner: 'vitest',
    file: server('src/checks/killed.test.ts'),
    words: ['platform', 'checks', 'company-card', 'plans', 'registry', 'reliability', 'team'],
    sources: GROUND,
  },
  {
    name: 'kill -9 amid an import',
    runner: 'vitest',
    file: server('src/registry/import/killed.test.ts'),
    words: ['platform', 'registry', 'company-index', 'company-search', 'reliability', 'monitoring'],
    sources: [...GROUND, program('import-registers'), program('run')],
  },
  {
    name: 'kill -9 amid a conversation',
    runner: 'vitest',
    file: server('src/chat/durability.test.ts'),
    words: ['platform', 'chat'],
    sources: GROUND,
  },
  {
    name: 'backup and restore',
    runner: 'vitest',
    file: server('programs/backup.test.ts'),
    words: ['platform', 'registry', 'company-search'],
    // Tables of every word are written and read back.
    sources: [...GROUND, ...['backup', 'restore', 'run'].map(program), MIGRATIONS],
  },
  {
    // It installs the server and does not start it.
    name: 'the installation of a machine',
    runner: 'vitest',
    file: 'tools/install.test.ts',
    words: [],
    sources: [server('programs'), 'ops/deploy', 'tools/setup.mjs', '.env.example', 'package.json', 'package-lock.json'],
  },
  {
    name: 'a search that is held up',
    runner: 'vitest',
    file: server('src/company-search/cut-off.test.ts'),
    words: ['platform', 'company-search', 'company-index'],
    sources: [...GROUND, 'packages/posting-lists'],
  },
  {
    name: 'hostile and broken register files',
    runner: 'vitest',
    file: server('src/registry/import/hostile.test.ts'),
    words: ['platform', 'registry'],
    sources: [...GROUND, program('import-registers'), program('run'), 'package.json'],
  },
  {
    name: 'standbys of the database',
    runner: 'vitest',
    file: server('src/platform/db/replicas.test.ts'),
    words: ['platform', 'company-search', 'company-index'],
    // A standby has tables of every word.
    sources: [...GROUND, server('src/app.ts'), server('demo/register'), MIGRATIONS],
  },
  {
    name: 'the embedded database',
    runner: 'vitest',
    file: server('src/platform/db/embedded.test.ts'),
    words: [],
    sources: [server('src/platform/db'), 'package-lock.json'],
  },
  {
    name: 'the process',
    runner: 'playwright',
    file: 'e2e/process.spec.ts',
    words: ['platform'],
    sources: [
      ...GROUND,
      // It starts on an empty database and on what a killed one left.
      MIGRATIONS,
      ...['main.ts', 'serve.ts', 'app.ts', 'features.ts'].map((name) => server(`src/${name}`)),
      ...['', '-request', '-outage', '-release'].map((part) => server(`src/web-host${part}.ts`)),
      ...[server('demo/register'), server('programs'), 'tools/setup.mjs', 'tools/build-web.ts', 'tools/build-server.ts'],
    ],
  },
]

const record = (root: string) => join(root, 'tools/long-suites.json')
const hashSources = (root: string, suite: LongSuite): string => sourceHash(root, listSources(root, suite))

/** Suites that passed with exactly these sources. */
export function unchangedSuites(root: string): LongSuite[] {
  const passed = JSON.parse(readFileSync(record(root), 'utf8')) as Record<string, string>
  return longSuites.filter((suite) => passed[suite.name] === hashSources(root, suite))
}

/** Call it when all of them have passed. */
export function recordPassed(root: string): void {
  const passed = Object.fromEntries(longSuites.map((suite) => [suite.name, hashSources(root, suite)]))
  writeFileSync(record(root), `${JSON.stringify(passed, null, 2)}\n`)
}

/** Files that this run leaves out: only in `npm test`, and never a file named on the command line. */
export const leftOut = (root: string, runner: LongSuite['runner'], environment: NodeJS.ProcessEnv): string[] =>
  environment.TEST_CHANGED_ONLY ? unchangedSuites(root).flatMap((suite) => (suite.runner === runner ? suite.file : [])) : []
