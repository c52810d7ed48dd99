// `npm run bench -- monitoring [COMPANIES] [WATCHED] [REGISTER]`: how much longer an import takes when members monitor companies, because
// triggers then record every change of a watched company. Imports COMPANIES documents of ЕГРЮЛ (the state register of companies) and of the tax
// service's list of tax debts into a register of REGISTER companies, WATCHED of them watched, with and without watches; no other listener runs.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BenchEnvironment, buildIndexes, fillRegister, loadAlone, openEnvironment } from './import/environment.ts'
import { companyInn } from './import/numbers.ts'
import { companyDocument, envelope, windows1251 } from './import/shapes.ts'
import { countEvents, longestTriggers, measureFunctions, secondsInTriggers, unwatchAll, watchCompanies } from './monitoring/environment.ts'

/** Documents in one XML file. */
const DOCUMENTS_A_FILE = 900
const say = (...words: (string | number)[]): void => console.log(words.join(' '))

export async function bench([companies = '20000', watched = '100000', register = '200000']: string[]): Promise<void> {
  const environment = await openEnvironment(resolve('.data/bench-monitoring'))
  try {
    await measure(environment, { count: Number(companies), watched: Number(watched), register: Number(register) })
  } finally {
    await environment.close()
  }
}

interface Sizes {
  /** Companies in the imported files; a tenth of them are watched. */
  readonly count: number
  /** Watched companies. */
  readonly watched: number
  /** Companies in the register. */
  readonly register: number
}

/**
 * Five rounds of imports, each of which changes every company of the files. Rounds 1 and 3 warm up; the times of round 4, with watches, are compared
 * with the mean of rounds 2 and 5, without watches.
 */
async function measure(environment: BenchEnvironment, { count, watched, register }: Sizes): Promise<void> {
  await fillRegister(environment, 0, register)
  await buildIndexes(environment)
  await measureFunctions(environment)
  await round(environment, count, 1)
  const before = await round(environment, count, 2)
  const watches = await watchCompanies(environment, { count: watched, ofFiles: Math.round(count / 10) })
  await round(environment, count, 3)
  const during = await round(environment, count, 4)
  const events = await countEvents(environment)
  await unwatchAll(environment)
  const after = await round(environment, count, 5)
  say(
    `${watches} watched, ${Math.round(count / 10)} of them among the ${count} companies that an import changes: ${events} changes recorded`,
  )
  say(await longestTriggers(environment))
  for (const kind of ['egrul', 'debts'] as const) {
    const without = (before[kind].seconds + after[kind].seconds) / 2
    const { seconds, triggers } = during[kind]
    const times = [before, during, after].map((item) => item[kind].seconds.toFixed(1)).join(', ')
    say(`${kind}: ${times} s without, with and again without watches, ${percent(seconds / without - 1)} more`)
    say(
      `  in the triggers ${triggers.toFixed(2)} s, ${percent(triggers / (seconds - triggers))} of the rest; without watches ${after[kind].triggers.toFixed(2)} s`,
    )
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

/** Seconds of an import, and the part of them spent in the triggers that record changes. */
interface Timed {
  readonly seconds: number
  readonly triggers: number
}

/** Writes both files in a new version and imports each. */
async function round(environment: BenchEnvironment, count: number, version: number): Promise<Record<'egrul' | 'debts', Timed>> {
  return {
    egrul: await timed(environment, egrulFiles(environment, count, version)),
    debts: await timed(environment, debtFiles(environment, count, version)),
  }
}

async function timed(environment: BenchEnvironment, path: string): Promise<Timed> {
  const triggerSecondsBefore = await secondsInTriggers(environment)
  const { seconds } = await loadAlone(environment, path)
  return { seconds, triggers: (await secondsInTriggers(environment)) - triggerSecondsBefore }
}

/** Files of later extracts of ЕГРЮЛ: in every version each company has another date, share capital and head. */
const egrulFiles = (environment: BenchEnvironment, count: number, version: number): string =>
  writeFiles(environment, `egrul-${version}`, count, (numbers) =>
    windows1251(
      envelope(
        'ЕГРЮЛ_ОТКР_СВЕД',
        '4.07',
        'windows-1251',
        numbers.map((index) => changeDocument(companyDocument(index), version)),
      ),
    ),
  )

/** The document as of a later day, with another capital and another surname of the head. */
const changeDocument = (document: string, version: number): string =>
  document
    .replace('ДатаВып="2026-10-30"', `ДатаВып="2026-11-${10 + version}"`)
    .replace('СумКап="10000"', `СумКап="${10_000 * version}"`)
    .replaceAll('ПРИМЕРОВ', `ПРИМЕРОВ${'А'.repeat(version)}`)

/** Files of the tax service's open data on tax debts (its format ОТКРДАННЫЕ6): in every version each company has another debt. */
const debtFiles = (environment: BenchEnvironment, count: number, version: number): string =>
  writeFiles(environment, `debts-${version}`, count, (numbers) =>
    Buffer.from(
      envelope(
        'ОТКРДАННЫЕ6',
        '4.01',
        'UTF-8',
        numbers.map((index) => debt(index, version)),
      ),
    ),
  )

/** One company's debt in VAT («НДС»): 100 rubles times the version. */
const debt = (index: number, version: number): string =>
  `<Документ ИдДок="${index}" ДатаДок="${10 + version}.11.2026" ДатаСост="${String(version).padStart(2, '0')}.10.2026"><СведНП НаимОрг="ПРИМЕР ${index}" ИННЮЛ="${companyInn(index)}"/><СведНедоим НаимНалог="НДС" СумНедНалог="${version}00.00" СумПени="0" СумШтраф="0" ОбщСумНедоим="${version}00.00"/></Документ>`

/** Writes the files; returns their folder. */
function writeFiles(environment: BenchEnvironment, name: string, count: number, encode: (numbers: number[]) => Buffer): string {
  const folder = join(environment.folder, name)
  mkdirSync(folder, { recursive: true })
  for (let index = 0; index < count; index += DOCUMENTS_A_FILE) {
    const numbers = Array.from({ length: Math.min(DOCUMENTS_A_FILE, count - index) }, (_, position) => index + position)
    writeFileSync(join(folder, `${String(index).padStart(8, '0')}.xml`), encode(numbers))
  }
  return folder
}
