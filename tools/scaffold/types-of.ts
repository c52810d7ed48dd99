// Checks the types of some files of a project alone: a whole compilation takes as long as the rest of the static checks together.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { API } from 'typescript/unstable/sync'

const NOT_OURS = /(^|\/)(node_modules|build|\.react-router)(\/|$)/

/** What is wrong with the types of those of `files` that the project of `config` has, each with its file. */
export function wrongTypes(folder: string, config: string, files: readonly string[]): string[] {
  const api = new API({ cwd: folder })
  try {
    const place = join(folder, config)
    const program = api.updateSnapshot({ openProjects: [place] }).getProject(place)?.program
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

/** The source files that import what one of these words stands for at the end of a path. */
export function listImporters(folder: string, ends: readonly string[]): string[] {
  const imports = new RegExp(`/(?:${ends.join('|')})(?:\\.ts)?'`)
  return globSync('{packages,apps,tools,e2e}/**/*.{ts,tsx}', { cwd: folder, exclude: (path) => NOT_OURS.test(path) }).filter((file) =>
    imports.test(readFileSync(join(folder, file), 'utf8')),
  )
}
