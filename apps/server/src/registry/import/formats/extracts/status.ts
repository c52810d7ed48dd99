// Reads the status of a company or sole trader from its extract: active, in a procedure, or closed.
import { STATUS_ACTIVE, STATUS_RESTRICTED } from '@sverka/contract/company/company.rules'
import type { Day, RegisterFacts } from '../../../register-extract.ts'
import { endedName, findProcedure } from '../../../status-names.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'
import { pastDay, possibleDay } from './checks.ts'
import { isHidden } from './extract-parts.ts'

export interface Status {
  /** The register's code of the status, or of how the company ended. */
  code: string | null
  /** As shown: «Действует», «Ликвидирована» … */
  name: string
  /** The procedure that an active company is in. */
  procedure: string | null
  closedOn: Day | null
  /** The register's wording. */
  wording?: string
  /** Day of the register's record. */
  since?: Day
  exclusion?: RegisterFacts['exclusion']
  /** Codes of further states. */
  others?: readonly string[]
}

/** Values of КодСтатусЮЛ, the most serious first: bankruptcy, liquidation, exclusion, reorganisation. Of several states the most serious is shown. */
const GRAVITY = ['117', '101', '105', '107', '108', '110', '124', '132']
const gravity = (code: string): number => {
  const place = GRAVITY.indexOf(code)
  // 112 (moving) is still active; an unknown code is more serious than this one only.
  return place >= 0 ? place : code === '112' ? GRAVITY.length + 1 : GRAVITY.length
}

/** The day of closing as the extract says; if that is an impossible day, the day of the register's record. */
const readClosing = (said: string | undefined, since: Day | undefined, asOf: Day): Pick<Status, 'closedOn' | 'since'> => ({
  closedOn: pastDay(said, asOf) ?? (said === undefined ? null : (since ?? null)),
  since,
})

/** ЕГРЮЛ: with СвПрекрЮЛ the company is closed, whatever else the extract has. Codes decide, because wordings change between formats. */
export function legalEntityStatus(element: XmlElement, asOf: Day): Status {
  const end = element.child('СвПрекрЮЛ')
  if (end) {
    const how = end.child('СпПрекрЮЛ')
    const given = { code: how?.attr('КодСпПрекрЮЛ') ?? null, wording: how?.attr('НаимСпПрекрЮЛ') }
    return {
      ...given,
      name: endedName('company', given),
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
    // A hidden state does not count as good standing.
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

/** ЕГРИП: with СвПрекращ the registration is closed; СвСтатус alone, such as a coming exclusion, is shown as a procedure. */
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

/** The decision to strike the company off, which is published before it takes effect. */
const readExclusion = (decision: XmlElement | undefined, asOf: Day): Status['exclusion'] =>
  decision && {
    date: pastDay(decision.attr('ДатаРеш'), asOf),
    number: decision.attr('НомерРеш'),
    published: possibleDay(decision.attr('ДатаПубликации')),
  }
