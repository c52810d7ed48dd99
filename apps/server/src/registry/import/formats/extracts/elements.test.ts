// Every element of an extract is read or named with its reason, and an import tells what it met and did not read.
import { existsSync, globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import { importInto } from '../../../../../test/load-register.ts'
import { egripFile, egrulFile, legalEntity, soleTrader } from '../../../../../test/register-files.ts'
import { parseXml } from '../../xml/xml-parse.ts'
import { ELEMENTS, noteUnread, type UnreadElements } from './elements.ts'

const base = importInto()
const samples = resolve(process.env.SAMPLES_DIR ?? '../shared/fixtures')
const readers = globSync(join(import.meta.dirname, '*.ts'))
  .filter((name) => !/test\.ts$|elements\.ts$/.test(name))
  .map((name) => readFileSync(name, 'utf8'))
  .join('\n')
const tables = Object.entries(ELEMENTS)
const all = tables.flatMap(([root, table]) => Object.entries(table).map(([name, use]) => [root, name, use] as const))

/** An element's name in a reader is a text of its own, a part of one that is put together, or a property of a table. */
const isAskedFor = (name: string): boolean =>
  [`'${name}'`, `${name}:`].some((text) => readers.includes(text)) || /^СвНед|^СвРег(ПФ|ФСС)$|^СвОрг(ПФ|ФСС)$/.test(name)

test.each(all)('%s/%s is read or has a reason', (_root, _name, { becomes, unread }) => {
  expect([becomes, unread].filter(Boolean)).toHaveLength(1)
})

test('what is said to be read is asked for by a reader', () => {
  const said = all.flatMap(([, name, { becomes, inside = [] }]) => (becomes === undefined ? [] : [name, ...inside]))
  expect(said.filter((name) => !isAskedFor(name))).toEqual([])
})

test('an import tells what it met and did not read, by name', async () => {
  const more = '<СвКорпДог /><СвНовое /><СвНовое /><СведДолжнФЛ><ДопСвПолДолжФЛ /></СведДолжнФЛ><СвТипУстав><ГРНДата /></СвТипУстав>'
  const company = legalEntity({ asOf: '2026-05-01', more })
  const { lines } = await base.load([egrulFile([company]), egripFile([soleTrader({ asOf: '2026-05-01' })], { version: '4.06' })])
  expect(lines).toContain('met and not read: СвНовое 2, СвКорпДог 1, СведДолжнФЛ/ДопСвПолДолжФЛ 1')
})

test('names without end are counted together', () => {
  const made = Array.from({ length: 1_000 }, (_, at) => `<a${at}/>`).join('')
  const counts: UnreadElements = {}
  noteUnread(parseXml(`<СвЮЛ>${made}</СвЮЛ>`), 'СвЮЛ', counts)
  expect([Object.keys(counts).length, counts.others]).toEqual([201, 800])
})

test.skipIf(!existsSync(samples)).each([
  ['СвЮЛ', 'egrul'],
  ['СвИП', 'egrip'],
] as const)('every element of %s in the real samples stands in the table', (root, folder) => {
  const known = Object.entries(ELEMENTS[root]).flatMap(([name, { left = {} }]) => [
    name,
    ...Object.keys(left).map((one) => `${name}/${one}`),
  ])
  const counts: UnreadElements = {}
  for (const file of globSync(join(samples, folder, '*.xml'))) {
    const text = new TextDecoder('windows-1251').decode(readFileSync(file))
    for (const [record] of text.matchAll(new RegExp(`<${root}[ >][\\s\\S]*?</${root}>`, 'g'))) noteUnread(parseXml(record), root, counts)
  }
  expect(Object.keys(counts).filter((name) => !known.includes(name))).toEqual([])
})
