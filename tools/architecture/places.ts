// Finds where a word of the product lives: contract, server, web, its row among the tabs, tests, migrations, documents.
import type { Project } from './project.ts'

export interface Places {
  readonly contract: readonly string[]
  readonly server: readonly string[]
  readonly web: readonly string[]
  readonly tab: readonly string[]
  readonly tests: readonly string[]
  readonly migrations: readonly string[]
}

const TABS = 'packages/contract/src/company-card/tabs.ts'
const CARD = 'company-card/'

/** Rows of the table of tabs: word → its place, `file:line  row`. */
export function tabRows({ files }: Project): Map<string, string> {
  const lines = files.find(({ path }) => path === TABS)?.text.split('\n') ?? []
  const rows = lines.map((line, index): [string, string] => [
    /^\s*\{ word: '([a-z-]+)'/.exec(line)?.[1] ?? '',
    `${TABS}:${index + 1}  ${line.trim()}`,
  ])
  return new Map(rows.filter(([word]) => word !== ''))
}

/** All places of a word or a tab; null when there is no such word. */
export function placesOf(project: Project, word: string): Places | null {
  const row = tabRows(project).get(word)
  const isWord = project.architecture.words.includes(word)
  if (!row && !isWord) return null
  const inside = isWord ? word : `${CARD}${word}`
  const paths = project.files.map(({ path }) => path)
  const below = (folder: string) => paths.filter((path) => path.startsWith(folder))
  const code = below(`apps/server/src/${inside}/`).concat(below(`apps/web/app/${inside}/`))
  const contract = paths.filter(
    (path) =>
      path === `packages/contract/src/${inside}.ts` ||
      path.startsWith(`packages/contract/src/${inside}.`) ||
      path.startsWith(`packages/contract/src/${inside}/`),
  )
  return {
    contract: contract.filter((path) => !path.includes('.test.')),
    server: folderIfAny(paths, `apps/server/src/${inside}/`),
    web: folderIfAny(paths, `apps/web/app/${inside}/`),
    tab: row ? [row] : [],
    tests: [...contract, ...code]
      .filter((path) => /\.test\.tsx?$/.test(path))
      .concat(paths.filter((path) => path.startsWith(`e2e/${word}.`))),
    migrations: paths.filter((path) => new RegExp(`^apps/server/migrations/[\\d-]+-${word}-`).test(path)),
  }
}

function folderIfAny(paths: readonly string[], folder: string): string[] {
  return paths.some((path) => path.startsWith(folder)) ? [folder] : []
}
