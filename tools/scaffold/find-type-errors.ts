// Type-checks only some files of a project, for the test of the scaffold: a whole compilation takes as long as all other static checks together.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'

const NOT_OURS = /(^|\/)(node_modules|build|\.react-router)(\/|$)/

/** Type errors of `files`, as the project of `config` compiles them. */
export function findTypeErrors(folder: string, config: string, files: readonly string[]): string[] {
  const api = new API({ cwd: folder })
  try {
    const configPath = join(folder, config)
    const program = api.updateSnapshot({ openProjects: [configPath] }).getProject(configPath)?.program
    if (!program) throw new Error(`${config} is no project`)
    const own = new Set(program.getSourceFileNames())
    return files.flatMap((file) => {
      const path = join(folder, file)
      const found = own.has(path) ? [...program.getSyntacticDiagnostics(path), ...program.getSemanticDiagnostics(path)] : []
      return found.map(({ text }) => `${file}: ${text}`)
    })
  } finally {
    api.close()
  }
}

/** Source files that import a path ending in one of `ends`. */
export function listImporters(folder: string, ends: readonly string[]): string[] {
  const imports = new RegExp(`/(?:${ends.join('|')})(?:\\.ts)?'`)
  return globSync('{packages,apps,tools,e2e}/**/*.{ts,tsx}', { cwd: folder, exclude: (path) => NOT_OURS.test(path) }).filter((file) =>
    imports.test(readFileSync(join(folder, file), 'utf8')),
  )
}
