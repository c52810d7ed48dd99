// The rule for imports. An area of the source (such as the contract, the server, the web) may import the areas that architecture.json lists for
// it. A module (such as `cart`) may import modules along the listed edges, on the server only through their `<module>.ts`.
import { findModule, isCode, matches, type Project, type Rule, type Violation } from './project.ts'
import { type ImportLink, listImports, type SourceFile } from './source.ts'

export const imports: Rule = {
  name: 'imports',
  check: (project) => project.files.filter(({ path }) => isCode(path)).flatMap((file) => checkFile(project, file)),
}

function checkFile(project: Project, file: SourceFile): Violation[] {
  const area = findArea(project, file.path)
  if (!area) return [{ path: file.path, message: 'belongs to no area of architecture.json' }]
  return listImports(file).flatMap((link) => {
    const reason = link.isOwn ? refuseOwn(project, area, file, link) : refusePackage(project, area, link)
    return reason ? [{ path: file.path, line: link.line, message: reason }] : []
  })
}

function findArea({ architecture }: Project, path: string): string | null {
  return Object.entries(architecture.areas).find(([, area]) => matches(path, area.files))?.[0] ?? null
}

function refusePackage({ architecture }: Project, area: string, link: ImportLink): string | null {
  const allowed = architecture.areas[area]?.packages ?? []
  const fits = allowed.some((name) => name === '*' || name === link.target || (name === 'node:*' && link.target.startsWith('node:')))
  return fits ? null : `${area} may not use the package ${link.target}`
}

function refuseOwn(project: Project, area: string, file: SourceFile, link: ImportLink): string | null {
  const { architecture } = project
  // Types that React Router generates beside each page are allowed everywhere.
  if (link.target.includes('/+types/')) return null
  const target = findArea(project, link.target)
  if (!target) return `imports ${link.target}, which belongs to no area`
  const from = findModule(architecture, file.path)
  const to = findModule(architecture, link.target)
  if (target === area && from === to) return null
  if (!architecture.areas[area]?.mayImport.includes(target)) return `${area} may not import ${target} (${link.target})`
  return from && to && from !== to ? refuseModule(project, from, to, link.target) : null
}

function refuseModule({ architecture }: Project, from: string, to: string, path: string): string | null {
  const onServer = path.startsWith('apps/server/')
  const edges = onServer ? architecture.serverEdges : architecture.webEdges
  if (!edges[from]?.includes(to)) return `${from} may not use ${to}: no such edge in architecture.json`
  if (onServer && path !== `apps/server/src/${to}/${to}.ts`) return `${from} may use ${to} only through ${to}/${to}.ts`
  return null
}
