// Texts of the reliability report about the factors of `lists.ts`, one for each sanctions list: a title, and an explanation that is the same for all.
// ИНН is the taxpayer number, ОГРН the state registration number of a company.
import type { FactorTexts } from '../../factor.ts'

/** The pair [title, explanation] in each language, from the three titles. */
const texts = (ru: string, en: string, zh: string): FactorTexts => ({
  ru: [ru, 'Совпал ИНН или ОГРН. Нет совпадения не значит, что санкций нет: не у всех записей есть номера.'],
  en: [en, 'The INN or OGRN matched. The absence of a match does not mean there are no sanctions: not every entry has a number.'],
  'zh-CN': [zh, '税号或 OGRN 匹配。未匹配不代表无制裁，因并非所有记录都有编号。'],
})

export const listTexts = {
  'sanctions-australia': texts('Санкции: список Австралии', 'Sanctions: Australian list', '制裁：澳大利亚名单'),
  'sanctions-bis': texts('Санкции: BIS Entity List', 'Sanctions: BIS Entity List', '制裁：BIS 实体清单'),
  'sanctions-canada': texts('Санкции: список Канады', 'Sanctions: Canadian list', '制裁：加拿大名单'),
  'sanctions-eu': texts('Санкции: список ЕС', 'Sanctions: EU list', '制裁：欧盟名单'),
  'sanctions-japan': texts('Санкции: список Японии', 'Sanctions: Japanese list', '制裁：日本名单'),
  'sanctions-new-zealand': texts('Санкции: список Новой Зеландии', 'Sanctions: New Zealand list', '制裁：新西兰名单'),
  'sanctions-ofac-consolidated': texts('Санкции: OFAC SSI, NS-CMIC', 'Sanctions: OFAC SSI, NS-CMIC', '制裁：OFAC SSI, NS-CMIC'),
  'sanctions-ofac-sdn': texts('Санкции: OFAC SDN', 'Sanctions: OFAC SDN', '制裁：OFAC SDN'),
  'sanctions-other': texts('Санкции: другой список', 'Sanctions: another list', '制裁：其他名单'),
  'sanctions-switzerland': texts('Санкции: список Швейцарии', 'Sanctions: Swiss list', '制裁：瑞士名单'),
  'sanctions-uk': texts('Санкции: список Великобритании', 'Sanctions: UK list', '制裁：英国名单'),
  'sanctions-ukraine': texts('Санкции: список Украины', 'Sanctions: Ukrainian list', '制裁：乌克兰名单'),
  'sanctions-un': texts('Санкции: список ООН', 'Sanctions: UN list', '制裁：联合国名单'),
}
