// Generates the queries of the search-quality bench, in classes of typing habits, each with the records that are right as its first result.
// Requisites in them: ИНН (taxpayer number), КПП (tax registration code of a location), ОГРН (registration number); «ИП» is a sole trader.
import { SeededRandom } from '../search/seeded-random.ts'
import { bestByName, pickBest, type Row, split } from './register.ts'
import { inLatin, otherLayout, withError, withLookalikes } from './typing.ts'

export interface Case {
  readonly query: string
  readonly right: readonly Row[]
}

/** Makes a query from a record; null if the record does not suit the class. */
type Make = (row: Row, chance: SeededRandom, all: readonly Row[]) => Case | null
/** Legal forms written out: limited liability company, joint-stock company, public joint-stock company, autonomous non-profit organization. */
const FULL: Readonly<Record<string, string>> = {
  ООО: 'общество с ограниченной ответственностью',
  АО: 'акционерное общество',
  ПАО: 'публичное акционерное общество',
  АНО: 'автономная некоммерческая организация',
}
/** How people write a region, by the region's code. */
const REGIONS: Readonly<Record<string, readonly string[]>> = {
  '77': ['москва', 'мск'],
  '78': ['спб', 'санкт-петербург', 'питер'],
  '50': ['московская область', 'подмосковье', 'московская обл'],
  '54': ['новосибирская область', 'новосибирская обл.'],
  '66': ['свердловская область', 'свердловской области'],
  '16': ['татарстан', 'республика татарстан', 'респ. татарстан'],
  '52': ['нижегородская область', 'нижегородской обл'],
  '23': ['краснодарский край', 'кубань'],
  '61': ['ростовская область'],
  '63': ['самарская область', 'самарская обл'],
  '74': ['челябинская область'],
  '59': ['пермский край', 'пермском крае'],
  '76': ['ярославская область'],
  '71': ['тульская область', 'тульская обл.'],
  '25': ['приморский край', 'приморье'],
  '39': ['калининградская область'],
}
/** How people shorten the names of cities. */
const CITIES: Readonly<Record<string, readonly string[]>> = {
  Москва: ['мск', 'г. Мск'],
  'Санкт-Петербург': ['спб', 'питер', 'с-петербург', 'СПб'],
  Екатеринбург: ['екб', 'ебург'],
  Новосибирск: ['нск', 'новосиб'],
  'Нижний Новгород': ['н. новгород', 'ннов', 'н.новгород', 'нижний'],
  'Ростов-на-Дону': ['рнд', 'ростов', 'ростов н/д', 'ростов-на-дону'],
  Краснодар: ['крд', 'краснодар'],
  Челябинск: ['чел', 'челяба'],
  Самара: ['смр', 'самара'],
  Казань: ['кзн', 'казань'],
  Владивосток: ['влад', 'владик'],
  Калининград: ['клд', 'калининград'],
}
/** How people abbreviate legal forms; some are in Latin letters that look like the Russian ones. */
const SHORT_FORMS: Readonly<Record<string, readonly string[]>> = {
  ООО: ['о.о.о.', 'О. О. О.', 'общ. с огр. отв.', 'общество с огр. ответственностью', 'OOO'],
  АО: ['акц. общество', 'AO'],
  ПАО: ['п.а.о.', 'публичное акц. общество'],
  АНО: ['а.н.о.', 'автономная некоммерч. организация'],
}
/** Activities in words, with the beginnings of the codes of ОКВЭД (classification of economic activities) that suit them. */
const ACTIVITIES: readonly (readonly [words: string, codes: readonly string[]])[] = [
  ['строительство', ['41', '42', '43']],
  ['строительные работы', ['41', '42', '43']],
  ['грузоперевозки', ['49.41', '52.29']],
  ['стройматериалы', ['46.73', '47.52']],
  ['программное обеспечение', ['62', '58.29']],
  ['медицинские услуги', ['86']],
  ['юридические услуги', ['69.1']],
  ['металлообработка', ['25']],
]

const own = (row: Row): string => row.words.join(' ')
const makeNameCase = (query: string, row: Row, all: readonly Row[], words = row.words): Case => ({ query, right: bestByName(all, words) })
const grouped = (number: string): string => number.replace(/(\d{4})(\d{4})(\d+)/, '$1 $2 $3')
const recordsOfPerson = (all: readonly Row[], person: string) => all.filter((row) => row.fio === person || row.people.includes(person))

/** Queries of the name alone, whole or in part. */
const byName: Readonly<Record<string, Make>> = {
  'name in full': (row, _, all) => makeNameCase(own(row), row, all),
  'name with form and quotes': (row, chance, all) =>
    makeNameCase(chance.of([row.name, row.name.replace('"', '«').replace('"', '»'), `${own(row)} ${row.name.split(' ')[0]}`]), row, all),
  'form written out': (row, _, all) => makeNameCase(`${FULL[row.name.split(' ')[0] ?? ''] ?? 'ооо'} ${own(row)}`, row, all),
  'prefix of the name': (row, chance, all) => {
    const first = row.words[0] ?? ''
    if (first.length < 6) return null
    const word = first.slice(0, 5 + chance.below(first.length - 5))
    return makeNameCase(word, row, all, [word])
  },
  'words in another order': (row, _, all) => {
    const words = [...row.words].reverse()
    return words.length > 1 ? makeNameCase(words.join(' '), row, all, words) : null
  },
  'one word of the name': (row, _, all) => {
    const word = row.words.filter((word) => word.length > 5).at(-1) ?? ''
    return row.words.length > 1 && word ? makeNameCase(word, row, all, [word]) : null
  },
  'digits in the name': (row, _, all) => (/\d/.test(own(row)) ? makeNameCase(own(row), row, all) : null),
  'with «компания», «фирма», «№»': (row, chance, all) =>
    makeNameCase(
      chance.of([`компания ${own(row)}`, `фирма ${own(row)}`, `${own(row)} официальный сайт`, own(row).replace(/(\d+)/, '№ $1')]),
      row,
      all,
    ),
}

/** Numbers as people paste them from documents. */
const byNumber: Readonly<Record<string, Make>> = {
  ИНН: (row) => (row.inn ? { query: row.inn, right: [row] } : null),
  'ИНН with its label, in groups': (row, chance) => {
    if (!row.inn) return null
    const parts = [
      `ИНН ${row.inn}`,
      `инн: ${grouped(row.inn)}`,
      grouped(row.inn).replaceAll(' ', '-'),
      `ИНН/КПП ${row.inn}/${row.kpp ?? ''}`,
    ]
    return { query: chance.of(parts), right: [row] }
  },
  ОГРН: (row, chance) => ({ query: chance.of([row.ogrn, `ОГРН ${row.ogrn}`, `ОГРН: ${row.ogrn},`]), right: [row] }),
  'whole line of requisites': (row) => (row.inn ? { query: `${row.name}, ИНН ${row.inn}, г. ${row.city}`, right: [row] } : null),
  КПП: (row, chance, all) =>
    row.kpp ? { query: chance.of([`КПП ${row.kpp}`, row.kpp]), right: pickBest(all.filter(({ kpp }) => kpp === row.kpp)) } : null,
  'ИНН of a person': (row, chance, all) => {
    if (row.peopleInns.length === 0) return null
    const inn = chance.of(row.peopleInns)
    const trader = all.filter((item) => item.inn === inn)
    return { query: inn, right: trader.length > 0 ? trader : pickBest(all.filter(({ peopleInns }) => peopleInns.includes(inn))) }
  },
}

/** Places, activities and people. */
const byFacts: Readonly<Record<string, Make>> = {
  'name and city': (row, chance, all) => {
    if (!row.city) return null
    const query = `${own(row)} ${chance.of(['', 'г. ', 'город '])}${row.city}`
    return makeNameCase(
      query,
      row,
      all.filter(({ city }) => city === row.city),
    )
  },
  'name and region': (row, chance, all) => {
    const written = REGIONS[row.region]
    if (!written) return null
    const region = chance.of(written)
    const query = chance.next() < 0.5 ? `${own(row)} ${region}` : `${region} ${own(row)}`
    return makeNameCase(
      query,
      row,
      all.filter((item) => item.region === row.region),
    )
  },
  'activity and city': (row, chance, all) => {
    if (!row.city) return null
    const [words, codes] = chance.of(ACTIVITIES)
    const there = all.filter(({ city, okved }) => city === row.city && codes.some((code) => okved.startsWith(code)))
    return there.length > 0 ? { query: `${words} ${row.city}`, right: pickBest(there) } : null
  },
  'person in full': (row, _, all) => {
    const person = row.leader ?? row.fio ?? ''
    const traders = all.filter(({ fio }) => fio === person)
    return { query: person.toLowerCase(), right: traders.length > 0 ? pickBest(traders) : pickBest(recordsOfPerson(all, person)) }
  },
  'surname and initials': (row, chance, all) => {
    const person = row.leader ?? row.fio ?? ''
    const [surname = '', name = '', father = ''] = person.split(' ')
    const isMeant = (other: string): boolean => {
      const [otherSurname, otherName = '', otherFather = ''] = other.split(' ')
      return otherSurname === surname && otherName.charAt(0) === name.charAt(0) && otherFather.charAt(0) === father.charAt(0)
    }
    const right = all.filter((item) => [item.fio ?? '', ...item.people].some(isMeant))
    const initials = `${name.charAt(0)}. ${father.charAt(0)}.`
    return {
      query: chance.of([`${surname} ${initials}`, `${surname} ${initials.replace(' ', '')}`, `${initials} ${surname}`]),
      right: pickBest(right),
    }
  },
  'sole trader': (row, _, all) => {
    if (!row.fio) return null
    const words = split(row.fio)
    return {
      query: `ип ${words.slice(0, 2).join(' ')}`,
      right: bestByName(
        all.filter(({ fio }) => fio),
        words.slice(0, 2),
      ),
    }
  },
  predecessor: (row, _, all) => {
    const [name] = row.predecessors
    if (!name) return null
    return { query: split(name).slice(-3).join(' '), right: pickBest(all.filter(({ predecessors }) => predecessors.includes(name))) }
  },
}

/** The search corrects two errors only in words from this length on, and one error from 5 letters on. */
const LONG_WORD = 7
/** A typing error that gives another company's name counts as that company's name. */
function nearby(words: readonly string[], row: Row, all: readonly Row[]): Case {
  const exists = bestByName(all, words)
  return { query: words.join(' '), right: exists.length > 0 ? exists : bestByName(all, row.words) }
}

/** Abbreviations as people write them. */
const inShort: Readonly<Record<string, Make>> = {
  'city in short': (row, chance, all) => {
    const written = CITIES[row.city]
    if (!written) return null
    const rest = all.filter(({ city }) => city === row.city)
    const city = chance.of(written)
    return makeNameCase(chance.next() < 0.5 ? `${own(row)} ${city}` : `${city} ${own(row)}`, row, rest)
  },
  'form in short': (row, chance, all) => {
    const written = SHORT_FORMS[row.name.split(' ')[0] ?? '']
    return written ? makeNameCase(chance.of([`${chance.of(written)} ${own(row)}`, `${own(row)}, ${chance.of(written)}`]), row, all) : null
  },
  'sole trader begun': (row, chance, all) => {
    const begun = split(row.fio ?? '')[0]?.slice(0, 1 + chance.below(3))
    if (!begun) return null
    const right = all.filter(({ fio }) => fio && split(fio).some((word) => word.startsWith(begun)))
    return { query: `${chance.of(['ип', 'ИП', 'индивидуальный предприниматель'])} ${begun}`, right }
  },
}

/** Typing and spelling errors. */
const byMistake: Readonly<Record<string, Make>> = {
  'other keyboard layout': (row, _, all) => makeNameCase(otherLayout(own(row)), row, all),
  transliteration: (row, chance, all) => makeNameCase(inLatin(own(row), chance), row, all),
  'one error': (row, chance, all) => {
    const index = row.words.findIndex((word) => word.length > 5 && !/\d/.test(word))
    if (index < 0) return null
    return nearby(row.words.with(index, withError(row.words[index] ?? '', chance)), row, all)
  },
  'two errors in one word': (row, chance, all) => {
    const index = row.words.findIndex((word) => word.length >= LONG_WORD && !/\d/.test(word))
    if (index < 0) return null
    const words = row.words.with(index, withError(withError(row.words[index] ?? '', chance), chance))
    return nearby(words, row, all)
  },
  'error beside form, city, number': (row, chance, all) => {
    const index = row.words.findIndex((word) => word.length > 5 && !/\d/.test(word))
    if (index < 0 || !row.city) return null
    const name = row.words.with(index, withError(row.words[index] ?? '', chance))
    const rest = all.filter(({ city }) => city === row.city)
    const form = chance.of([row.name.split(' ')[0] ?? '', FULL[row.name.split(' ')[0] ?? ''] ?? ''])
    const parts = chance.of([
      [form, name.join(' ')],
      [name.join(' '), form],
      [name.join(' '), row.city],
      [row.city, name.join(' ')],
      [form, name.join(' '), row.city],
      [row.city, form, name.join(' ')],
      [name.join(' '), `г. ${row.city}`, form],
      [row.inn.slice(0, 4), name.join(' ')],
    ])
    const exists = bestByName(rest, name)
    return { query: parts.join(' '), right: exists.length > 0 ? exists : bestByName(parts.includes(row.city) ? rest : all, row.words) }
  },
  'letters that look alike': (row, chance, all) => makeNameCase(withLookalikes(own(row), chance), row, all),
  'a word split in two': (row, chance, all) => {
    const index = row.words.findIndex((word) => word.length > 7)
    const word = row.words[index] ?? ''
    if (index < 0) return null
    const cut = 3 + chance.below(word.length - 5)
    return makeNameCase(row.words.with(index, `${word.slice(0, cut)} ${word.slice(cut)}`).join(' '), row, all)
  },
  'words joined': (row, _, all) => (row.words.length > 1 ? makeNameCase(row.words.join(''), row, all) : null),
}

const CLASSES: Readonly<Record<string, Make>> = { ...byName, ...byNumber, ...byFacts, ...inShort, ...byMistake }
/** Records tried for each query of a class: many do not suit the class, for example without a city. */
const MAX_ATTEMPTS = 400

type Drawing = { readonly count: number; readonly from?: readonly Row[] }

/**
 * Draws `count` queries of each class from the records `from`, with their right answers. Classes for which too few fitting records are found have
 * fewer than `count`.
 */
export function drawCases(register: readonly Row[], seed: string, { count, from = register }: Drawing): Map<string, Case[]> {
  const drawn = new Map<string, Case[]>()
  for (const [name, make] of Object.entries(CLASSES)) {
    const chance = new SeededRandom(`${seed}/${name}`)
    const cases: Case[] = []
    for (let attempts = 0; cases.length < count && attempts < count * MAX_ATTEMPTS; attempts++) {
      const row = chance.of(from)
      if (
        row.kind !== 'company' &&
        !['sole trader', 'sole trader begun', 'person in full', 'surname and initials', 'ИНН', 'ОГРН'].includes(name)
      )
        continue
      const made = make(row, chance, register)
      if (made && made.right.length > 0) cases.push(made)
    }
    drawn.set(name, cases)
  }
  return drawn
}
