// `/dev/ui` shows every widget: each component that `ui/` exports is used by a file of this folder.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

const app = join(import.meta.dirname, '..')
const textsIn = (pattern: string) =>
  globSync(pattern, { cwd: app })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(app, path), 'utf8'))

/** Components that need no sample: every page, or every dialog, contains them. */
const ELSEWHERE = new Set(['ToastRegion', 'ToastContainer'])

test('every widget is drawn on the page', () => {
  const widgets = textsIn('ui/**/*.tsx').flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => name),
  )
  const page = textsIn('dev/*.tsx').join('\n')
  expect(widgets.length).toBeGreaterThan(50)
  expect(widgets.filter((name = '') => !ELSEWHERE.has(name) && !new RegExp(`<${name}\\b`).test(page))).toEqual([])
})
