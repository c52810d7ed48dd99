// A rule for folders: each module of the product (such as `cart`) has a folder of that name in the contract,
// on the server and on the web, unless architecture.json lists it as one-sided or unfinished.
import type { Project, Rule, Violation } from './project.ts'

type Side = 'contract' | 'server' | 'web'
const SIDES: readonly Side[] = ['contract', 'server', 'web']

export const mirror: Rule = {
  name: 'mirror',
  check: (project) => {
    const { modules, oneSided, unfinished } = project.architecture
    const present = new Map(SIDES.map((side) => [side, namesOn(project, side)]))
    const unknown = SIDES.flatMap((side) =>
      [...(present.get(side) ?? [])]
        .filter((name) => !modules.includes(name))
        .map((name) => toViolation(`«${name}» on the ${side} is no module of the product`)),
    )
    const halves = modules.flatMap((module) => {
      const missing = SIDES.filter((side) => !present.get(side)?.has(module))
      if (missing.length === 0 && unfinished[module])
        return [{ ...toViolation(`«${module}» is whole: take it out of "unfinished"`), isWarning: true as const }]
      if (missing.length === 0 || missing.length === SIDES.length || oneSided[module] || unfinished[module]) return []
      return [toViolation(`«${module}» is missing on: ${missing.join(', ')}; build it, or list it with its reason`)]
    })
    return [...unknown, ...halves]
  },
}

const toViolation = (message: string): Violation => ({ path: 'architecture.json', message })

/** Names of the modules' folders on one side, without the folders that belong to no module. */
function namesOn({ architecture, files }: Project, side: Side): Set<string> {
  const folder = { contract: 'packages/contract/src/', server: 'apps/server/src/', web: 'apps/web/app/' }[side]
  const names = files.filter(({ path }) => path.startsWith(folder)).map(({ path }) => path.slice(folder.length).split('/'))
  const base = { contract: architecture.contractBase, server: ['platform'], web: architecture.webBase }[side]
  return new Set(
    names
      .filter((parts) => parts.length > 1)
      .map(([name = '']) => name)
      .filter((name) => !base.includes(name)),
  )
}
