// Converts the heads and founders of a company to the format of Checko, another service of company data. ФИО is a person's full name, ИНН the
// taxpayer number, ОГРН the registration number of a company; `ОгрДоступ` marks data that the register hides from the public.
import type { Founder, Head, HiddenHead, TiedCompany } from '../../registry/registry.ts'
import { rubles, withoutUnknown } from './shape.ts'

/** The register may remark that it holds the data about a head or founder to be unreliable. */
const toReliability = (remark: string | undefined) => ({ Недост: remark !== undefined, НедостОпис: remark })

/** Companies that manage this one in place of a director. */
export const toManagers = (heads: readonly Head[]) =>
  heads
    .filter(({ kind }) => kind === 'company')
    .map(({ name, inn, ogrn, unreliable: remark }) =>
      withoutUnknown({ ОГРН: ogrn, ИНН: inn, НаимСокр: name, НаимПолн: name, ...toReliability(remark) }),
    )

/** Heads whose data the register hides: of each only the mark that the data are hidden. */
export const toHiddenHeads = (hidden: readonly HiddenHead[] | undefined, wanted: HiddenHead['kind']) =>
  (hidden ?? []).filter(({ kind }) => kind === wanted).map(() => ({ ОгрДоступ: true }))

/** People who head the company. `СвязРуковод` lists the registration numbers of other companies that they head. */
export const toHeads = (heads: readonly Head[], tied: readonly TiedCompany[]) =>
  heads
    .filter(({ kind }) => kind === 'person')
    .map((head) =>
      withoutUnknown({
        ФИО: head.name,
        ИНН: head.inn,
        ВидДолжн: head.post,
        НаимДолжн: head.post,
        ...toReliability(head.unreliable),
        ДисквЛицо: head.disqualifiedUntil !== undefined,
        ДисквДатаНач: head.disqualifiedFrom,
        ДисквДатаОконч: head.disqualifiedUntil,
        СвязРуковод: tied.filter(({ headInn }) => headInn && headInn === head.inn).flatMap(({ ogrn }) => ogrn ?? []),
        ДатаЗаписи: head.recordDate,
      }),
    )

function toFounder({ kind, name, inn, ogrn, country, share, encumbrance, recordDate, unreliable: remark }: Founder) {
  const nameFields = {
    person: { ФИО: name },
    company: { НаимСокр: name, НаимПолн: name },
    foreign: { НаимПолн: name },
    fund: { Наим: name },
    partnership: { Наим: name },
    state: { Регион: name },
    hidden: {},
  }[kind]
  return withoutUnknown({
    ...nameFields,
    ИНН: inn,
    ОГРН: ogrn,
    Страна: country,
    ...toReliability(remark),
    Доля: withoutUnknown({ Номинал: rubles(share.nominal), Процент: share.percent }),
    Обрем: encumbrance === undefined ? undefined : [{ Тип: encumbrance }],
    ДатаЗаписи: recordDate,
  })
}

/**
 * Founders by kind: people (`ФЛ`), Russian and foreign companies, funds and investment partnerships (`ПИФ`), the state (`РФ`). Hidden founders are
 * listed among the people, with nothing but the mark.
 */
export function founderGroups(founders: readonly Founder[]) {
  const foundersOfKind = (...kinds: readonly Founder['kind'][]) =>
    founders.filter(({ kind, name }) => name && kinds.includes(kind)).map(toFounder)
  const hidden = founders.filter(({ kind, name }) => kind === 'hidden' || !name).map(() => ({ ОгрДоступ: true }))
  return {
    ФЛ: [...foundersOfKind('person'), ...hidden],
    РосОрг: foundersOfKind('company'),
    ИнОрг: foundersOfKind('foreign'),
    ПИФ: foundersOfKind('fund', 'partnership'),
    РФ: foundersOfKind('state'),
  }
}
