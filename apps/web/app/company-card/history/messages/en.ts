// Texts of the history of a company in English.
import type { Messages } from './ru.ts'

export const messages: Messages = {
  kinds: {
    '11201': 'Registered',
    '12201': 'Register data changed',
    '12101': 'Charter changed',
    '13200': 'Registered with the tax office',
    '13300': 'Registered with the pension fund',
    '13400': 'Registered with the social insurance fund',
    '14201': 'Liquidated',
    '21211': 'Registered as a sole trader',
    '24111': 'Ceased to be a sole trader',
  },
  changed: { name: 'Name changed', address: 'Address changed', capital: 'Share capital changed', status: 'Status changed' },
  headChanged: () => 'New head',
  headCame: () => 'Head appointed',
  founderCame: 'New founder',
  share: (percent) => `share ${percent}`,
  wasNot: 'none',
  became: 'became',
  between: (from, to) => `Between the extracts of ${from} and ${to}`,
  entry: 'Register entry',
  grn: (number) => `GRN ${number}`,
  inShort: 'In short',
  headRow: 'Head',
  addressRow: 'Address',
  capitalRow: 'Capital',
  nameRow: 'Name',
  times: (count) => (count === 0 ? 'no change seen' : `changes seen: ${count}`),
  source: 'What was before and after is known from the extracts that we received. The register entry unfolds under each event.',
}
