// Russian names of the reliability report's verdicts and kinds of deals, which every tab of a company card shows.

import type { Purpose } from './reliability.rules.ts'
import type { Verdict } from './reliability-verdict.ts'

/** By code of the kind of deal and of the verdict. */
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
