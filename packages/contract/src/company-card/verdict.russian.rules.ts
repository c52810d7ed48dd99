// Russian names of verdicts and kinds of deals, which every tab of a card shows.

import type { Purpose } from './reliability.rules.ts'
import type { Verdict } from './reliability-verdict.ts'

export const russianVerdict = {
  purposes: {
    prepayment: 'Предоплата',
    deferral: 'Отсрочка',
    contractor: 'Подрядчик',
    share: 'Покупка доли',
  } satisfies Record<Purpose, string>,
  verdicts: {
    proceed: 'Замечаний нет',
    caution: 'С условиями',
    refuse: 'Не сейчас',
    impossible: 'Невозможно',
    unknown: 'Мало данных',
  } satisfies Record<Verdict, string>,
}
