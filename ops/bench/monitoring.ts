// `npm run bench -- monitoring [COMPANIES] [WATCHED] [REGISTER]`: what 100,000 watched companies cost an import that changes a tenth of them, of
// ЕГРЮЛ and of a list of tax debts, nobody following otherwise: the import's seconds with and without watches, and those in the triggers.
import { mkdirSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { type BenchEnvironment, buildIndexes, fillRegister, loadAlone, openEnvironment } from './import/environment.ts'
import { companyInn } from './import/numbers.ts'
import { companyDocument, envelope, windows1251 } from './import/shapes.ts'
import { countEvents, longestTriggers, measureFunctions, secondsInTriggers, unwatchAll, watchCompanies } from './monitoring/environment.ts'

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
  readonly count: number
  readonly watched: number
  readonly register: number
}

async function measure(environment: BenchEnvironment, { count, watched, register }: Sizes): Promise<void> {
  await fillRegister(environment, 0, register)
  await buildIndexes(environment)
  await measureFunctions(environment)
  await round(environment, count, 1)
  const before = await round(environment, count, 2)
  const made = await watchCompanies(environment, { count: watched, ofFiles: Math.round(count / 10) })
  await round(environment, count, 3)
  const during = await round(environment, count, 4)
  const events = await countEvents(environment)
  await unwatchAll(environment)
  const after = await round(environment, count, 5)
  say(`${made} watched, ${Math.round(count / 10)} of them among the ${count} companies that an import changes: ${events} changes written`)
  say(await longestTriggers(environment))
  for (const kind of ['egrul', 'debts'] as const) {
    const without = (before[kind].seconds + after[kind].seconds) / 2
    const { seconds, triggers } = during[kind]
    const shown = [before, during, after].map((item) => item[kind].seconds.toFixed(1)).join(', ')
    say(`${kind}: ${shown} s without, with and again without watches, ${percent(seconds / without - 1)} more`)
    say(
      `  in the triggers ${triggers.toFixed(2)} s, ${percent(triggers / (seconds - triggers))} of the rest; without watches ${after[kind].triggers.toFixed(2)} s`,
    )
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`

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

/** Files of later extracts, in which every company has another capital and head. */
const egrulFiles = (environment: BenchEnvironment, count: number, version: number): string =>
  written(environment, `egrul-${version}`, count, (numbers) =>
    windows1251(
      envelope(
        'ЕГРЮЛ_ОТКР_СВЕД',
        '4.07',
        'windows-1251',
        numbers.map((index) => changed(companyDocument(index), version)),
      ),
    ),
  )

const changed = (document: string, version: number): string =>
  document
    .replace('ДатаВып="2026-10-30"', `ДатаВып="2026-11-${10 + version}"`)
    .replace('СумКап="10000"', `СумКап="${10_000 * version}"`)
    .replaceAll('ПРИМЕРОВ', `ПРИМЕРОВ${'А'.repeat(version)}`)

const debtFiles = (environment: BenchEnvironment, count: number, version: number): string =>
  written(environment, `debts-${version}`, count, (numbers) =>
    Buffer.from(
      envelope(
        'ОТКРДАННЫЕ6',
        '4.01',
        'UTF-8',
        numbers.map((index) => debt(index, version)),
      ),
    ),
  )

const debt = (index: number, version: number): string =>
  `<Документ ИдДок="${index}" ДатаДок="${10 + version}.11.2026" ДатаСост="${String(version).padStart(2, '0')}.10.2026"><СведНП НаимОрг="ПРИМЕР ${index}" ИННЮЛ="${companyInn(index)}"/><СведНедоим НаимНалог="НДС" СумНедНалог="${version}00.00" СумПени="0" СумШтраф="0" ОбщСумНедоим="${version}00.00"/></Документ>`

/** Writes the files; returns their folder. */
function written(environment: BenchEnvironment, name: string, count: number, encode: (numbers: number[]) => Buffer): string {
  const folder = join(environment.folder, name)
  mkdirSync(folder, { recursive: true })
  for (let index = 0; index < count; index += DOCUMENTS_A_FILE) {
    const numbers = Array.from({ length: Math.min(DOCUMENTS_A_FILE, count - index) }, (_, position) => index + position)
    writeFileSync(join(folder, `${String(index).padStart(8, '0')}.xml`), encode(numbers))
  }
  return folder
}
