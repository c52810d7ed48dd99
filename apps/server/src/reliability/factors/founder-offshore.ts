// A founder is registered in an offshore jurisdiction.
import { text } from '../evidence.ts'
import { factor, foundIf } from '../factor.ts'
import { mentions } from '../texts/matching.ts'

/** Stems of the jurisdictions in the Ministry of Finance's list of offshore zones (order 86н), as ЕГРЮЛ spells countries. */
const OFFSHORE = [
  'ангиль',
  'андорр',
  'антигуа',
  'аруб',
  'багам',
  'бахрейн',
  'белиз',
  'бермуд',
  'бруней',
  'вануату',
  'виргинск',
  'гибралтар',
  'гренад',
  'доминика',
  'кайман',
  'кипр',
  'кука',
  'либери',
  'лихтенштейн',
  'маврики',
  'макао',
  'аомынь',
  'мальдив',
  'мальт',
  'маршалл',
  'монако',
  'монтсеррат',
  'науру',
  'ниуэ',
  'палау',
  'панам',
  'самоа',
  'сан-марино',
  'сейшел',
  'сент-винсент',
  'сент-китс',
  'сент-люси',
  'теркс',
  'гернси',
  'джерси',
  'остров мэн',
]

export const founderOffshore = factor({
  code: 'founder-offshore',
  group: 'people',
  polarity: 'attention',
  points: -5,
  source: 'egrul',
  basis: 'НК РФ, ст. 284 п. 3',
  only: 'company',
  title: ['Учредитель из офшора', 'A founder from an offshore zone', '创始人来自离岸地区'],
  explanation: [
    'Страна учредителя входит в перечень Минфина: конечный владелец не виден.',
    "The founder's country is on the Ministry of Finance's list: the final owner is not visible.",
    '创始人所在国列入财政部名单，最终所有者不可见。',
  ],
  needs: ['register'],
  check: ({ register }) => {
    const offshore = register.founders.filter(({ kind, country }) => kind === 'foreign' && mentions(country, OFFSHORE))
    return foundIf(offshore.length > 0, ...offshore.map(({ name, country }) => text('country', `${name ?? '—'}, ${country}`)))
  },
})
