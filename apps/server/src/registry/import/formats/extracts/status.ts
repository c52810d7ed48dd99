// Reads the status of a company or sole trader from its extract of the state register (ЕГРЮЛ: legal entities, ЕГРИП: sole traders): active, in a
// procedure such as liquidation or bankruptcy, or closed.
import { STATUS_ACTIVE, STATUS_RESTRICTED } from '@sverka/contract/company/company.rules'
import type { Day, RegisterFacts } from '../../../register-extract.ts'
import { endedName, findProcedure } from '../../../status-names.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { pastDay, possibleDay } from './checks.ts'
import { isHidden } from './extract-parts.ts'

export interface Status {
  /** The register's code of the status, or of the way in which the company ended. */
  code: string | null
  /** As shown: «Действует», «Ликвидирована» … */
  name: string
  /** The procedure that an active company is in. */
  procedure: string | null
  closedOn: Day | null
  /** The register's wording of the status. */
  wording?: string
  /** Day on which the status was recorded in the register. */
  since?: Day
  /** The published decision to strike the company off. */
  exclusion?: RegisterFacts['exclusion']
  /** Codes of further states of an active company, besides `code`. */
  others?: readonly string[]
}

/**
 * Values of КодСтатусЮЛ (status code), the most serious first: 117 bankruptcy, 101 liquidation, 105 to 110 exclusion (being struck off), 124 being
 * merged into another company, 132 others merge into this one. An extract may have several states; the most serious one is shown.
 */
const GRAVITY = ['117', '101', '105', '107', '108', '110', '124', '132']
const gravity = (code: string): number => {
  const place = GRAVITY.indexOf(code)
  // 112 (moving to another address) is the least serious: it affects nothing else. An unknown code ranks just before it.
  return place >= 0 ? place : code === '112' ? GRAVITY.length + 1 : GRAVITY.length
}

/**
 * The day of closing as the extract states it. If that day does not exist or is after the extract (`asOf`), the day of the register's record
 * (`since`) is used; if the extract states none, null.
 */
const readClosing = (stated: string | undefined, since: Day | undefined, asOf: Day): Pick<Status, 'closedOn' | 'since'> => ({
  closedOn: pastDay(stated, asOf) ?? (stated === undefined ? null : (since ?? null)),
  since,
})

/**
 * Status of a legal entity. With the element СвПрекрЮЛ (termination) the company is closed, whatever else the extract has; otherwise СвСтатус has the
 * states of an active company. Codes decide, because wordings change between versions of the format.
 */
export function legalEntityStatus(element: XmlElement, asOf: Day): Status {
  const end = element.child('СвПрекрЮЛ')
  if (end) {
    const how = end.child('СпПрекрЮЛ')
    const ending = { code: how?.attr('КодСпПрекрЮЛ') ?? null, wording: how?.attr('НаимСпПрекрЮЛ') }
    return {
      ...ending,
      name: endedName('company', ending),
      procedure: null,
      ...readClosing(end.written('ДатаПрекрЮЛ'), pastDay(end.at('ГРНДата', 'ДатаЗаписи'), asOf), asOf),
    }
  }
  const states = element.all('СвСтатус').flatMap((outer) => {
    const inner = outer.child('СвСтатус')
    const code = inner?.attr('КодСтатусЮЛ')
    return inner && code ? [{ outer, inner, code }] : []
  })
  states.sort((a, b) => gravity(a.code) - gravity(b.code))
  const gravest = states[0]
  if (!gravest) {
    // The law allows some companies to hide parts of their extract. A hidden state may be a bad one, so the company is not shown as active.
    const hasHiddenState = element.all('СвСтатус').some(isHidden)
    return { code: null, name: hasHiddenState ? STATUS_RESTRICTED : STATUS_ACTIVE, procedure: null, closedOn: null }
  }
  const wording = gravest.inner.attr('НаимСтатусЮЛ')
  const others = [...new Set(states.map(({ code }) => code))].filter((code) => code !== gravest.code)
  return {
    code: gravest.code,
    name: STATUS_ACTIVE,
    procedure: findProcedure({ code: gravest.code, wording: wording ?? `Статус ${gravest.code}` }),
    closedOn: null,
    wording,
    since: pastDay(gravest.outer.at('ГРНДата', 'ДатаЗаписи'), asOf),
    exclusion: readExclusion(gravest.outer.child('СвРешИсклЮЛ'), asOf),
    ...(others.length > 0 ? { others } : {}),
  }
}

/** Status of a sole trader. With СвПрекращ (termination) the registration is closed; СвСтатус alone, such as a coming exclusion, is a procedure. */
export function soleTraderStatus(element: XmlElement, asOf: Day): Status {
  const end = element.child('СвПрекращ')
  const state = end?.child('СвСтатус') ?? element.child('СвСтатус')?.child('СвСтатус') ?? element.child('СвСтатус')
  const wording = state?.attr('НаимСтатус')
  const code = state?.attr('КодСтатус') ?? null
  const since = pastDay(end?.at('ГРНИПДата', 'ДатаЗаписи'), asOf)
  if (end) {
    const closedOn = pastDay(state?.attr('ДатаПрекращ'), asOf) ?? since ?? null
    return { code, name: endedName('entrepreneur', { code, wording }), procedure: null, closedOn, wording, since }
  }
  const hasHiddenState = !state?.attr('КодСтатус') && element.all('СвСтатус').some(isHidden)
  return {
    code,
    name: hasHiddenState ? STATUS_RESTRICTED : STATUS_ACTIVE,
    procedure: findProcedure({ wording }),
    closedOn: null,
    wording,
    exclusion: readExclusion(element.child('СвСтатус')?.child('СвРешИсклИП'), asOf),
  }
}

/** The tax service's decision to strike the company or sole trader off, which is published before it takes effect. */
const readExclusion = (decision: XmlElement | undefined, asOf: Day): Status['exclusion'] =>
  decision && {
    date: pastDay(decision.attr('ДатаРеш'), asOf),
    number: decision.attr('НомерРеш'),
    published: possibleDay(decision.attr('ДатаПубликации')),
  }
