// Every CSS class that a component takes from a style sheet is defined in that sheet. The compiler does not read style sheets: a class renamed in
// one of the two files only would leave the element without its style.
import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '../apps/web/app')
const classesIn = (sheet: string) => new Set(readFileSync(sheet, 'utf8').match(/(?<=\.)[a-zA-Z_][\w-]*/g))

/** The classes that a component uses but that the imported style sheets do not define, each as `COMPONENT: CLASS`. */
function listMissing(component: string): string[] {
  const text = readFileSync(component, 'utf8')
  return [...text.matchAll(/import (\w+) from '(\.[^']+\.module\.css)'/g)].flatMap(([, name = '', path = '']) => {
    const defined = classesIn(join(dirname(component), path))
    const used = [...text.matchAll(/(?<![\w./-])([a-zA-Z]+)\.([a-zA-Z]\w*)/g)].flatMap(([, sheet, wanted = '']) =>
      sheet === name ? [wanted] : [],
    )
    return [...new Set(used)].filter((wanted) => !defined.has(wanted)).map((wanted) => `${relative(app, component)}: ${wanted}`)
  })
}

test('no component uses a class that its style sheet does not have', () => {
  const components = globSync('**/*.{ts,tsx}', { cwd: app }).map((name) => join(app, name))
  // Fewer would mean that the files were not found.
  expect(components.length).toBeGreaterThan(500)
  expect(components.flatMap(listMissing)).toEqual([])
})
