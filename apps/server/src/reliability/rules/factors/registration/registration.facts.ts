// Sentence templates with which the reliability report states findings of the factors of `registration.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. ` // ` separates alternatives: the next one is used if the one before lacks a value. A form of the value may follow the label:
// `:inside` the text with a small first letter, for the middle of a sentence, `:last` the latest of several days, `:ago` the time since the day
// («3 months ago»), `:age` the time since the day («3 months»). ЕГРЮЛ is the state register of companies, МСП is small and medium business (SME).
import type { FactTexts } from '../../fact.ts'

export const registrationFacts = {
  active: [
    'Действует: записи о прекращении в реестре нет',
    'Active: the register has no record that activity has ceased',
    '正常存续：登记册中没有终止记录',
  ],
  'age-over-3-years': [
    'Работает {registered:age}, с {registered}',
    'In business for {registered:age}, since {registered}',
    '已经营{registered:age}，自{registered}起',
  ],
  'age-under-1-year': [
    'Регистрация {registered:ago}, {registered}',
    'Registered {registered:ago}, on {registered}',
    '{registered:ago}登记（{registered}）',
  ],
  'age-under-3-months': [
    'Регистрация {registered:ago}, {registered}',
    'Registered {registered:ago}, on {registered}',
    '{registered:ago}登记（{registered}）',
  ],
  'age-under-6-months': [
    'Регистрация {registered:ago}, {registered}',
    'Registered {registered:ago}, on {registered}',
    '{registered:ago}登记（{registered}）',
  ],
  branches: ['Филиалов и представительств: {branches}', 'Branches and offices: {branches}', '分支机构和代表处：{branches}家'],
  'capital-decrease': [
    'Уставный капитал уменьшают[ на {decrease}][, запись {since:last}]',
    'The share capital is being reduced[ by {decrease}][, recorded on {since:last}]',
    '正在减少注册资本[{decrease}][，记录日期{since:last}]',
  ],
  'capital-large': ['Уставный капитал {capital}', 'Share capital of {capital}', '注册资本{capital}'],
  'capital-minimum': [
    'Уставный капитал {capital}, меньше нельзя по закону',
    'Share capital of {capital}, the minimum allowed by law',
    '注册资本{capital}，为法定最低额',
  ],
  closed: ['Деятельность прекращена {closed}[: {status:inside}]', 'Activity ceased on {closed}[: {status}]', '{closed}已终止[：{status}]'],
  'environmental-object': [
    'Владеет объектом, который ЕГРЮЛ относит к опасным для природы',
    'Owns a site that the register classes as hazardous to the environment',
    '拥有登记册注明的环境危险设施',
  ],
  'exclusion-inactive': [
    'Налоговая решила исключить из реестра за бездействие[, решение № {decision}][, {since}]',
    'The tax service decided to strike it off for inactivity[, decision No. {decision}][, {since}]',
    '税务机关已决定因停业除名[，决定{decision}][，{since}]',
  ],
  'exclusion-unreliable': [
    'Налоговая решила исключить из реестра за недостоверные сведения[, запись {since}]',
    'The tax service decided to strike it off for unreliable entries[, recorded on {since}]',
    '税务机关已决定因信息不实除名[，记录日期{since}]',
  ],
  liquidation: [
    'Идёт ликвидация, запись {since} // Назначен ликвидатор: {person} // Идёт ликвидация по записи реестра',
    'In liquidation, recorded on {since} // Liquidator appointed: {person} // In liquidation according to the register',
    '清算中，记录日期{since} // 已任命清算人：{person} // 登记册载明正在清算',
  ],
  'many-activities': [
    'Заявлено {activities|дополнительный вид|дополнительных вида|дополнительных видов} деятельности',
    '{activities|additional activity|additional activities} declared',
    '申报附加经营活动{activities}项',
  ],
  'msp-excluded': [
    'В списке МСП на {excluded} уже не названа',
    'No longer on the SME list as of {excluded}',
    '{excluded}的中小企业名录已不再列出',
  ],
  'msp-new': [
    'В реестре МСП новичок[ с {since}]: размер заявлен, отчётностью не подтверждён',
    'New in the SME register[ since {since}]: the size is declared, not confirmed by returns',
    '新列入中小企业名录[（{since}）]：规模为自行申报，尚未证实',
  ],
  'msp-social': [
    'Статус социального предприятия подтверждён комиссией региона',
    'Social enterprise status confirmed by the regional commission',
    '社会企业身份已由地区委员会确认',
  ],
  msp: [
    '{category} в реестре МСП[ с {since}]',
    '{category} in the SME register[, since {since}]',
    '中小企业名录所列{category}[，自{since}起]',
  ],
  'no-activity': ['Основной вид деятельности в реестре не указан', 'The register states no main activity', '登记册未注明主营活动'],
  'records-by-court': [
    'Запись по решению суда от {since}: {record:inside}',
    'Record made under a court ruling, {since}: {record}',
    '{since}依法院裁决记录：{record}',
  ],
  'records-void': [
    'Недействительных записей в реестре: {records}[, последняя от {since:last}]',
    'Void records in the register: {records}[, the latest dated {since:last}]',
    '登记册中无效记录{records}条[，最近{since:last}]',
  ],
  reorganisation: [
    'Идёт реорганизация[, участвует {company}][, запись {since}]',
    'Under reorganisation[ with {company}][, recorded on {since}]',
    '重组进行中[，参与方{company}][，记录日期{since}]',
  ],
} satisfies Record<string, FactTexts>
