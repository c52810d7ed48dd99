// Access tests of the site's own pages: the request that a guest, another member, the owner and staff send to each operation.
// By its declared access an operation refuses guests (401), and members if it is for staff (404); `expected` has the statuses that differ.
import { type AccessCases, sameRequestForAll } from './cases.ts'

/** Invented legal details («реквизиты») of the company that runs the site; the numbers have valid check digits. */
const requisites = {
  name: 'ООО «Первая»',
  inn: '7799000012',
  kpp: null,
  ogrn: '1267799000017',
  address: 'Образцов',
  email: 'first@example.test',
  phone: null,
  bank: { name: 'Банк', bic: '049912741', account: '40702810300000004821', correspondent_account: '30101810900000000741' },
}

export const accessCases: AccessCases = {
  getCompaniesSitemap: sameRequestForAll({ params: { part: 1 } }),
  setRequisites: { ...sameRequestForAll({ body: requisites }), expected: { staff: 204 } },
  // 404 where another case has reset them before.
  resetRequisites: { ...sameRequestForAll(), expected: { staff: [204, 404] } },
}
