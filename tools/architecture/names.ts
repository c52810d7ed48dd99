// A rule for names of files and folders: none is a catch-all such as `utils`, and all are in lower case with hyphens.
import type { Rule, Violation } from './project.ts'

const EMPTY_WORDS = /(^|[-.])(utils?|helpers?|common|misc|general|shared)([-.]|$)/
const KEBAB = /^_?[a-z0-9]+(-[a-z0-9]+)*(\.[a-z0-9]+(-[a-z0-9]+)*)*$/

export const names: Rule = {
  name: 'names',
  check: ({ files }) => [...new Set(files.flatMap(({ path }) => pathParts(path)))].flatMap(checkPart),
}

/** Every folder and the file itself, each with the path that leads to it. */
function pathParts(path: string): string[] {
  const parts = path.split('/')
  return parts.map((_, index) => parts.slice(0, index + 1).join('/'))
}

function checkPart(path: string): Violation[] {
  const name = path.split('/').at(-1) ?? ''
  if (EMPTY_WORDS.test(name)) return [{ path, message: `«${name}» says nothing of what is inside; name the thing` }]
  if (!KEBAB.test(name)) return [{ path, message: `«${name}» is not lower-case-with-hyphens` }]
  return []
}
