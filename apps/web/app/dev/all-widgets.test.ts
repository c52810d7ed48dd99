// The page of widgets leaves none out: what `ui/` exports as a widget is drawn by a file of this folder.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const textsIn = (pattern: string) =>
  globSync(pattern, { cwd: app })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(app, path), 'utf8'))

/** Drawn once around all that is shown, or by every dialog in itself. */
const ELSEWHERE = new Set(['ToastRegion', 'ToastContainer'])

test('every widget is drawn on the page', () => {
  const widgets = textsIn('ui/**/*.tsx').flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => name),
  )
  const page = textsIn('dev/*.tsx').join('\n')
  expect(widgets.length).toBeGreaterThan(50)
  expect(widgets.filter((name = '') => !ELSEWHERE.has(name) && !new RegExp(`<${name}\\b`).test(page))).toEqual([])
})
