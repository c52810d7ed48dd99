// Suites that kill or restart processes, install a machine or generate code: run when their sources changed since they last passed.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sourceHash } from '../apps/server/src/platform/source-hash.ts'

export interface LongSuite {
  readonly name: string
  readonly runner: 'vitest' | 'playwright'
  /** The suite's file. */
  readonly file: string
  /** Files and folders whose change may break it. */
  readonly sources: readonly string[]
}

const server = (path: string) => `apps/server/${path}`
/** Sources of every suite that starts the server. */
const GROUND = [...['src/platform', 'src/events.ts', 'src/product.ts', 'migrations', 'test'].map(server), 'package-lock.json']

export const longSuites: readonly LongSuite[] = [
  {
    name: 'a new word and a new tab',
    runner: 'vitest',
    file: 'tools/scaffold/scaffold.test.ts',
    sources: [
      ...['tools/scaffold', 'tools/architecture', 'tools/documents', 'tools/new-feature.ts', 'tools/new-tab.ts'],
      ...['architecture.json', 'biome.json', 'tsconfig.base.json', 'package-lock.json', 'packages/contract/src/operations'],
      ...['packages/contract/src/company-card/tabs.ts', 'apps/server/src/features.ts', 'apps/web/app/routes.ts'],
    ],
  },
  {
    name: 'kill -9 amid payments',
    runner: 'vitest',
    file: 'apps/server/src/payments/killed.test.ts',
    sources: [...GROUND, ...['src/payments', 'src/orders', 'src/cart', 'src/products', 'src/plans'].map(server)],
  },
  {
    name: 'kill -9 amid a report',
    runner: 'vitest',
    file: 'apps/server/src/checks/killed.test.ts',
    sources: [...GROUND, ...['src/checks', 'src/company-card', 'src/plans', 'src/registry', 'src/reliability', 'src/team'].map(server)],
  },
  {
    name: 'kill -9 amid an import',
    runner: 'vitest',
    file: 'apps/server/src/registry/import/killed.test.ts',
    sources: [
      ...GROUND,
      ...['src/registry', 'src/company-index', 'src/company-search', 'src/reliability', 'src/monitoring', 'programs'].map(server),
    ],
  },
  {
    name: 'kill -9 amid a conversation',
    runner: 'vitest',
    file: 'apps/server/src/chat/durability.test.ts',
    sources: [...GROUND, server('src/chat')],
  },
  {
    name: 'backup and restore',
    runner: 'vitest',
    file: 'apps/server/programs/backup.test.ts',
    sources: [...GROUND, ...['programs', 'src/registry', 'src/company-search'].map(server)],
  },
  {
    name: 'the installation of a machine',
    runner: 'vitest',
    file: 'tools/install.test.ts',
    sources: [...GROUND, server('programs'), 'ops/deploy', 'tools/install.test.ts', 'tools/setup.mjs', '.env.example', 'package.json'],
  },
  {
    name: 'a search that is held up',
    runner: 'vitest',
    file: 'apps/server/src/company-search/cut-off.test.ts',
    sources: [...GROUND, server('src/company-search'), 'packages/posting-lists'],
  },
  {
    name: 'hostile and broken register files',
    runner: 'vitest',
    file: 'apps/server/src/registry/import/hostile.test.ts',
    sources: [...GROUND, server('src/registry'), 'package.json'],
  },
  {
    name: 'standbys of the database',
    runner: 'vitest',
    file: 'apps/server/src/platform/db/replicas.test.ts',
    sources: [...GROUND, ...['src/app.ts', 'src/company-search'].map(server)],
  },
  {
    name: 'the embedded database',
    runner: 'vitest',
    file: 'apps/server/src/platform/db/embedded.test.ts',
    sources: [server('src/platform/db'), server('test/embedded-holder.ts'), 'package-lock.json'],
  },
  {
    name: 'the process',
    runner: 'playwright',
    file: 'e2e/process.spec.ts',
    sources: [
      ...GROUND,
      ...[
        'src/main.ts',
        'src/serve.ts',
        'src/app.ts',
        'src/features.ts',
        'src/web-host.ts',
        'src/web-host-request.ts',
        'src/web-host-outage.ts',
      ].map(server),
      ...['src/web-host-release.ts', 'demo/register', 'programs'].map(server),
      ...['tools/setup.mjs', 'tools/build-web.ts', 'tools/build-server.ts', 'e2e/process.spec.ts'],
    ],
  },
]

const record = (root: string) => join(root, 'tools/long-suites.json')
const hashSources = (root: string, { sources }: LongSuite): string => sourceHash(root, sources)

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
