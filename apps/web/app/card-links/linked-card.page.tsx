// `/card-link/:token`: the shared card of a company, readable without signing in. For each kind of deal it shows the verdict of the day on which the
// card was shared: whether the company's record speaks for or against the deal.
import type { LinkedCard } from '@sverka/contract/card-links/card-links'
import { readableName } from '@sverka/contract/company/names'
import type { Call } from '@sverka/contract/web-host'
import { data } from 'react-router'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { isRefusal } from '../api/refusal.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { DealComparison, SmallRemarks } from '../reliability/deal-comparison.tsx'
import { languageInBrowser, languageOnServer } from '../reliability/reader-language.ts'
import { verdictLineMessages } from '../reliability/verdict-line.messages.ts'
import { VerdictTag } from '../reliability/verdict-tag.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { StatusMarks } from '../shell/status-marks.tsx'
import { ButtonLink } from '../ui/button.tsx'
import { DescriptionList } from '../ui/description-list.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { Container, Row, Stack } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Digits, Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/linked-card.page'
import { cardLinksMessages } from './card-links.messages.ts'
import styles from './card-links.module.css'

/** The URL is a secret that expires: no other site may learn it from the referrer, and no cache may store the page. */
export const headers = () => ({ 'referrer-policy': 'no-referrer', 'cache-control': 'no-store' })

/** HTTP statuses of a token that does not exist (404) or is malformed (400, 422). */
const UNKNOWN: ReadonlySet<number> = new Set([400, 404, 422])

async function load(call: Call, token: string, lang: Locale) {
  try {
    return data(await call('GET /api/v1/card-links/by-token/:token/', { params: { token }, query: { lang } }))
  } catch (error) {
    if (isRefusal(error) && UNKNOWN.has(error.status)) return data(null, { status: 404 })
    return pageData(Promise.reject(error))
  }
}

export const loader = ({ params, context }: Route.LoaderArgs) =>
  load(context.get(servicesContext).call, params.token, languageOnServer(context))

export const clientLoader = ({ params }: Route.ClientLoaderArgs) => load(browserCall, params.token, languageInBrowser())

export default function LinkedCardPage({ loaderData: card }: Route.ComponentProps) {
  const texts = useMessages(cardLinksMessages)
  return (
    <Container className={styles.page}>
      {/* Titles appear in search results and link previews, so they never name a private person. */}
      <PageHead title={texts.pageTitle} noindex />
      {card ? (
        <Shown card={card} />
      ) : (
        <Panel>
          <EmptyState icon="link" title={texts.goneTitle} asHeading action={<ButtonLink to="/counter-parties">{texts.find}</ButtonLink>}>
            {texts.goneText}
          </EmptyState>
        </Panel>
      )}
    </Container>
  )
}

function Shown({ card }: { card: LinkedCard }) {
  const texts = useMessages(cardLinksMessages)
  const format = useFormat()
  const { company, day, until, materiality } = card
  // INN is the taxpayer number, OGRN the state register number, which every company has.
  const number = company.inn ?? company.ogrn
  const sum = materiality ? `?sum=${materiality.sum}` : ''
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Row gap={3} wrap>
          <Heading level={1}>{readableName(company.name)}</Heading>
          <StatusMarks
            status={{ name: company.status, procedure: company.procedure ? { name: company.procedure, since: null } : null }}
            endedOn={company.closed_on}
            asOf={company.as_of}
            stopped={card.stopped === true}
            large
          />
        </Row>
        <Text as="p" tone="secondary">
          {company.inn ? texts.inn : texts.ogrn} <Digits>{number}</Digits>
        </Text>
        <Text as="p">
          {company.as_of && texts.registerOn(format.date(company.as_of))} {texts.shownOn(format.date(day), format.dateOfTime(until))}{' '}
          {texts.mayDiffer}
        </Text>
      </Stack>
      <Findings card={card} />
      <Row>
        <ButtonLink variant="primary" to={`/counter-parties/${number}${sum}`}>
          {texts.today}
        </ButtonLink>
      </Row>
    </Stack>
  )
}

/**
 * `first`: the most serious findings. `materiality`: the deal's sum beside the company's figures, and `small`: findings that are small beside that
 * sum; both only if the card was shared with a sum.
 */
function Findings({ card: { verdicts, first, unchecked, materiality, small = [] } }: { card: LinkedCard }) {
  const texts = useMessages(cardLinksMessages)
  const { purposes } = useMessages(verdictLineMessages)
  return (
    <>
      <Panel title={texts.verdicts}>
        <DescriptionList
          items={verdicts.map((verdict) => ({ label: purposes[verdict.purpose], value: <VerdictWithStep purposeVerdict={verdict} /> }))}
        />
      </Panel>
      {materiality && (
        <Panel title={texts.deal}>
          <DealComparison deal={materiality} />
          {small.length > 0 && <SmallRemarks sum={materiality.sum} small={small.map((title) => ({ title }))} />}
        </Panel>
      )}
      <Panel title={texts.first}>{first.length === 0 ? <p>{texts.nothingFirst}</p> : <Facts facts={first} />}</Panel>
      {unchecked.length > 0 && (
        <Panel title={texts.unchecked}>
          <Facts facts={unchecked} />
        </Panel>
      )}
    </>
  )
}

/** The verdict with the next step that it calls for; links shared before steps were stored have none. */
const VerdictWithStep = ({ purposeVerdict: { verdict, action } }: { purposeVerdict: LinkedCard['verdicts'][number] }) => (
  <Stack gap={1}>
    <span>
      <VerdictTag verdict={verdict} />
    </span>
    {action && <b>{action.text}</b>}
    {action?.effect && <span>{action.effect}</span>}
  </Stack>
)

const Facts = ({ facts }: { facts: readonly string[] }) => (
  <ul className={styles.facts}>
    {facts.map((fact) => (
      <li key={fact}>{fact}</li>
    ))}
  </ul>
)
