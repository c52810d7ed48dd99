// Access tests of the site's own pages: the request that a guest, another member, the owner and staff send to each operation.
// A status is given for a role where the declared access of the operation implies another one or leaves it open (`cases.ts`).
import { type AccessCases, sameRequestForAll } from './cases.ts'

/** Invented details of the company that runs the site. */
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
