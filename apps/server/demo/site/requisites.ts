// Invented legal and bank details («реквизиты») of the site's owner for demo mode. INN (taxpayer number), OGRN (registration number) and
// bank accounts have valid check digits, but the tax office 7799 does not exist.
import type { Requisites } from '@sverka/contract/site-pages/site-pages'

export const exampleRequisites: Requisites = {
  is_example: true,
  name: 'ООО «Сверка»',
  inn: '7799000012',
  kpp: '779901001',
  ogrn: '1267799000017',
  address: '000000, г. Образцов, ул. Примерная, д. 1',
  email: 'hello@example.test',
  phone: null,
  bank: { name: 'Банк «Пример»', bic: '049912741', account: '40702810300000004821', correspondent_account: '30101810900000000741' },
}
