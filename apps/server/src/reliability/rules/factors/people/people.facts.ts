// Sentence templates with which the reliability report states findings of `people.ts`, `disqualified.ts` and `shares.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. ` // ` separates alternatives: the next one is used if the one before lacks a value. A form of the value may follow the label:
// `:inside` the text with a small first letter, for the middle of a sentence, `:name` a name without the remark that follows its colon, `:all` up
// to two values and «and others», `:ago` the time since the day («3 months ago»). ЕГРЮЛ is the state register of companies.
import type { FactTexts } from '../../fact.ts'

export const peopleFacts = {
  'access-restricted': [
    'Скрыто по закону лиц в реестре: {records}',
    'Persons hidden in the register by law: {records}',
    '登记册中依法隐藏{records}人',
  ],
  'founder-foreign': [
    'Иностранный участник: {country}[, доля {share}]',
    'Foreign founder: {country}[, share {share}]',
    '外国股东：{country}[，占{share}]',
  ],
  'founder-offshore': ['Участник из офшора: {country:all}', 'Offshore founder: {country:all}', '离岸股东：{country:all}'],
  'founder-state': ['Участвует государство: {owner:all}', 'The state is a founder: {owner:all}', '国家参股：{owner:all}'],
  'founder-unreliable': [
    'В ЕГРЮЛ недостоверны сведения об участнике: {person:name}',
    'The register marks the entry on a founder as unreliable: {person:name}',
    '登记册标注股东信息不实：{person:name}',
  ],
  'founders-new': [
    'Новый участник {person}[, запись {since}]',
    'New founder {person}[, recorded on {since}]',
    '新股东{person}[，记录日期{since}]',
  ],
  'head-disqualified': [
    'Дисквалификация руководителя[ до {until}]: {person}',
    'The head is disqualified[ until {until}]: {person}',
    '负责人被取消资格[至{until}]：{person}',
  ],
  'head-listed-disqualified': [
    'В реестре дисквалифицированных[ до {until}]: {person}',
    'In the register of disqualified persons[ until {until}]: {person}',
    '{person}列入取消资格者名册[，至{until}]',
  ],
  'head-many-closed': [
    '{person}: из {everRegistered} компаний действует {living}',
    '{person}: {living} of {everRegistered} companies active',
    '{person}：名下{everRegistered}家公司中{living}家存续',
  ],
  'head-namesake-disqualified': [
    'Полных тёзок руководителя среди дисквалифицированных: {records}',
    'Disqualified people with exactly the head’s name: {records}',
    '与负责人同名的被取消资格者{records}名',
  ],
  'head-new': [
    'Руководитель сменился {since:ago}: {before} → {person} // Руководитель сменился {since:ago}: теперь {person} // Новый руководитель: {person}',
    'The head changed {since:ago}: {before} → {person} // The head changed {since:ago}: now {person} // New head: {person}',
    '负责人{since:ago}变更：{before} → {person} // 负责人{since:ago}变更：现为{person} // 新任负责人：{person}',
  ],
  'head-owns': [
    'Руководит и владеет {share}: {person} // Руководит и владеет долей: {person}',
    'Heads the company and owns {share}: {person} // Heads the company and owns a share: {person}',
    '{person}任负责人并持股{share} // {person}任负责人并持股',
  ],
  'head-unreliable': [
    'В ЕГРЮЛ недостоверны сведения о руководителе: {person:name}',
    'The register marks the entry on the head as unreliable: {person:name}',
    '登记册标注负责人信息不实：{person:name}',
  ],
  'head-was-disqualified': [
    '{person}: дисквалификация кончилась {until}',
    '{person}: the disqualification ended on {until}',
    '{person}：取消资格期已于{until}届满',
  ],
  'managed-by-company': ['Вместо директора управляет {company}', 'Managed by {company} instead of a director', '由{company}代替负责人管理'],
  'manager-unreliable': [
    'В ЕГРЮЛ недостоверны сведения об управляющей компании: {company:name}',
    'The register marks the entry on the managing company as unreliable: {company:name}',
    '登记册标注管理公司信息不实：{company:name}',
  ],
  'mass-founder': [
    '{person} участвует в {living|действующей компании|действующих компаниях|действующих компаниях}',
    '{person} is a member of {living|active company|active companies}',
    '{person}参股{living}家存续公司',
  ],
  'mass-head': [
    '{person} руководит {living|действующей компанией|действующими компаниями|действующими компаниями}',
    '{person} heads {living|active company|active companies}',
    '{person}领导{living}家存续公司',
  ],
  'moved-to-mass-head': [
    'Новый руководитель {person}[ с {since}] ведёт {living|компанию|компании|компаний}',
    'The new head {person}[, since {since},] heads {living|company|companies}',
    '新负责人{person}[（{since}）]领导{living}家公司',
  ],
  'share-pledged': ['Доля в залоге: {person:name}', 'A share is pledged: {person:name}', '股份已质押：{person:name}'],
} satisfies Record<string, FactTexts>

export const sharesFacts = {
  'convertible-loan': [
    '{person} вправе получить долю[ {share}] вместо возврата займа',
    '{person} is entitled to a share[ of {share}] instead of repayment of the loan',
    '{person}有权以股份[{share}]抵偿借款',
  ],
  'corporate-agreement': [
    'Участники связаны договором, условия которого в ЕГРЮЛ не раскрыты',
    'The members are bound by an agreement whose terms the register does not disclose',
    '股东受协议约束，登记册未载明条款',
  ],
  'head-powers-noted': [
    'Полномочия с пометкой в ЕГРЮЛ: {person}',
    'Powers with a note in the register: {person}',
    '登记册对权限有备注：{person}',
  ],
  'joint-powers': ['Подписывают вместе: {person:all}', 'Sign jointly: {person:all}', '须共同签署：{person:all}'],
  'share-arrested': [
    'Арестована доля: {owner}[, запись {since}]',
    'A share is under attachment: {owner}[, recorded on {since}]',
    '股份被冻结：{owner}[，记录日期{since}]',
  ],
  'share-in-trust': [
    'Долей владельца {owner} управляет {person} // Доля в управлении другого лица: {owner}',
    '{person} manages the share of {owner} // Another person manages the share of {owner}',
    '{owner}的股份由{person}管理 // {owner}的股份由他人管理',
  ],
  'shares-ban': [
    'Запрет сделок с долями[ с {since}][: {remark:inside}]',
    'Transactions in shares are banned[ since {since}][: {remark}]',
    '禁止处分股份[，自{since}起][：{remark}]',
  ],
} satisfies Record<string, FactTexts>
