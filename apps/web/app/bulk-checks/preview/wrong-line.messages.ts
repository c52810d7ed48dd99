// Messages about a wrong line in the preview of a bulk check: what is wrong with its number, and what to do about it. ИНН is a taxpayer number, ОГРН
// a registration number, КПП the code of a tax registration, which several companies may share.
import { KPP_COMPANIES_COUNTED, type LineFault } from '@sverka/contract/bulk-checks/bulk-checks.rules'
import { defineTexts, type Translated } from '../../i18n/catalogue.ts'
import { plural } from '../../i18n/plural.ts'
import type { WrongLine } from './preview.rules.ts'

const DIGITS = {
  ru: { one: '# цифра', few: '# цифры', many: '# цифр', other: '# цифры' },
  en: { one: '# digit', other: '# digits' },
}

const COMPANIES = {
  ru: { one: '# компания', few: '# компании', many: '# компаний', other: '# компании' },
  en: { one: '# company', other: '# companies' },
}

/** Companies of one КПП are counted up to a limit of 100; from there on the text says «a hundred or more». */
const companiesOfKpp = {
  ru: (count: number) => (count < KPP_COMPANIES_COUNTED ? plural('ru', count, COMPANIES.ru) : 'сто компаний или больше'),
  en: (count: number) => (count < KPP_COMPANIES_COUNTED ? plural('en', count, COMPANIES.en) : 'a hundred or more companies'),
  zh: (count: number) => (count < KPP_COMPANIES_COUNTED ? `${count} 家公司` : '一百家或更多公司'),
}

export const wrongLineMessages = defineTexts({
  wrong: {
    no_number: {
      ru: ({ read }) =>
        read === null ? ['Номера в строке нет', 'Впишите ИНН или ОГРН.'] : [`КПП ${read} в реестре нет`, 'Допишите ИНН компании.'],
      en: ({ read }) =>
        read === null
          ? ['There is no number in the line', 'Enter an INN or OGRN.']
          : [`The register has no KPP ${read}`, 'Add the company’s INN.'],
      zh: ({ read }) => (read === null ? ['该行没有号码', '请填写税号或 OGRN。'] : [`登记册中没有 KPP ${read}`, '请补充公司的税号。']),
    },
    length: {
      ru: ({ read, several }) => {
        if (several || read === null) return ['Здесь больше одного номера', 'Оставьте в строке один.']
        const why = [9, 11].includes(read.length)
          ? 'С нулём впереди контрольная цифра не сходится, сами не подставляем.'
          : 'В ОГРН 13 цифр, у предпринимателя 15.'
        return [`${read}: ${plural('ru', read.length, DIGITS.ru)}, в ИНН их 10 или 12`, why]
      },
      en: ({ read, several }) => {
        if (several || read === null) return ['There is more than one number', 'Leave one in the line.']
        const why = [9, 11].includes(read.length)
          ? 'With a leading zero the check digit does not match, so we do not add one.'
          : 'An OGRN has 13 digits, that of a sole trader 15.'
        return [`${read}: ${plural('en', read.length, DIGITS.en)}, an INN has 10 or 12`, why]
      },
      zh: ({ read, several }) => {
        if (several || read === null) return ['此处有多个号码', '每行请只保留一个。']
        const why = [9, 11].includes(read.length) ? '首位补零后校验位不符，因此不予替换。' : 'OGRN 为 13 位，个体户为 15 位。'
        return [`${read}：${read.length} 位，税号应为 10 或 12 位`, why]
      },
    },
    doubtful: {
      ru: ({ read, kpp_companies: companies }) => {
        if (read?.length === 11) return [`${read} похоже на ИНН без первого нуля`, 'Номер не подписан. Наугад не подставляем.']
        if (!companies) return [`${read} похоже на КПП или на ИНН без первого нуля`, 'Номер не подписан. Наугад не подставляем.']
        return [
          `${read} похоже на КПП, а не на ИНН`,
          `Номер не подписан, у такого КПП ${companiesOfKpp.ru(companies)}. Наугад не подставляем.`,
        ]
      },
      en: ({ read, kpp_companies: companies }) => {
        if (read?.length === 11) return [`${read} looks like an INN without its first zero`, 'The number is not labelled. We do not guess.']
        if (!companies) return [`${read} looks like a KPP or an INN without its first zero`, 'The number is not labelled. We do not guess.']
        return [
          `${read} looks like a KPP, not an INN`,
          `The number is not labelled, and as a KPP it is shared by ${companiesOfKpp.en(companies)}. We do not guess.`,
        ]
      },
      zh: ({ read, kpp_companies: companies }) => {
        if (read?.length === 11) return [`${read} 像是缺少首位零的税号`, '号码没有标注，我们不作猜测。']
        if (!companies) return [`${read} 像是 KPP 或缺少首位零的税号`, '号码没有标注，我们不作猜测。']
        return [`${read} 像是 KPP 而非税号`, `号码没有标注，${companiesOfKpp.zh(companies)}使用该 KPP。我们不作猜测。`]
      },
    },
    kpp_shared: {
      ru: ({ read, kpp_companies: companies }) => [
        `КПП ${read} не у одной компании`,
        `С таким КПП ${companiesOfKpp.ru(companies ?? 0)}. Допишите ИНН.`,
      ],
      en: ({ read, kpp_companies: companies }) => [
        `KPP ${read} belongs to several companies`,
        `It is shared by ${companiesOfKpp.en(companies ?? 0)}. Add the INN.`,
      ],
      zh: ({ read, kpp_companies: companies }) => [
        `KPP ${read} 不止一家公司使用`,
        `${companiesOfKpp.zh(companies ?? 0)}使用该 KPP，请补充税号。`,
      ],
    },
    checksum: {
      ru: ({ read }) => [`${read}: контрольная цифра не сходится`, 'В номере опечатка. Наугад не подставляем.'],
      en: ({ read }) => [`${read}: the check digit is wrong`, 'The number has a typo. We do not guess.'],
      zh: ({ read }) => [`${read}：校验位不符`, '号码有误，我们不作猜测。'],
    },
    rounded: {
      ru: () => ['Номер округлён таблицей', 'Последние цифры потеряны: впишите номер или сделайте столбец текстовым.'],
      en: () => ['The spreadsheet rounded the number', 'The last digits are lost: enter the number or format the column as text.'],
      zh: () => ['号码被表格四舍五入', '末尾数字已丢失：请填写号码，或将该列设为文本。'],
    },
    repeat: { ru: () => ['Повтор', ''], en: () => ['Repeat', ''], zh: () => ['重复', ''] },
    not_found: {
      ru: ({ read }) => [`${read}: в реестре такой компании нет`, 'Номер записан верно. Проверьте, тот ли он.'],
      en: ({ read }) => [`${read}: the register has no such company`, 'The number is written correctly. Check that it is the right one.'],
      zh: ({ read }) => [`${read}：登记册中没有该企业`, '号码书写正确，请确认是否为所需号码。'],
    },
    late: {
      ru: () => ['Не успели прочитать', 'Повторите список.'],
      en: () => ['Not read in time', 'Run the list again.'],
      zh: () => ['未能及时读取', '请重新运行该列表。'],
    },
  } satisfies Record<LineFault, Translated<(line: WrongLine) => [what: string, why: string]>>,
})
