// Texts of the reliability report about the factors of `permits.ts`: a pair [title, explanation] in Russian, English and Chinese.
// Numbers in them repeat the thresholds of the rules there: change both.
import type { FactorTexts } from '../../factor.ts'

export const permitsTexts = {
  'licenses-expired': {
    ru: ['Лицензии истекли', 'Лицензии были, но сроки всех прошли.'],
    en: ['Licences have expired', 'There were licences, but all have expired.'],
    'zh-CN': ['许可证已过期', '曾持有许可证，但均已过期。'],
  },
  'licenses-suspended': {
    ru: ['Лицензия приостановлена', 'Работать по приостановленной лицензии нельзя.'],
    en: ['A licence is suspended', 'No work is allowed under a suspended licence.'],
    'zh-CN': ['许可证被中止', '许可证中止期间不得经营。'],
  },
  'licenses-valid': {
    ru: ['Действующие лицензии', 'В реестре есть лицензия, срок которой не истёк и которая не приостановлена.'],
    en: ['Licences in force', 'The register has a licence that has neither expired nor been suspended.'],
    'zh-CN': ['有效许可证', '登记册中有未过期且未中止的许可证。'],
  },
  'trademark-ending': {
    ru: ['Срок товарного знака подходит к концу', 'Знак кончается в ближайшие полгода: лицензиатам стоит спросить о продлении.'],
    en: ['A trademark is about to expire', 'The mark expires within the next six months: licensees should ask about renewal.'],
    'zh-CN': ['商标即将到期', '商标半年内到期，被许可人应询问续展。'],
  },
  trademarks: {
    ru: ['Товарные знаки', 'Компания вложилась в имя: знак действует.'],
    en: ['Trademarks', 'The company has invested in its name: the mark is in force.'],
    'zh-CN': ['商标', '公司投资于品牌，商标有效。'],
  },
} satisfies Record<string, FactorTexts>
