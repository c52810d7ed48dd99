// The computed parts of an invoice: VAT to the kopeck, the sum in words, the payment QR code, its last day, and the check digits of bank details.
import { isAccountValid, isCorrAccountValid, validateBankDetails } from '@sverka/contract/payments/invoices.rules'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type ContentLine, lineTotal, presentLine, qrContent, vatByRate } from './invoice-content.ts'
import { validUntil } from './invoices.ts'
import { sumInWords } from './sum-in-words.ts'

/** An invented invoice. All numbers have right check digits. The bar in the seller's name is the separator of the QR code's fields. */
const content = {
  seller: { name: 'АО «Верхнезвёздный | завод»', inn: '6699102749', kpp: '669901001', address: null, head: null, accountant: null },
  bank: { name: 'АО «Банк Небыль»', bic: '049912741', account: '40702810300000004821', corrAccount: '30101810900000000741' },
  buyer: { name: 'ООО «Колосок»', inn: '7799483056', kpp: null, address: null },
  reference: null,
}

/** Any line: its price with VAT, and the VAT rates in percent that Russian law has or had; null is without VAT. */
const line = fc.record({
  quantity: fc.integer({ min: 1, max: 999_999 }),
  kopecks: fc.integer({ min: 1, max: 100_000_000 }),
  vatRate: fc.constantFrom(null, 0, 5, 7, 10, 20, 22),
})

test('sums and VAT of 10,000 random orders agree with their lines to the kopeck', () => {
  fc.assert(
    fc.property(fc.array(line, { minLength: 1, maxLength: 30 }), (amounts) => {
      const lines: ContentLine[] = amounts.map((amount) => ({ ...amount, name: 'Т', article: '', kind: 'product' }))
      const presented = lines.map(presentLine)
      const toKopecks = (rubles: number) => Math.round(rubles * 100)
      const total = lines.reduce((sum, each) => sum + lineTotal(each), 0)
      expect(presented.reduce((sum, each) => sum + toKopecks(each.total), 0)).toBe(total)
      const byRate = vatByRate(lines)
      for (const { rate, kopecks } of byRate)
        expect(presented.filter(({ vat_rate }) => vat_rate === rate).reduce((sum, each) => sum + toKopecks(each.vat), 0)).toBe(kopecks)
      const vat = byRate.reduce((sum, { kopecks }) => sum + kopecks, 0)
      return vat >= 0 && vat < total && new Set(byRate.map(({ rate }) => rate)).size === byRate.length
    }),
    { numRuns: 10_000 },
  )
})

test('sums in words have the right cases and genders', () => {
  // Kopecks, and the sum as Russian grammar demands.
  const examples: readonly (readonly [number, string])[] = [
    [2_403_500_00, 'Два миллиона четыреста три тысячи пятьсот рублей 00 копеек'],
    [1_01, 'Один рубль 01 копейка'],
    [0, 'Ноль рублей 00 копеек'],
    [1_001_11, 'Одна тысяча один рубль 11 копеек'],
    [112_014_04, 'Сто двенадцать тысяч четырнадцать рублей 04 копейки'],
    [2_000_002_52, 'Два миллиона два рубля 52 копейки'],
    [1_000_000_000_00, 'Один миллиард рублей 00 копеек'],
  ]
  for (const [kopecks, words] of examples) expect(sumInWords(kopecks)).toBe(words)
})

test('the QR code has the fields of the standard, and no value has its separator', () => {
  const text = qrContent({
    number: 512,
    issuedOn: '2026-11-20',
    amountKopecks: 2_403_500_00,
    content: { ...content, lines: [{ name: 'Задвижка', article: '', kind: 'product', quantity: 1, kopecks: 2_403_500_00, vatRate: 22 }] },
  })
  // The fields of the Russian standard for payment codes, ГОСТ Р 56042-2014; `Sum` is in kopecks.
  expect(text.split('|')).toEqual([
    'ST00012',
    'Name=АО «Верхнезвёздный завод»',
    'PersonalAcc=40702810300000004821',
    'BankName=АО «Банк Небыль»',
    'BIC=049912741',
    'CorrespAcc=30101810900000000741',
    'Sum=240350000',
    'Purpose=Оплата по счёту № 512 от 20.11.2026, в т. ч. НДС 22 % 433418,03',
    'PayeeINN=6699102749',
    'KPP=669901001',
  ])
})

test('the real correspondent accounts of large banks pass the check', () => {
  // BIC (the bank's identifier) and the bank's account at the Bank of Russia: Sberbank, VTB and others, as they publish them.
  const published = [
    ['044525225', '30101810400000000225'],
    ['044525187', '30101810700000000187'],
    ['044525593', '30101810200000000593'],
    ['044525974', '30101810145250000974'],
  ] as const
  for (const [bic, account] of published) expect(isCorrAccountValid(bic, account)).toBe(true)
})

test('an account of the bank passes the check, and any wrong digit fails it', () => {
  const right = { bic: '049912741', account: '40702810300000004821', corr_account: '30101810900000000741' }
  expect(validateBankDetails(right)).toEqual({})
  // From the sixth digit on: the first five are the kind of account.
  for (let place = 5; place < 20; place += 1) {
    const digit = (Number(right.account[place]) + 1) % 10
    expect(isAccountValid(right.bic, right.account.slice(0, place) + digit + right.account.slice(place + 1))).toBe(false)
  }
  expect(isCorrAccountValid('044525225', right.corr_account)).toBe(false)
  expect(validateBankDetails({ ...right, bic: '1' })).toEqual({ bic: 'not_a_bic' })
  expect(validateBankDetails({ ...right, bic: '044525225' })).toEqual({
    account: 'bank_account_mismatch',
    corr_account: 'corr_account_mismatch',
  })
  expect(validateBankDetails({ ...right, account: '1', corr_account: '2' })).toEqual({
    account: 'not_a_bank_account',
    corr_account: 'not_a_corr_account',
  })
})

test('an invoice is valid for seven days, until six in the evening in Moscow', () => {
  expect(validUntil(new Date('2026-11-20T09:30:00Z')).toISOString()).toBe('2026-11-27T15:00:00.000Z')
  expect(validUntil(new Date('2026-11-20T21:30:00Z')).toISOString()).toBe('2026-11-28T15:00:00.000Z')
})
