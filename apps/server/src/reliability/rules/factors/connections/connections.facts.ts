// Sentence templates with which the reliability report states findings of the factors of `connections.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. A form of the value may follow the label: `:all` up to two values and «and others».
import type { FactTexts } from '../../fact.ts'

export const connectionsFacts = {
  'group-bankrupt': [
    'Банкротство среди связанных: {company:all}',
    'Bankruptcy among linked companies: {company:all}',
    '关联公司中的破产者：{company:all}',
  ],
  'group-excluded': [
    'Налоговая исключила фирмы того же руководителя: {company:all}',
    'The tax service struck off companies with the same head: {company:all}',
    '同一负责人的公司被除名：{company:all}',
  ],
  'group-holding': [
    '{living|действующая дочерняя компания|действующие дочерние компании|действующих дочерних компаний}[: {company:all}]',
    '{living|active subsidiary|active subsidiaries}[: {company:all}]',
    '存续子公司{living}家[：{company:all}]',
  ],
  'group-liquidating': [
    'Закрываются связанные: {company:all}',
    'Linked companies are closing: {company:all}',
    '正在终止的关联公司：{company:all}',
  ],
  'has-predecessor': [
    'Отвечает по долгам предшественника: {predecessor:all}',
    'Liable for the debts of its predecessor: {predecessor:all}',
    '承担前身的债务：{predecessor:all}',
  ],
} satisfies Record<string, FactTexts>
