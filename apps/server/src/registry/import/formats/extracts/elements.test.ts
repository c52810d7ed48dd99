// Every XML element in the schemas of the state registers (СвЮЛ, a legal entity in ЕГРЮЛ; СвИП, a sole trader in ЕГРИП) is read, or listed with the
// reason why not. An import reports elements that are not listed.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { fullLegalEntity, fullSoleTrader } from '../../../../../test/full-extracts.ts'
import { createTestImport } from '../../../../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../../../../test/register-files.ts'
import { REGISTER_SCHEMA } from '../../../../../test/register-schema.ts'
import { isRefusal } from '../../import-errors.ts'
import { parseXml } from '../../xml/xml-parse.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { readSoleTrader } from './egrip.ts'
import { readLegalEntity } from './egrul.ts'
import { ELEMENTS, findUse, noteUnread, type UnreadElements } from './elements.ts'

const base = createTestImport()
const samples = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures')
const roots = ['СвЮЛ', 'СвИП'] as const
type Root = (typeof roots)[number]

/** Paths of all elements of a schema. */
function listPaths(root: Root): string[] {
  const schema = REGISTER_SCHEMA[root]
  const below = (path: string, name: string): string[] =>
    (schema[`/${path}`] ?? schema[name] ?? '')
      .split(' ')
      .filter(Boolean)
      .flatMap((child) => {
        const at = path === '' ? child : `${path}/${child}`
        return [at, ...below(at, child)]
      })
  return below('', '/')
}

test.each(roots)('every element of the schema of %s is read or has a reason not to be', (root) => {
  const paths = listPaths(root)
  // The schemas have so many elements; fewer would mean that the test does not see them.
  expect(paths.length).toBeGreaterThan(root === 'СвЮЛ' ? 500 : 60)
  expect(paths.filter((path) => findUse(root, path) === undefined)).toEqual([])
})

const READERS = {
  СвЮЛ: { read: readLegalEntity, sample: fullLegalEntity },
  СвИП: { read: readSoleTrader, sample: fullSoleTrader },
} as const
/** Classifiers without codes. */
const classifiers = { okved: new Map(), okopf: new Map(), recordKinds: new Map(), regions: new Map(), accountLines: new Map() } as never

/** The record as JSON, or the message of its refusal, which also shows that the missing element is needed. */
function readRecord(root: Root, element: XmlElement): string {
  try {
    return JSON.stringify(READERS[root].read(element, classifiers), (_key, value) => (typeof value === 'bigint' ? String(value) : value))
  } catch (error) {
    if (!isRefusal(error)) throw error
    return error.message
  }
}

/** Removes all elements of a path, with their content, from a record; returns how many there were. */
function remove(element: XmlElement, [name, ...rest]: readonly string[]): number {
  if (rest.length > 0) return element.children.filter((child) => child.name === name).reduce((sum, child) => sum + remove(child, rest), 0)
  const remaining = element.children.filter((child) => child.name !== name)
  const removedCount = element.children.length - remaining.length
  element.children = remaining
  return removedCount
}

/** Elements that are read only if others are absent, each with those others. */
const INSTEAD_OF: Readonly<Record<string, string>> = {
  'СвАдресЮЛ/СвМНЮЛ': 'СвАдресЮЛ/СвАдрЮЛФИАС СвАдресЮЛ/АдресРФ',
  'СвАдрМЖ/АдресРФ': 'СвАдрМЖ/АдрМЖФИАС',
  'СвФЛ/ФИОЛат': 'СвФЛ/ФИОРус',
}
/** Elements that cannot be in the sample together with its other data; other tests read them. */
const NOT_IN_SAMPLE: ReadonlySet<string> = new Set([...Object.keys(INSTEAD_OF), 'СвСтатус/ОгрДосСв', 'СвФЛ/ОгрДосСв'])

const readPaths = roots.flatMap((root) =>
  Object.entries(ELEMENTS[root]).flatMap(([row, use]) => ('becomes' in use ? [[root, row.replace('/**', '')] as const] : [])),
)

// Reads a complete sample with and without the element, active and ended: at least one of the records must change.
test.each(readPaths.filter(([, path]) => !NOT_IN_SAMPLE.has(path)))('%s without %s gives another record', (root, path) => {
  const { sample } = READERS[root]
  const changes = [false, true].map((ended) => {
    const text = sample({ ended })
    const [whole, without] = [parseXml(text), parseXml(text)]
    const before = readRecord(root, whole)
    expect(before).toContain('"facts"')
    return remove(without, path.split('/')) > 0 && readRecord(root, without) !== before
  })
  expect(changes).toContain(true)
})

// СвНовое («new») and СвНечто («something») are invented. References to records of the history (ГРНДата) and listed elements are not reported.
test('an import names the elements that it did not read', async () => {
  const more =
    '<СвНовое /><СвНовое /><СведДолжнФЛ><СвНечто /></СведДолжнФЛ><СвТипУстав><ГРНДата /></СвТипУстав><СвОбрЮЛ><СпОбрЮЛ /></СвОбрЮЛ>'
  const company = legalEntity({ asOf: '2026-05-01', more })
  const { lines } = await base.load([egrulFile([company]), egripFile([soleTrader({ asOf: '2026-05-01' })], { version: '4.06' })])
  expect(lines).toContain('met and not read: СвНовое 2, СведДолжнФЛ/СвНечто 1')
})

test('a complete extract has no unknown elements', () => {
  const counts: UnreadElements = {}
  for (const root of roots) for (const ended of [false, true]) noteUnread(parseXml(READERS[root].sample({ ended })), root, counts)
  expect(counts).toEqual({})
})

test('beyond 200 names unknown elements are counted together', () => {
  const elements = Array.from({ length: 1_000 }, (_, index) => `<a${index}/>`).join('')
  const counts: UnreadElements = {}
  noteUnread(parseXml(`<СвЮЛ>${elements}</СвЮЛ>`), 'СвЮЛ', counts)
  expect([Object.keys(counts).length, counts.others]).toEqual([201, 800])
})

test.skipIf(!existsSync(samples)).each([
  ['СвЮЛ', 'egrul'],
  ['СвИП', 'egrip'],
] as const)('every element of %s in the real samples is listed', (root, folder) => {
  const counts: UnreadElements = {}
  for (const file of globSync(join(samples, folder, '*.xml'))) {
    const text = new TextDecoder('windows-1251').decode(readFileSync(file))
    for (const [record] of text.matchAll(new RegExp(`<${root}[ >][\\s\\S]*?</${root}>`, 'g'))) noteUnread(parseXml(record), root, counts)
  }
  expect(counts).toEqual({})
})
