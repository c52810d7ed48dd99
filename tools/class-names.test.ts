// Every class that a component takes from a style sheet stands in that sheet: the compiler does not read style sheets, and a class renamed on
// one side alone leaves the element without its style.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../apps/web/app')
const classesIn = (sheet: string) => new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[a-zA-Z_][\w-]*/g))

/** The classes that a component names of the sheets it imports and that are not there. */
function listMissing(component: string): string[] {
  const text = readFileSync(component, 'utf8')
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const defined = classesIn(join(dirname(component), path))
    const used = [...text.matchAll(/(?<![\w./-])([a-zA-Z]+)\.([a-zA-Z]\w*)/g)].flatMap(([, of, wanted = '']) =>
      of === name ? [wanted] : [],
    )
    return [...new Set(used)].filter((wanted) => !defined.has(wanted)).map((wanted) => `${relative(app, component)}: ${wanted}`)
  })
}

test('no component uses a class that its style sheet does not have', () => {
  const components = globSync('**/*.{ts,tsx}', { cwd: app }).map((name) => join(app, name))
  expect(components.length).toBeGreaterThan(500)
  expect(components.flatMap(listMissing)).toEqual([])
})
