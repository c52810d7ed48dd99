// Generates registers of any size for benches: rows of the demo's invented companies, repeated under new numbers and names, as lines for COPY. The
// numbers are ОГРН (registration number) and ИНН (taxpayer number), with valid check digits.

import { inventExtract } from '../../apps/server/demo/register/company-extract.ts'
import { companyInn, companyOgrn } from '../../apps/server/demo/register/numbers.ts'
import { inventProfile } from '../../apps/server/demo/register/profile.ts'
import { DEMO_DAY } from '../../apps/server/src/platform/clock.ts'
import { copyLine } from '../../apps/server/src/registry/import/database/copy-text.ts'
import { companyColumns } from '../../apps/server/src/registry/import/database/staged-rows.ts'

/** Number of distinct companies behind the rows: inventing one takes 0.3 ms, repeating it 4 µs. */
const PATTERNS = 2048
/** Companies whose lines make one block. Any number will do. */
const BLOCK = 5000

interface Pattern {
  /** Day of the registration (YYYY-MM-DD) and code of the region: both are part of the ОГРН. */
  founded: string
  region: string
  /** A line split around ОГРН, ИНН, the end of the name and the end of the address. */
  parts: [string, string, string, string, string]
}

/** Columns of a COPY that takes the lines of `fastCompanyLines`. */
export const fastColumns = [...companyColumns.map(([column]) => column), 'register_as_of', 'register_hash'].join(', ')

/** Placeholders in a pattern's line, replaced by the values of each company. */
const MARKS = { ogrn: '{ogrn}', inn: '{inn}', name: '{name}', office: '{office}' } as const

/** Invents a company and splits its line at the placeholders. */
function makePattern(index: number): Pattern {
  const profile = inventProfile(index)
  const { columns } = inventExtract(profile)
  // Before the closing quotation mark of the name.
  const name = `${columns.name.slice(0, -1)} ${MARKS.name}"`
  const marked = { ...columns, ogrn: MARKS.ogrn, inn: MARKS.inn, name, address: `${columns.address}${MARKS.office}` }
  // The last value is `register_hash`, by which an import recognises an unchanged extract: any number will do.
  const line = copyLine([...companyColumns.map(([, key]) => marked[key]), DEMO_DAY, index])
  const [first = '', rest = ''] = line.split(MARKS.ogrn)
  const [second = '', later = ''] = rest.split(MARKS.inn)
  const [third = '', last = ''] = later.split(MARKS.name)
  const [fourth = '', fifth = ''] = last.split(MARKS.office)
  return { founded: profile.founded, region: profile.place.region, parts: [first, second, third, fourth, fifth] }
}

/**
 * Lines for the companies from `first` to before `end`, in blocks of a few thousand. The addresses repeat with the patterns; `office` returns
 * what a company's address has at its end.
 */
export function* fastCompanyLines(first: number, end: number, office: (index: number) => string = () => ''): Generator<string> {
  const patterns = Array.from({ length: Math.min(PATTERNS, end - first) }, (_, index) => makePattern(index))
  for (let offset = first; offset < end; offset += BLOCK) {
    let text = ''
    for (let index = offset; index < Math.min(end, offset + BLOCK); index++) {
      const pattern = patterns[index % patterns.length]
      if (!pattern) continue
      const [before, between, inside, middle, after] = pattern.parts
      const [ogrn, inn] = [companyOgrn(pattern.founded, pattern.region, index), companyInn(pattern.region, index)]
      text += `${before}${ogrn}${between}${inn}${inside}${index}${middle}${office(index)}${after}`
    }
    yield text
  }
}
