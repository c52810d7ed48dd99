// Translates citations of laws, orders and lists: «129-ФЗ, ст. 5» (federal law 129, article 5) is «129-FZ, art. 5» in English.
import type { ReportLanguage } from '@sverka/contract/company-card/reliability'

/**
 * Parts of citations, replaced in this order wherever they occur. Longer ones come first, so that a part of one is not replaced before it. «ММ-»
 * and «БВ-» begin numbers of orders of the tax service.
 */
const WORDS: readonly (readonly [ru: string, en: string, zh: string])[] = [
  ['Альтман, Таффлер, Лис, Спрингейт, Олсон', 'Altman, Taffler, Lis, Springate, Ohlson', 'Altman、Taffler、Lis、Springate、Ohlson 模型'],
  ['Украина, указы СНБО', 'Ukraine, decrees of the National Security Council', '乌克兰，国家安全委员会令'],
  ['Резолюции СБ ООН', 'Resolutions of the UN Security Council', '联合国安理会决议'],
  ['Новая Зеландия', 'New Zealand', '新西兰'],
  ['Великобритания', 'United Kingdom', '英国'],
  ['Пленум ВАС №', 'Supreme Commercial Court, plenum No.', '最高仲裁法院全会第'],
  ['Швейцария', 'Switzerland', '瑞士'],
  ['Австралия', 'Australia', '澳大利亚'],
  ['Евросоюз', 'European Union', '欧盟'],
  ['КоАП РФ', 'Code of Administrative Offences', '行政违法法典'],
  ['критерий', 'criterion', '标准'],
  ['правило', 'rule', '规则'],
  ['ПП РФ №', 'Government decree No.', '政府令第'],
  ['ГрК РФ', 'Town Planning Code', '城市建设法典'],
  ['ГК РФ', 'Civil Code', '民法典'],
  ['НК РФ', 'Tax Code', '税法典'],
  ['Канада', 'Canada', '加拿大'],
  ['Япония', 'Japan', '日本'],
  ['разд.', 'sec.', '编'],
  ['США', 'United States', '美国'],
  ['-ФЗ', '-FZ', '-FZ'],
  ['ММ-', 'MM-', 'MM-'],
  ['БВ-', 'BV-', 'BV-'],
  ['«ф»', '“f”', '“f”'],
  ['ст.', 'art.', '条'],
  ['гл.', 'ch.', '章'],
  ['от ', 'of ', ''],
  ['п.', 'item', '款'],
  ['ЕС', 'EU', '欧盟'],
]

/** A Russian citation in the language; parts that are not in the table stay Russian. */
export function citationIn(language: ReportLanguage, citation: string): string {
  if (language === 'ru') return citation
  return WORDS.reduce((text, [ru, en, zh]) => text.replaceAll(ru, language === 'en' ? en : zh), citation)
}
