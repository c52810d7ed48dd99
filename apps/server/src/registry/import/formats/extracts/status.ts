// The status of a company from its extract: closed, one of the states on the way there, or active.
import { STATUS_ACTIVE, STATUS_INACTIVE } from '@sverka/contract/company.rules'
import type { Classifiers } from '../../../classifiers.ts'
import type { Day, RegisterFacts } from '../../../register-extract.ts'
import type { XmlElement } from '../../xml/xml-tree.ts'

export interface Status {
  code: string | null
  name: string
  closedOn: Day | null
  wording?: string
  since?: Day
  exclusion?: RegisterFacts['exclusion']
}

/** Where several states stand side by side the gravest is shown: bankruptcy, liquidation, exclusion, the rest. */
const GRAVITY = ['117', '101', '105', '107', '108', '110', '124', '132']
const gravity = (code: string): number => {
  const place = GRAVITY.indexOf(code)
  // 112 (moving) is still active; an unknown code outranks only that.
  return place >= 0 ? place : code === '112' ? GRAVITY.length + 1 : GRAVITY.length
}

/** ЕГРЮЛ: СвПрекрЮЛ closes whatever else is there; wordings change between versions, so codes decide. */
export function legalEntityStatus(element: XmlElement, classifiers: Classifiers): Status {
  const end = element.child('СвПрекрЮЛ')
  if (end) {
    const how = end.child('СпПрекрЮЛ')
    return {
      code: how?.attr('КодСпПрекрЮЛ') ?? null,
      name: STATUS_INACTIVE,
      closedOn: end.attr('ДатаПрекрЮЛ') ?? null,
      wording: how?.attr('НаимСпПрекрЮЛ'),
      since: end.at('ГРНДата', 'ДатаЗаписи'),
    }
  }
  const states = element.all('СвСтатус').flatMap((outer) => {
    const inner = outer.child('СвСтатус')
    const code = inner?.attr('КодСтатусЮЛ')
    return inner && code ? [{ outer, inner, code }] : []
  })
  states.sort((a, b) => gravity(a.code) - gravity(b.code))
  const gravest = states[0]
  if (!gravest) return { code: null, name: STATUS_ACTIVE, closedOn: null }
  const wording = gravest.inner.attr('НаимСтатусЮЛ')
  const decision = gravest.outer.child('СвРешИсклЮЛ')
  return {
    code: gravest.code,
    name: classifiers.statuses.get(gravest.code) ?? wording ?? `Статус ${gravest.code}`,
    closedOn: null,
    wording,
    since: gravest.outer.at('ГРНДата', 'ДатаЗаписи'),
    exclusion: decision && {
      date: decision.attr('ДатаРеш'),
      number: decision.attr('НомерРеш'),
      published: decision.attr('ДатаПубликации'),
    },
  }
}

/** ЕГРИП: СвПрекращ closes; a bare СвСтатус (coming exclusion and the like) is shown as the register words it. */
export function soleTraderStatus(element: XmlElement): Status {
  const end = element.child('СвПрекращ')
  const state = end?.child('СвСтатус') ?? element.child('СвСтатус')?.child('СвСтатус') ?? element.child('СвСтатус')
  const wording = state?.attr('НаимСтатус')
  const code = state?.attr('КодСтатус') ?? null
  const since = end?.at('ГРНИПДата', 'ДатаЗаписи')
  if (end) return { code, name: STATUS_INACTIVE, closedOn: state?.attr('ДатаПрекращ') ?? since ?? null, wording, since }
  return { code, name: wording ?? STATUS_ACTIVE, closedOn: null, wording }
}
