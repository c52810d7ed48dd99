// Access cases of the site's own pages.
import { type AccessCases, anybody } from './cases.ts'

/** Invented details of the company that runs the site. */
const requisites = {
  name: 'ООО «Первая»',
  inn: '7799000012',
  kpp: null,
  ogrn: '1267799000017',
  address: 'Образцов',
  email: 'first@example.test',
  phone: null,
  bank: { name: 'Банк', bic: '040000000', account: '40702810000000000000', correspondent_account: '30101810000000000000' },
}

export const accessCases: AccessCases = {
  getCompaniesSitemap: anybody({ params: { part: 1 } }),
  setRequisites: { ...anybody({ body: requisites }), expected: { staff: 204 } },
  // 404 where another case has reset them before.
  resetRequisites: { ...anybody(), expected: { staff: [204, 404] } },
}
