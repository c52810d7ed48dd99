// Heads and founders in Checko's format.
import type { Founder, Head, HiddenHead, TiedCompany } from '../../registry/registry.ts'
import { rubles, withoutUnknown } from './shape.ts'

const unreliable = (remark: string | undefined) => ({ Недост: remark !== undefined, НедостОпис: remark })

export const toManagers = (heads: readonly Head[]) =>
  heads
    .filter(({ kind }) => kind === 'company')
    .map(({ name, inn, ogrn, unreliable: remark }) =>
      withoutUnknown({ ОГРН: ogrn, ИНН: inn, НаимСокр: name, НаимПолн: name, ...unreliable(remark) }),
    )

/** A head whose data the register hides: only the mark that they are hidden. */
export const toHiddenHeads = (hidden: readonly HiddenHead[] | undefined, wanted: HiddenHead['kind']) =>
  (hidden ?? []).filter(({ kind }) => kind === wanted).map(() => ({ ОгрДоступ: true }))

/** `СвязРуковод` lists the other companies of the same head. */
export const toHeads = (heads: readonly Head[], tied: readonly TiedCompany[]) =>
  heads
    .filter(({ kind }) => kind === 'person')
    .map((head) =>
      withoutUnknown({
        ФИО: head.name,
        ИНН: head.inn,
        ВидДолжн: head.post,
        НаимДолжн: head.post,
        ...unreliable(head.unreliable),
        ДисквЛицо: head.disqualifiedUntil !== undefined,
        ДисквДатаНач: head.disqualifiedFrom,
        ДисквДатаОконч: head.disqualifiedUntil,
        СвязРуковод: tied.filter(({ headInn }) => headInn && headInn === head.inn).flatMap(({ ogrn }) => ogrn ?? []),
        ДатаЗаписи: head.recordDate,
      }),
    )

function toFounder({ kind, name, inn, ogrn, country, share, encumbrance, recordDate, unreliable: remark }: Founder) {
  const named = {
    person: { ФИО: name },
    company: { НаимСокр: name, НаимПолн: name },
    foreign: { НаимПолн: name },
    fund: { Наим: name },
    partnership: { Наим: name },
    state: { Регион: name },
    hidden: {},
  }[kind]
  return withoutUnknown({
    ...named,
    ИНН: inn,
    ОГРН: ogrn,
    Страна: country,
    ...unreliable(remark),
    Доля: withoutUnknown({ Номинал: rubles(share.nominal), Процент: share.percent }),
    Обрем: encumbrance === undefined ? undefined : [{ Тип: encumbrance }],
    ДатаЗаписи: recordDate,
  })
}

/** A founder whose data the register hides has only the mark that they are hidden. */
export function founderGroups(founders: readonly Founder[]) {
  const named = (...kinds: readonly Founder['kind'][]) => founders.filter(({ kind, name }) => name && kinds.includes(kind)).map(toFounder)
  const hidden = founders.filter(({ kind, name }) => kind === 'hidden' || !name).map(() => ({ ОгрДоступ: true }))
  return {
    ФЛ: [...named('person'), ...hidden],
    РосОрг: named('company'),
    ИнОрг: named('foreign'),
    ПИФ: named('fund', 'partnership'),
    РФ: named('state'),
  }
}
