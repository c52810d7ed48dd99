// Tests the checks of a product's certificates: numbers, days, repeats, and links, which may lead only to the state register of certificates.
import { expect, test } from 'vitest'
import { type Certificate, findCertificateFault, isExpired, isRegisterLink, registerPages } from './certificates.rules.ts'

const declaration: Certificate = {
  kind: 'declaration',
  number: 'ЕАЭС N RU Д-RU.РА01.В.12345/23',
  issued_on: '2024-02-29',
  valid_until: '2029-02-28',
  link: 'https://pub.fsa.gov.ru/rds/declaration/view/17000001/common',
}

test.each([
  [{}, null],
  [{ valid_until: null, link: null }, null],
  [{ valid_until: '2024-02-29' }, null],
  [{ number: 'RU.77.01.34.015.E.003456.06.22' }, null],
  [{ number: '' }, 'certificate_number_wrong'],
  [{ number: 'без номера' }, 'certificate_number_wrong'],
  [{ number: '1'.repeat(61) }, 'certificate_number_wrong'],
  [{ number: 'Д-RU <b>1</b>' }, 'certificate_number_wrong'],
  [{ number: 'Д-RU\n1' }, 'certificate_number_wrong'],
  [{ issued_on: '2025-02-29' }, 'certificate_days_wrong'],
  [{ issued_on: '1989-12-31' }, 'certificate_days_wrong'],
  [{ issued_on: '' }, 'certificate_days_wrong'],
  [{ valid_until: '2024-13-01' }, 'certificate_days_wrong'],
  [{ valid_until: '2024-02-28' }, 'certificate_days_wrong'],
  [{ link: 'http://pub.fsa.gov.ru/rds/declaration' }, 'certificate_link_wrong'],
  [{ link: '' }, 'certificate_link_wrong'],
] satisfies [Partial<Certificate>, string | null][])('%j gives %j', (change, code) => {
  expect(findCertificateFault([{ ...declaration, ...change }])).toEqual(code && { code, item: 1 })
})

test.each([
  'javascript:alert(1)',
  'https://pub.fsa.gov.ru',
  'https://pub.fsa.gov.ru.shop.example/rds',
  'https://pub.fsa.gov.ru@shop.example/rds',
  'https://shop.example/https://pub.fsa.gov.ru/',
  'https://fsa.gov.ru/rds',
  'https://pub.fsa.gov.ru:8443/rds',
  'https://pub.fsa.gov.ru/rds\nhttps://shop.example',
  'https://pub.fsa.gov.ru/"onclick=1',
  `https://pub.fsa.gov.ru/${'a'.repeat(300)}`,
])('%j is no link to the register', (link) => {
  expect(isRegisterLink(link)).toBe(false)
})

test('each register of certificates links to its search page', () => {
  expect(Object.values(registerPages).filter((page) => !isRegisterLink(page))).toEqual([])
})

test('a fault names its certificate, and repeats and a sixth one are refused', () => {
  const numbered = (number: string) => ({ ...declaration, number })
  expect(findCertificateFault([declaration, numbered('нет')])).toEqual({ code: 'certificate_number_wrong', item: 2 })
  expect(findCertificateFault([numbered('Д-1'), numbered('д-1')])).toEqual({ code: 'certificates_wrong' })
  expect(findCertificateFault(['1', '2', '3', '4', '5', '6'].map(numbered))).toEqual({ code: 'certificates_wrong' })
  expect(findCertificateFault([declaration, { ...declaration, kind: 'conformity' }])).toBeNull()
})

test('a certificate is valid on its last day, and one without a term always', () => {
  expect([isExpired(declaration, '2029-02-28'), isExpired(declaration, '2029-03-01')]).toEqual([false, true])
  expect(isExpired({ valid_until: null }, '2099-01-01')).toBe(false)
})
