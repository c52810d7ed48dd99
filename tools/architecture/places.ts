// For `npm run where`: finds the places of a module of the product (such as `cart`) or of a tab of the company card: contract,
// operations, server, web, row among the tabs, tests, migrations.
import type { Project } from './project.ts'

export interface Places {
  readonly contract: readonly string[]
  /** `METHOD /path` of its operations. */
  readonly operations: readonly string[]
  /** Folders, or the single files that name a tab without a folder. */
  readonly server: readonly string[]
  readonly web: readonly string[]
  /** Its row in the table of tabs. */
  readonly tab: readonly string[]
  readonly tests: readonly string[]
  readonly migrations: readonly string[]
}

const TABS = 'packages/contract/src/company-card/tabs.ts'
const CARD = 'company-card/'
/** The call that every page of the card makes. */
const WHOLE_CARD = 'packages/contract/src/company-card/whole-card.ts'

/** Rows of the table of tabs: name of the tab → its place, `file:line  row`. */
export function tabRows({ files }: Project): Map<string, string> {
  const lines = files.find(({ path }) => path === TABS)?.text.split('\n') ?? []
  const rows = lines.map((line, index): [string, string] => [
    /^\s*\{ id: '([a-z-]+)'/.exec(line)?.[1] ?? '',
    `${TABS}:${index + 1}  ${line.trim()}`,
  ])
  return new Map(rows.filter(([name]) => name !== ''))
}

/** Whether a path is a migration of the modules (alternatives of a regular expression): `date-number-module.sql`, or with a purpose after the module. */
const isModuleMigration = (modules: string) => (path: string) =>
  new RegExp(`^apps/server/migrations/[\\d-]+-(?:${modules})(?:-[^/]*)?\\.sql$`).test(path)

/** All places of a module or a tab; null if there is none of this name. */
export function findPlaces(project: Project, module: string): Places | null {
  const row = tabRows(project).get(module)
  const isModule = project.architecture.modules.includes(module)
  if (!row && !isModule) return null
  const inside = isModule ? module : `${CARD}${module}`
  const paths = project.files.map(({ path }) => path)
  const below = (folder: string) => paths.filter((path) => path.startsWith(folder))
  const code = below(`apps/server/src/${inside}/`).concat(below(`apps/web/app/${inside}/`))
  const contract = paths.filter(
    (path) => path.startsWith(`packages/contract/src/${inside}.`) || path.startsWith(`packages/contract/src/${inside}/`),
  )
  const places = {
    contract: contract.filter((path) => !path.includes('.test.')),
    operations: operationsIn(project, (path) => contract.includes(path)),
    server: folderIfAny(paths, `apps/server/src/${inside}/`),
    web: folderIfAny(paths, `apps/web/app/${inside}/`),
    tab: row ? [row] : [],
    tests: [...contract, ...code]
      .filter((path) => /\.test\.tsx?$/.test(path))
      .concat(paths.filter((path) => path.startsWith(`e2e/${module}.`))),
    migrations: paths.filter(isModuleMigration(module)),
  }
  return row && !isModule ? withCard(project, module, places) : places
}

/**
 * Completes the places of a tab that has no files of its own on some side: there they are the files of the card that name the tab, the card's
 * API call and the card's browser tests.
 */
function withCard(project: Project, tab: string, own: Places): Places {
  const names = new RegExp(`\\b${tab}\\b`, 'i')
  const naming = (files: RegExp) => project.files.filter(({ path, text }) => files.test(path) && names.test(text)).map(({ path }) => path)
  const orElse = (found: readonly string[], instead: () => string[]) => (found.length > 0 ? found : instead())
  return {
    ...own,
    contract: orElse(own.contract, () => naming(/^packages\/contract\/src\/(?!.*\.test\.).*\.ts$/).filter((path) => path !== TABS)),
    operations: orElse(own.operations, () => operationsIn(project, (path) => path === WHOLE_CARD)),
    server: orElse(own.server, () => naming(/^apps\/server\/src\/(company-card|registry)\/(?!.*\.test\.)[^/]+\.ts$/)),
    tests: [
      ...own.tests,
      ...naming(/^apps\/server\/src\/company-card\/[^/]+\.test\.ts$/),
      ...project.files.map(({ path }) => path).filter((path) => /^e2e\/company-card.*\.spec\.ts$/.test(path)),
    ].filter((path, index, all) => all.indexOf(path) === index),
    // Migrations of the card and the register that name the tab's data, in the singular: `founder` for the tab `founders`.
    migrations: orElse(own.migrations, () =>
      project.files
        .filter(({ path, text }) => isModuleMigration('company-card|registry')(path) && text.includes(tab.replace(/s$/, '')))
        .map(({ path }) => path),
    ),
  }
}

const OPERATION = /method: '([A-Z]+)',\s*path: '([^']+)'/g

const operationsIn = ({ files }: Project, isWanted: (path: string) => boolean): string[] =>
  files
    .filter(({ path }) => isWanted(path))
    .flatMap(({ text }) => [...text.matchAll(OPERATION)].map(([, method, path]) => `${method} ${path}`))

function folderIfAny(paths: readonly string[], folder: string): string[] {
  return paths.some((path) => path.startsWith(folder)) ? [folder] : []
}
