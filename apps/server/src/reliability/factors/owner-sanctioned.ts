// An owner of half or more is on a sanctions list.
import { percent, text } from '../evidence.ts'
import { factor, foundIf, notApplicable, notChecked } from '../factor.ts'

const HALF = 50

export const ownerSanctioned = factor({
  code: 'owner-sanctioned',
  group: 'sanctions',
  polarity: 'attention',
  points: -10,
  source: 'own',
  basis: 'OFAC, ЕС: правило 50 %',
  only: 'company',
  title: ['Владелец под санкциями', 'The owner is sanctioned', '所有者受制裁'],
  explanation: [
    'Лицо из списка владеет половиной и больше: ограничения действуют и на компанию.',
    'A listed person holds half or more: the restrictions reach the company too.',
    '名单中人员持股过半，限制同样适用于公司。',
  ],
  needs: ['group'],
  check: ({ group: { owners } }) => {
    const major = owners.filter(({ percent: share }) => share >= HALF)
    if (major.length === 0) return notApplicable('no-owner')
    const listed = major.filter(({ lists }) => lists && lists.length > 0)
    if (listed.length === 0 && major.some(({ lists }) => !lists)) return notChecked('owner-not-checked')
    return foundIf(
      listed.length > 0,
      ...listed.flatMap((owner) => [
        text('person', owner.name),
        percent('share', owner.percent / 100),
        ...(owner.lists ?? []).map((list) => text('list', list)),
      ]),
    )
  },
})
