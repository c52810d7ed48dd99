// A company's card shared by a link: the company and the verdicts of the day of sharing, for anyone with the link, until it expires or is withdrawn.
import { type Static, Type } from 'typebox'
import { CompanyKind } from '../company/company.ts'
import { Materiality } from '../company-card/materiality.ts'
import { purposes } from '../company-card/reliability.rules.ts'
import { reportLanguages } from '../company-card/reliability.ts'
import { verdicts } from '../company-card/reliability-verdict.ts'
import { defineOperation, Id, IsoDate, IsoTime, Nullable, StringEnum } from '../http/http.ts'
import { LINK_DAYS, LINK_TOKEN, LINKS_MAX } from './card-links.rules.ts'

const Text = Type.String()
const token = Type.String({ pattern: LINK_TOKEN, maxLength: 22, examples: ['3kTMd9wX0aQ-zR7_sVbN1g'] })

/** One of the caller's own links. */
export const CardLink = Type.Object({
  id: Id,
  /** Absolute URL of the page. */
  url: Text,
  company: Type.Object({ name: Text, inn: Nullable(Text), ogrn: Text }),
  /** The deal's sum that the page shows, in rubles; null if there is none. */
  sum: Nullable(Type.Integer()),
  created_at: IsoTime,
  until: IsoTime,
})
export type CardLink = Static<typeof CardLink>

/** The part of the card that anyone with the link sees; it does not name the member who shared it. */
export const LinkedCard = Type.Object({
  company: Type.Object({
    kind: CompanyKind,
    name: Text,
    inn: Nullable(Text),
    ogrn: Text,
    /** The state register's status, such as «Действует» (active). */
    status: Text,
    /** A liquidation, bankruptcy or reorganisation under way; null if there is none. */
    procedure: Nullable(Text),
    closed_on: Nullable(IsoDate),
    /** The day of the register extract that has the status. */
    as_of: Nullable(IsoDate),
  }),
  /** The day of the verdicts. */
  day: IsoDate,
  verdicts: Type.Array(
    Type.Object({
      /** Kind of deal. */
      purpose: StringEnum(purposes),
      verdict: StringEnum(verdicts),
      /** What to do next, and what would change the verdict; null in links shared before it was stored. */
      action: Type.Optional(Nullable(Type.Object({ text: Text, effect: Nullable(Text) }))),
    }),
  ),
  /** The deal's sum beside the company's figures; null if there is no sum, absent in links shared before it was stored. */
  materiality: Type.Optional(Nullable(Materiality)),
  /** Findings against the deal that are small beside its sum; absent in links shared before they were stored. */
  small: Type.Optional(Type.Array(Text)),
  /** The most serious findings, at most two sentences. */
  first: Type.Array(Text),
  /** Whether a stop factor (a fact that alone rules out a deal) was found that day; absent in links shared before it was stored. */
  stopped: Type.Optional(Type.Boolean()),
  /** Titles of the stop factors that were not checked. */
  unchecked: Type.Array(Text),
  until: IsoTime,
})
export type LinkedCard = Static<typeof LinkedCard>

const own = { access: 'user', limit: 'api' } as const

export const shareCard = defineOperation({
  ...own,
  method: 'POST',
  path: '/api/v1/card-links/',
  summary: `Creates a link to the card of a company as it is today, for ${LINK_DAYS} days; at most ${LINKS_MAX} links at once`,
  body: Type.Object({
    /** The company's taxpayer number (ИНН) or registration number (ОГРН). */
    number: Type.String({ minLength: 10, maxLength: 15, pattern: '^\\d+$', examples: ['7707083893'] }),
    /** The deal's sum in rubles as typed; a text that is not a sum is ignored. */
    sum: Type.Optional(Type.String({ maxLength: 40, examples: ['3 000 000 ₽'] })),
  }),
  response: { 201: CardLink },
  errors: ['number_invalid', 'company_not_found', 'too_many_shares'],
})

export const listCardLinks = defineOperation({
  ...own,
  method: 'GET',
  path: '/api/v1/card-links/',
  summary: "The caller's working links, the newest first",
  response: { 200: Type.Object({ links: Type.Array(CardLink) }) },
  errors: [],
})

export const withdrawCardLink = defineOperation({
  ...own,
  method: 'DELETE',
  path: '/api/v1/card-links/:id/',
  summary: 'Withdraws a link, which then opens nothing',
  params: Type.Object({ id: Id }),
  response: { 204: null },
  errors: ['not_found'],
})

export const openCardLink = defineOperation({
  method: 'GET',
  path: '/api/v1/card-links/by-token/:token/',
  summary: 'The card behind a link; a link that has expired or was withdrawn is not found',
  access: 'public',
  limit: 'api',
  params: Type.Object({ token }),
  query: Type.Object({ lang: Type.Optional(StringEnum(reportLanguages)) }),
  response: { 200: LinkedCard },
  errors: ['not_found'],
})
