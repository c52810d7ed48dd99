// Import of hostile and broken files: each is refused within seconds with a reason and without filling the memory, and the other files are imported.
import { execFile } from 'node:child_process'
import { mkdir, mkdtemp, open, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createTestImport } from '../../../test/load-register.ts'
import { egrulFile, type InventedCompany, legalEntity } from '../../../test/register-files.ts'
import { makeZip } from '../../../test/zip-files.ts'
import { zipMembers } from './files/zip.ts'
import { runImport } from './run-import.ts'

const base = createTestImport()
const nothing = Buffer.alloc(0)
/** Limit of processor time, which other load does not affect: five seconds, times three for slower test machines. */
const SECONDS = 15
/** Limit of the peak memory of an import by the operators' command, in KiB. */
const MOST_PEAK_KIB = 300 * 1024

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'sverka-hostile-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const company = (): InventedCompany => legalEntity({ asOf: '2026-01-01' })
/** The beginning of a file of extracts of companies (ЕГРЮЛ); `before`: text in front of the root element. */
const head = (declaration = '<?xml version="1.0" encoding="UTF-8"?>', before = '') =>
  `${declaration}${before}<Файл ТипИнф="ЕГРЮЛ_ОТКР_СВЕД">`
/** A file of one document with this content. */
const wrapped = (document: string): Buffer => Buffer.from(`${head()}<Документ>${document}</Документ></Файл>`)

/** Returns the work's result and fails if it took longer than the limit. */
async function promptly<T>(work: () => Promise<T>, seconds = SECONDS): Promise<T> {
  const before = process.cpuUsage()
  const result = await work()
  const { user, system } = process.cpuUsage(before)
  expect((user + system) / 1_000_000).toBeLessThan(seconds)
  return result
}

/** Imports a file together with a valid one and returns the reasons of refusals; the valid one must be imported. */
async function importForReasons(file: Buffer): Promise<string[]> {
  const good = egrulFile([company()])
  const { created, refused } = await promptly(() => base.load([file, good]))
  expect(created).toBe(1)
  return refused.map(({ reason }) => reason)
}

const execute = promisify(execFile)
const COMMAND = new URL('../../../programs/import-registers.ts', import.meta.url).pathname
/** Peak memory of the program alone: getrusage(2) would include the peak of its parent, the test's own process. */
const OWN_PEAK = `fs.readFileSync('/proc/self/status','utf8').match(/VmHWM:\\s+(\\d+)/)[1]`
/** Prints the peak memory of the process, in KiB, as its last line. */
const PRINTS_PEAK = `data:text/javascript,import fs from 'node:fs';process.on('exit',()=>console.error('\\n'+${OWN_PEAK}))`

/** Imports a file by the operators' command with its own memory limits: the exit code, the output and the peak in KiB. */
async function importByCommand(path: string): Promise<{ code: number; errors: string; peak: number }> {
  const script: string = JSON.parse(await readFile(new URL('../../../../../package.json', import.meta.url), 'utf8')).scripts[
    'registry:import'
  ]
  const limits = script.split(' ').filter((word) => word.startsWith('--max-'))
  const { database } = base
  const env = { DATABASE_URL: database.url, DATABASE_OWNER_URL: database.ownerUrl }
  const ended = await execute(process.execPath, [...limits, '--import', PRINTS_PEAK, COMMAND, path], { env }).then(
    (output) => ({ code: 0, ...output }),
    (error: { code: number; stdout: string; stderr: string }) => error,
  )
  return { code: ended.code, errors: ended.stdout + ended.stderr, peak: Number(ended.stderr.trim().split('\n').at(-1)) }
}

describe('XML', () => {
  const entities = '<!DOCTYPE a [<!ENTITY x SYSTEM "file:///etc/passwd">]>'
  // The «billion laughs» attack: each entity expands to four of the one before.
  const laughs = '<!DOCTYPE a [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;">]>'
  test.each<[string, () => Buffer, RegExp]>([
    ['an external entity', () => Buffer.from(`${head(undefined, entities)}<Документ>&x;</Документ></Файл>`), /DTD/],
    ['entities that expand', () => Buffer.from(`${head(undefined, laughs)}<Документ>&c;</Документ></Файл>`), /DTD/],
    ['a DTD inside a document', () => wrapped('<!DOCTYPE a><СвЮЛ/>'), /DTD|unexpected|inappropriately/i],
    ['an unknown entity', () => wrapped('<СвЮЛ ОГРН="&nbsp;"/>'), /entity/],
    ['elements 100,000 deep', () => wrapped(`${'<a>'.repeat(100_000)}${'</a>'.repeat(100_000)}`), /deeper than 64/],
    ['an attribute of 3 MB', () => wrapped(`<СвЮЛ ОГРН="${'1'.repeat(3_000_000)}"/>`), /longer than 1 MB/],
    ['a document of 20 MB', () => wrapped(`<СвЮЛ ОГРН="${'1'.repeat(20_000_000)}"/>`), /longer than 16 MB/],
    [
      '10,000 attributes',
      () => wrapped(`<СвЮЛ ${Array.from({ length: 10_000 }, (_, index) => `a${index}=""`).join(' ')}/>`),
      /more than 500 attributes/,
    ],
    ['an element twice closed', () => wrapped('<СвЮЛ></СвЮЛ></СвЮЛ>'), /close/],
    ['UTF-16', () => Buffer.from(`\ufeff${head()}`, 'utf16le'), /UTF-16/],
    ['an encoding that is not ours', () => Buffer.from(head('<?xml version="1.0" encoding="koi8-r"?>')), /koi8-r is not accepted/],
    [
      'windows-1251 bytes declared as UTF-8',
      () => Buffer.concat([Buffer.from(`${head()}<Документ><СвЮЛ a="`), Buffer.from([0xc0, 0xc1]), Buffer.from('"/></Документ></Файл>')]),
      /not utf-8/,
    ],
    ['another root', () => Buffer.from('<?xml version="1.0"?><note/>'), /root element note is not known/],
    ['an unknown set', () => Buffer.from('<?xml version="1.0"?><Файл ТипИнф="НЕЧТО"></Файл>'), /the set НЕЧТО is not known/],
    ['a head without an end', () => Buffer.from(`<?xml version="1.0"?><Файл a="${'x'.repeat(100_000)}`), /no root element/],
    [
      'a file that promises more than it holds',
      () => Buffer.from('<?xml version="1.0"?><Файл ТипИнф="ЕГРЮЛ_ОТКР_СВЕД" КолДок="9"></Файл>'),
      /declares 9 documents and holds 0/,
    ],
  ])('%s is refused', async (_name, file, reason) => {
    const found = await importForReasons(file())
    expect(found).toHaveLength(1)
    expect(found[0]).toMatch(reason)
  })
})

test.each<[string, () => Buffer, RegExp]>([
  [
    'a page of HTML',
    () => Buffer.from('\n<!DOCTYPE html>\n<html lang="ru"><body>403</body></html>'),
    /^a page of HTML, not a file of data/,
  ],
  [
    'a page of XHTML',
    () => Buffer.from('<?xml version="1.0"?><!DOCTYPE html PUBLIC ""><html></html>'),
    /^a page of HTML, not a file of data/,
  ],
  ['UTF-16 without a mark', () => Buffer.from(head(), 'utf16le'), /UTF-16/],
])('%s is named as such', async (_name, file, reason) => {
  expect(await importForReasons(file())).toEqual([expect.stringMatching(reason)])
})

describe('ZIP', () => {
  const member = () => ({ name: 'a.xml', content: egrulFile([company()]) })

  test('members load without being unpacked to disk', async () => {
    expect(await base.load([makeZip([member(), { name: 'folder/b.xml', content: egrulFile([company(), company()]) }])])).toMatchObject({
      created: 3,
      refused: [],
    })
  })

  test.each<[string, () => Buffer, RegExp]>([
    [
      'a member that unpacks to thousands of times its size',
      () => makeZip([{ name: 'bomb.xml', content: Buffer.concat([Buffer.from(head()), Buffer.alloc(40_000_000, 0x20)]) }]),
      /more than 100 times/,
    ],
    ['a wrong checksum', () => makeZip([{ ...member(), crc: 1 }]), /checksum/],
    // 0o120777 is the mode of a symbolic link; a ZIP has it in the upper 16 bits of the attributes.
    ['a symbolic link', () => makeZip([{ ...member(), attributes: 0o120777 * 65_536 }]), /symbolic link/],
    [
      'a name that climbs out',
      () => makeZip([{ name: '../../etc/passwd', content: Buffer.from('x') }]),
      /not a readable ZIP|format is not known/,
    ],
    ['a cut archive', () => makeZip([member()]).subarray(0, 200), /not a readable ZIP/],
    [
      '100,001 members',
      () => makeZip(Array.from({ length: 100_001 }, (_, index) => ({ name: `${index}`, content: nothing }))),
      /more than 100000 members/,
    ],
  ])('%s is refused', async (_name, file, reason) => {
    expect((await importForReasons(file())).join('; ')).toMatch(reason)
  })

  test('a broken member does not affect the good ones', async () => {
    const file = makeZip([member(), { name: 'b.xml', content: Buffer.from('<?xml version="1.0"?><html/>') }, member()])
    const { created, refused } = await base.load([file])
    expect({ created, refusals: refused.length }).toEqual({ created: 2, refusals: 1 })
  })
})

test('99,999 members of a ZIP are listed within five seconds of processor time', async () => {
  const path = join(folder, 'many.zip')
  await writeFile(path, makeZip(Array.from({ length: 99_999 }, (_, index) => ({ name: `${index}`, content: nothing }))))
  // Every member is empty, so each is listed with a refusal.
  const countRefused = async () => {
    let members = 0
    for await (const found of zipMembers(path, path)) members += 'refused' in found ? 1 : 0
    return members
  }
  expect(await promptly(countRefused, 5)).toBe(99_999)
  await rm(path)
})

describe('tables and JSON', () => {
  test.each<[string, () => Buffer, RegExp]>([
    ['JSON nested 100,000 deep', () => Buffer.from('['.repeat(100_000)), /not JSON/],
    ['a line of 5 MB', () => Buffer.concat([Buffer.from('1,"x",-0- ,'), Buffer.alloc(5_000_000, 0x61)]), /longer than 1 MB/],
    ['bytes of no text', () => Buffer.from([0, 1, 2, 3, 0xff, 0xfe, 7]), /format is not known/],
  ])('%s is refused', async (_name, file, reason) => {
    expect((await importForReasons(file())).join('; ')).toMatch(reason)
  })
})

describe('paths', () => {
  test('a missing path and a device are refused, the rest loads', async () => {
    await symlink('/dev/zero', join(folder, 'endless'))
    await writeFile(join(folder, 'good.xml'), egrulFile([company()]))
    const { created, refused } = await base.load([], [join(folder, 'nowhere'), folder])
    expect(created).toBe(1)
    expect(refused.map(({ reason }) => reason)).toEqual(['no such file or folder', 'neither a file nor a folder'])
  })

  test('an attribute of a gigabyte does not fill the memory', async () => {
    const path = join(folder, 'gigabyte.xml')
    const file = await open(path, 'w')
    await file.write(`${head()}<Документ><СвЮЛ ОГРН="`)
    // A sparse file: the gigabyte is read as zeros and takes no room on disk.
    await file.truncate(1_073_741_824)
    await file.close()
    const { code, errors, peak } = await importByCommand(path)
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringContaining('a document is longer than 16 MB') })
    expect(peak).toBeLessThan(MOST_PEAK_KIB)
    await rm(path)
  })
})

// The test's program of a parsing thread loops forever or fills its memory if a company has the name «endless» or «growing».
test('a file that exceeds the time or memory of a parsing thread is refused alone', async () => {
  const place = join(folder, 'threads')
  await mkdir(place)
  const named = (name: string) => legalEntity({ asOf: '2026-01-01', name })
  const files = { good: company(), endless: named('endless'), 'good-too': company(), growing: named('growing'), last: company() }
  await Promise.all(
    Object.entries(files).map(([name, listed], index) => writeFile(join(place, `${index}-${name}.xml`), egrulFile([listed]))),
  )
  const thread = { program: new URL('../../../test/hostile-parse-worker.ts', import.meta.url), seconds: 4 }
  const report = await runImport(base.target, [place], { clock: base.clock, onCompaniesChanged: [], workers: 2, large: true, thread })
  expect(report.created).toBe(3)
  expect(report.refused.toSorted((one, other) => one.file.localeCompare(other.file))).toEqual([
    { file: join(place, '1-endless.xml'), reason: 'parsing took longer than 4 s of a processor' },
    { file: join(place, '3-growing.xml'), reason: 'parsing took more memory than a thread has' },
  ])
})

describe('a file that needs too much memory is refused alone by the operators’ command', () => {
  /** A company with this XML element of a founder so many times. */
  const founders = (count: number, founder: string) =>
    egrulFile([legalEntity({ asOf: '2026-01-01', more: `<СвУчредит>${founder.repeat(count)}</СвУчредит>` })])
  const person = '<УчрФЛ><СвФЛ Фамилия="А" Имя="Б"/></УчрФЛ>'
  test.each<[string, () => Buffer, RegExp]>([
    ['31 MB of JSON', () => Buffer.from(`[${'{},'.repeat(10_333_000)}{}]`), /the JSON is longer than 2 MB/],
    ['15 MB of empty elements', () => wrapped('<a/>'.repeat(3_900_000)), /more than 100000 elements/],
    [
      '15 MB of attributes',
      () => wrapped(`<a ${Array.from({ length: 499 }, (_, n) => `a${n}=""`).join(' ')}/>`.repeat(4_000)),
      /more than 300000 attributes/,
    ],
    ['100,000 founders', () => founders(100_000, person), /more than 100000 elements/],
    ['90,000 founders of one element each', () => founders(90_000, '<УчрДогИнвТов/>'), /more than 20000 founders, heads/],
    ['99,999 empty members', () => makeZip(Array.from({ length: 99_999 }, (_, n) => ({ name: `${n}`, content: nothing }))), /empty/],
  ])('%s', async (name, file, reason) => {
    const place = join(folder, name.replaceAll(/\W+/g, '-'))
    await mkdir(place)
    await writeFile(join(place, 'a-hostile'), file())
    const good = company()
    await writeFile(join(place, 'b-good.xml'), egrulFile([good]))
    const { code, errors, peak } = await importByCommand(place)
    expect({ code, errors }).toEqual({ code: 1, errors: expect.stringMatching(reason) })
    // The good file beside it was imported.
    expect(errors).toMatch(/new 1\b/)
    expect(peak).toBeLessThan(MOST_PEAK_KIB)
    await rm(place, { recursive: true })
  })
})
