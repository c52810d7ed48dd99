// Other living companies share the very same address, office included.
import { count } from '../evidence.ts'
import { factor, foundIf, notChecked } from '../factor.ts'

/** Our threshold: besides the company itself. */
const NEIGHBOURS = 2

export const officeNeighbours = factor({
  code: 'office-neighbours',
  group: 'address',
  polarity: 'attention',
  points: -3,
  source: 'own',
  basis: 'ours',
  only: 'company',
  title: ['Соседи по офису', 'Neighbours in the office', '同办公室公司'],
  explanation: [
    'В том же помещении зарегистрированы ещё две действующие компании или больше.',
    'Two or more other living companies are registered in the same room.',
    '同一房间还登记有两家以上存续公司。',
  ],
  needs: ['places'],
  check: ({ places: { office } }) =>
    office
      ? foundIf(office.living > NEIGHBOURS, count('living', office.living), count('everRegistered', office.total))
      : notChecked('no-address'),
})
