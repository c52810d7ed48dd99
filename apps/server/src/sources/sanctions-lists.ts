// The sanctions lists of states and unions among the data sources; each list is a source of its own. Texts are in Russian, English and Chinese, as
// pages show them; `blocks` are the names under which matches of the list are stored.
import { partsOfList, partsOfOtherLists, type SanctionsListCode } from '../registry/registry.ts'
import type { SourceEntry } from './source.ts'

/** Kind of data, the same for all lists. */
const gives = ['лица и организации под ограничениями', 'listed persons and organisations', '受限个人与组织'] as const

export const sanctionsLists = {
  ofacSdn: {
    owner: 'ofac',
    name: ['OFAC SDN', 'OFAC SDN', 'OFAC SDN'],
    gives,
    site: 'https://sanctionslistservice.ofac.treas.gov',
    blocks: partsOfList('ofacSdn'),
    isList: true,
  },
  ofacConsolidated: {
    owner: 'ofac',
    name: ['OFAC SSI, NS-CMIC', 'OFAC SSI, NS-CMIC', 'OFAC SSI, NS-CMIC'],
    gives,
    site: 'https://sanctionslistservice.ofac.treas.gov',
    blocks: partsOfList('ofacConsolidated'),
    isList: true,
  },
  bis: {
    owner: 'bis',
    name: ['BIS Entity List', 'BIS Entity List', 'BIS 实体清单'],
    gives,
    site: 'https://www.trade.gov',
    blocks: partsOfList('bis'),
    isList: true,
  },
  eu: {
    owner: 'eu',
    name: ['Список ЕС', 'EU list', '欧盟名单'],
    gives,
    site: 'https://webgate.ec.europa.eu/fsd',
    blocks: partsOfList('eu'),
    isList: true,
  },
  uk: {
    owner: 'uk',
    name: ['Список Великобритании', 'UK list', '英国名单'],
    gives,
    site: 'https://www.gov.uk',
    blocks: partsOfList('uk'),
    isList: true,
  },
  seco: {
    owner: 'seco',
    name: ['Список Швейцарии', 'Swiss list', '瑞士名单'],
    gives,
    site: 'https://sesam.search.admin.ch',
    blocks: partsOfList('seco'),
    isList: true,
  },
  un: {
    owner: 'un',
    name: ['Список ООН', 'UN list', '联合国名单'],
    gives,
    site: 'https://scsanctions.un.org',
    blocks: partsOfList('un'),
    isList: true,
  },
  ukraine: {
    owner: 'ukraine',
    name: ['Список Украины', 'Ukrainian list', '乌克兰名单'],
    gives,
    site: 'https://drs.nsdc.gov.ua',
    blocks: partsOfList('ukraine'),
    isList: true,
  },
  canada: {
    owner: 'canada',
    name: ['Список Канады', 'Canadian list', '加拿大名单'],
    gives,
    site: 'https://www.international.gc.ca',
    blocks: partsOfList('canada'),
    isList: true,
  },
  japan: {
    owner: 'japan',
    name: ['Список Японии', 'Japanese list', '日本名单'],
    gives,
    site: 'https://www.meti.go.jp',
    blocks: partsOfList('japan'),
    isList: true,
  },
  australia: {
    owner: 'australia',
    name: ['Список Австралии', 'Australian list', '澳大利亚名单'],
    gives,
    site: 'https://www.dfat.gov.au',
    blocks: partsOfList('australia'),
    isList: true,
  },
  zealand: {
    owner: 'zealand',
    name: ['Список Новой Зеландии', 'New Zealand list', '新西兰名单'],
    gives,
    site: 'https://www.mfat.govt.nz',
    blocks: partsOfList('zealand'),
    isList: true,
  },
  sanctionsOther: {
    owner: 'opensanctions',
    name: ['Другие санкционные списки', 'Other sanctions lists', '其他制裁名单'],
    gives,
    site: 'https://www.opensanctions.org',
    blocks: partsOfOtherLists(),
    isList: true,
  },
} as const satisfies Record<SanctionsListCode | 'sanctionsOther', SourceEntry>
