// The company was lately handed over to a mass head.
import { withinMonths } from '../days.ts'
import { count, day, text } from '../evidence.ts'
import { factor, foundIf, ifLiving, notChecked } from '../factor.ts'

const MANY = 5

export const movedToMassHead = factor({
  code: 'moved-to-mass-head',
  group: 'people',
  polarity: 'negative',
  points: -15,
  source: 'own',
  basis: null,
  only: 'company',
  title: ['Перевод на массового руководителя', 'Handed over to a mass head', '转给挂名负责人'],
  explanation: [
    'За год руководителем стал человек, который возглавляет 5 и больше компаний: так готовят к брошенной фирме.',
    'Within a year a person who leads five or more companies became head: a usual step before a firm is abandoned.',
    '一年内由领导5家以上公司的人接任，常见于弃置公司之前。',
  ],
  needs: ['places', 'register'],
  check: ({ places: { heads }, register }, { today }) =>
    ifLiving(register, () => {
      if (heads.length === 0) return notChecked('no-person-number')
      for (const head of register.heads) {
        const tally = heads.find(({ inn }) => inn === head.inn)
        const old = !withinMonths(register.row.registeredOn, today, 12)
        if (old && tally && tally.living >= MANY && head.recordDate && withinMonths(head.recordDate, today, 12))
          return foundIf(true, text('person', head.name), day('since', head.recordDate), count('living', tally.living))
      }
      return foundIf(false)
    }),
})
