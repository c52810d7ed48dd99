// A snapshot of SQL belongs to query functions that exist: renamed and removed ones leave nothing behind.
import type { Rule, Violation } from './project.ts'

export const snapshots: Rule = {
  name: 'snapshots',
  check: ({ files }) => {
    const texts = new Map(files.map(({ path, text }) => [path, text]))
    return files
      .filter(({ path }) => path.endsWith('.sql.snap'))
      .flatMap(({ path, text }): Violation[] => {
        const source = texts.get(path.replace(/snap$/, 'ts')) ?? ''
        const names = [...text.matchAll(/^-- (\S+)$/gm)].map(([, name = '']) => name)
        const gone = names.filter((name) => !new RegExp(`\\b${name.replaceAll('$', '\\$')}\\b`).test(source))
        return gone.map((name) => ({ path, message: `${name} is no query of the file beside it: npm run sql:snapshots` }))
      })
  },
}
