// The page `/dev/ui` shows every widget, that is every component of the library `ui/`: each one that the library exports is used by a file of this
// folder.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'

/** The folder with `ui/` and `dev/`. */
const app = join(import.meta.dirname, '..')
/** Source text of the files that match a glob pattern, without tests. */
const readSources = (pattern: string) =>
  globSync(pattern, { cwd: app })
    .filter((path) => !path.includes('.test.'))
    .map((path) => readFileSync(join(app, path), 'utf8'))

/** Components that need no sample: every page, or every dialog, contains them. */
const WITHOUT_SAMPLE = new Set(['ToastRegion', 'ToastContainer'])

test('every widget is drawn on the page', () => {
  const widgets = readSources('ui/**/*.tsx').flatMap((text) =>
    [...text.matchAll(/^export (?:function|const) ([A-Z]\w*[a-z]\w*)/gm)].map(([, name]) => name),
  )
  const page = readSources('dev/*.tsx').join('\n')
  // The pattern above still finds the components.
  expect(widgets.length).toBeGreaterThan(50)
  expect(widgets.filter((name = '') => !WITHOUT_SAMPLE.has(name) && !new RegExp(`<${name}\\b`).test(page))).toEqual([])
})
