// Reads the part of a source file that matters at run time: TypeScript without comments, types and layout, other files as they are. By its hash
// one sees whether a change can change behaviour.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { minifySync, transformSync } from 'rolldown/utils'

/** Returns a function that reads a path below `root` and remembers what it has read; a missing file is empty. */
export function createCodeReader(root: string): (path: string) => string | Buffer {
  const codeByPath = new Map<string, string | Buffer>()
  return (path) => {
    const code = codeByPath.get(path) ?? readCode(join(root, path))
    codeByPath.set(path, code)
    return code
  }
}

function readCode(path: string): string | Buffer {
  if (!existsSync(path)) return ''
  const content = readFileSync(path)
  return /\.tsx?$/.test(path) ? stripComments(path, content.toString('utf8')) : content
}

/** The code without comments, types and layout; a file that cannot be parsed is returned as it is. */
function stripComments(path: string, source: string): string {
  const { code, errors } = transformSync(path, source)
  if (errors.length > 0) return source
  const options = { compress: false, mangle: false, codegen: { removeWhitespace: true } } as const
  return minifySync(path.replace(/\.tsx?$/, '.js'), code, options).code
}
