// Sentence templates with which the reliability report states findings of the factors of `aggregator.ts`: Russian, English, Chinese.
// `{label}` is a value of the evidence, `{label|one|few|many}` a count with its noun in the right plural form. `[…]` is left out if a value in it
// is missing. A form of the value may follow the label: `:all` up to two values and «and others». Checko is a commercial data aggregator, whose
// warnings these factors repeat.
import type { FactTexts } from '../../fact.ts'

export const aggregatorFacts = {
  'told-arrears': [
    'Недоимка {arrears}[ на {published}], сообщает Checko',
    'Arrears of {arrears}[ as of {published}], according to Checko',
    '据Checko，欠税{arrears}[（{published}）]',
  ],
  'told-disqualified': [
    'Дисквалифицированное лицо в руководстве по отметке Checko',
    'A disqualified person in management, flagged by Checko',
    'Checko标注管理层有被取消资格者',
  ],
  'told-founder-sanctioned': [
    'Checko отмечает учредителя под санкциями',
    'Checko flags a founder under sanctions',
    'Checko标注创始人受制裁',
  ],
  'told-hidden-founders': [
    'Скрытых участников, сообщает Checko: {records}',
    'Hidden founders, according to Checko: {records}',
    '据Checko，隐藏的股东{records}名',
  ],
  'told-mass-address': [
    'Checko называет адрес массовым[: по нему ещё {companies|организация|организации|организаций}]',
    'Checko calls this a mass address[: {companies|other organisation|other organisations} there]',
    'Checko称该地址为集中注册地址[：另有{companies}家机构]',
  ],
  'told-mass-founder': [
    'Checko отмечает учредителя многих компаний',
    'Checko flags a founder of many companies',
    'Checko标注创始人名下公司众多',
  ],
  'told-mass-head': [
    'Checko отмечает руководителя многих компаний',
    'Checko flags a head of many companies',
    'Checko标注负责人名下公司众多',
  ],
  'told-sanctioned': [
    'Санкции по отметке Checko[: {country:all}]',
    'Sanctions flagged by Checko[: {country:all}]',
    'Checko标注制裁[：{country:all}]',
  ],
} satisfies Record<string, FactTexts>
