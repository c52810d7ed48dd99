// The search for ties in English.
import { plural } from '../../i18n/plural.ts'
import type { Messages } from './ru.ts'

const steps = (count: number) => plural('en', count, { one: '# step', other: '# steps' })
const companies = (count: number) => plural('en', count, { one: '# company', other: '# companies' })

export const messages: Messages = {
  title: 'Path between two',
  lists: 'Ties within a list',
  guestTitle: 'The path between two is open to members',
  guestText: 'Sign in to see through whom two companies or two people are tied, since when and by which source.',
  signIn: 'Sign in',
  loading: 'Searching...',
  breadcrumbs: 'Path',
  counterParties: 'Companies',
  from: 'From whom',
  to: 'To whom',
  numberHint: 'INN or OGRN',
  swap: 'Swap',
  search: 'Find the path',
  weaker: (most) => `Weaker ties: an address that at most ${most} companies share`,
  past: 'Past ties',
  upTo: (most) => `up to ${steps(most)}`,
  emptyTitle: 'Who is to be checked with whom?',
  emptyText:
    'Enter two numbers: of a company, a sole trader or a person. We follow directors, members, managing companies and predecessors, and join people by INN alone.',
  found: (count) => `Tied by ${steps(count)}`,
  allHold: 'all ties hold',
  someOver: 'some ties are past',
  weakerOnly: 'by weaker ties alone',
  weakerPath: (count) => `Weaker: ${steps(count)} over a shared address`,
  anotherPath: (count) => `Another path: ${steps(count)}`,
  none: (most) => `No path within ${steps(most)}`,
  noneText: (weaker, past) =>
    `We followed directors, members, managing companies and predecessors${weaker ? ', weaker ties too' : ''}${past ? ', past ones too' : ''}. This is no certificate of independence: the register does not show who owns shares of stock.`,
  searchPast: 'Search past ties',
  cut: 'Not all ties could be looked through',
  cutText:
    'There are too many ties around to follow them all. Whether there is a path we do not know: this does not mean that there is none.',
  more: 'Not all paths are shown',
  onlyThese: (most) => `No path is shorter than these, and none longer than ${steps(most)} is searched for`,
  hubs: (names) => `Not searched through mass addresses, heads and owners: ${names}.`,
  inWords: 'The same in words',
  who: 'Who',
  tie: 'Tie',
  withWhom: 'With whom',
  holds: 'Holds',
  source: 'Source',
  kinds: {
    head: 'head',
    founder: 'member',
    manager: 'managing company',
    successor: 'predecessor',
    address: 'shared address',
    phone: 'shared telephone',
  },
  share: (percent) => `member, ${percent}`,
  nodeKinds: { company: 'company', person: 'person, joined by INN', address: 'address', phone: 'telephone' },
  sharedBy: (count) => `${companies(count)} here`,
  since: (day) => `since ${day}`,
  until: (day) => `until ${day}`,
  fromTo: (from, to) => `${from} – ${to}`,
  dayUnknown: 'day not given',
  over: 'past',
  weakerMark: 'weaker',
  picture: (from, to) => `Path from ${from} to ${to}`,
}
