// Sentence templates with which the reliability report states findings of the factors of `staff.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. A form of the value may follow the label: `:year` the year of the value.
import type { FactTexts } from '../../fact.ts'

const employees: FactTexts = [
  '{employees|сотрудник|сотрудника|сотрудников}[ в {employees:year} году]',
  '{employees|employee|employees}[ in {employees:year}]',
  '[{employees:year}年]员工{employees}人',
]

export const staffFacts = {
  'contributions-paid': [
    'Уплачено взносов {paid}[ за {paid:year} год]',
    'Contributions of {paid} paid[ for {paid:year}]',
    '已缴社保费{paid}[（{paid:year}年）]',
  ],
  'enough-employees': employees,
  'headcount-fell': [
    'Сотрудников стало {employees}, было {employeesBefore}',
    '{employees|employee|employees}, {employeesBefore} a year earlier',
    '员工{employees}人，上年{employeesBefore}人',
  ],
  'headcount-grew': [
    'Сотрудников стало {employees}, было {employeesBefore}',
    '{employees|employee|employees}, {employeesBefore} a year earlier',
    '员工{employees}人，上年{employeesBefore}人',
  ],
  insured: ['Страхователь Социального фонда, № {fund}', 'Policyholder with the Social Fund, No. {fund}', '在社会基金登记，编号{fund}'],
  'no-employees': employees,
  'revenue-per-employee': [
    'Выручка {revenue} при {employees|сотруднике|сотрудниках|сотрудниках}',
    'Revenue of {revenue} with {employees|employee|employees}',
    '收入{revenue}，员工仅{employees}人',
  ],
  'wages-low': [
    'Взносов на сотрудника {perEmployee} в год[, медиана отрасли {median}]',
    'Contributions of {perEmployee} per employee a year[, industry median {median}]',
    '人均年缴费{perEmployee}[，行业中位数{median}]',
  ],
} satisfies Record<string, FactTexts>
