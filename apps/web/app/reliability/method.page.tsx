// Page `/method`: every factor of the reliability report with its rule, points, source and legal basis, and the back tests of factors and verdicts
// on past bankruptcies.
import { factorGroups } from '@sverka/contract/company-card/reliability.rules'
import type { BackTest, Method, MethodFactor } from '@sverka/contract/reliability/reliability'
import type { Call } from '@sverka/contract/web-host'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { servicesContext } from '../context.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import type { Locale } from '../i18n/locale.ts'
import { PageHead } from '../shell/page-head.tsx'
import { CollapsiblePart, Contents, type Part } from '../ui/folding.tsx'
import { Container, Stack } from '../ui/layout.tsx'
import { Note } from '../ui/note.tsx'
import { Table } from '../ui/table.tsx'
import { Heading, Text } from '../ui/text.tsx'
import type { Route } from './+types/method.page'
import { methodMessages } from './method.messages.ts'
import { languageInBrowser, languageOnServer } from './reader-language.ts'
import styles from './reliability.module.css'

const load = (call: Call, lang: Locale) => pageData(call('GET /api/v1/reliability-method/', { query: { lang } }))

export const loader = ({ context }: Route.LoaderArgs) => load(context.get(servicesContext).call, languageOnServer(context))

export const clientLoader = () => load(browserCall, languageInBrowser())

export default function MethodPage({ loaderData: { computed, factors, verdicts } }: Route.ComponentProps) {
  const texts = useMessages(methodMessages)
  const parts = factorGroups
    .map((group) => ({ group, groupFactors: factors.filter((factor) => factor.group === group) }))
    .map(({ group, groupFactors }) => ({ part: { id: group, title: texts.groups[group], count: groupFactors.length }, groupFactors }))
  return (
    <Container className={styles.page}>
      <PageHead title={texts.methodTitle} description={texts.methodDescription} canonical="/method" />
      <Stack gap={2}>
        <Heading level={1}>{texts.methodTitle}</Heading>
        <Text as="p" size="lead" tone="secondary">
          {texts.methodLead(computed, factors.length)}
        </Text>
      </Stack>
      <Note>{texts.notRating}</Note>
      <Note title={texts.verdictRuleTitle}>{texts.verdictRule}</Note>
      {factors.every(({ back_test: test }) => test === null) && <Note title={texts.backTestTitle}>{texts.backTestNone}</Note>}
      <VerdictTests verdicts={verdicts} />
      <Contents title={texts.contents} parts={parts.map(({ part }) => part)} />
      {parts.map(({ part, groupFactors }, index) => (
        <Group key={part.id} part={part} open={index === 0} factors={groupFactors} />
      ))}
    </Container>
  )
}

/**
 * Returns a function that makes a sentence about a back test of a factor or verdict: how many times more often the companies with it went bankrupt
 * (`lift`, with its 95 % confidence interval), and which share of companies has it.
 */
function useEffectText(): (test: BackTest) => string {
  const texts = useMessages(methodMessages)
  const format = useFormat()
  return ({ lift, interval, effect, share }) => {
    const times =
      lift === null || !interval ? '' : texts.interval(...([lift, interval.low, interval.high].map(format.decimal) as ThreeTexts))
    return texts.effects[effect](times, format.percent(share * 100))
  }
}

type ThreeTexts = [string, string, string]

/** The back tests of verdicts; nothing until real accounts and bankruptcies are loaded. All tests are over the same companies. */
function VerdictTests({ verdicts }: { verdicts: Method['verdicts'] }) {
  const texts = useMessages(methodMessages)
  const format = useFormat()
  const effectText = useEffectText()
  const [first] = verdicts
  if (!first) return null
  const { firms, computed_at: at } = first.back_test
  return (
    <Note title={texts.backTestTitle}>
      <p>{texts.backTestDone(format.integer(firms), format.dateOfTime(at))}</p>
      {verdicts.map(({ verdict, back_test: test }) => (
        <p key={verdict}>
          {texts.verdicts[verdict]}: {effectText(test)}.
        </p>
      ))}
    </Note>
  )
}

function Group({ part, open, factors }: { part: Part; open: boolean; factors: readonly MethodFactor[] }) {
  const texts = useMessages(methodMessages)
  const format = useFormat()
  return (
    <CollapsiblePart part={part} open={open}>
      <Table
        caption={texts.tableLabel(part.title)}
        rows={factors}
        rowKey={({ code }) => code}
        stacked
        columns={[
          { key: 'factor', head: texts.factor, rowHeader: true, cell: (factor) => <TitleAndRule factor={factor} /> },
          { key: 'kind', head: texts.kind, cell: ({ polarity }) => texts.polarities[polarity] },
          { key: 'points', head: texts.pointsHead, numeric: true, cell: ({ points }) => format.integer(points) },
          { key: 'source', head: texts.sourceHead, cell: ({ source }) => source.name },
          { key: 'basis', head: texts.basis, cell: ({ basis }) => basis },
        ]}
      />
    </CollapsiblePart>
  )
}

function TitleAndRule({ factor: { title, explanation, note, back_test: test } }: { factor: MethodFactor }) {
  const texts = useMessages(methodMessages)
  const effectText = useEffectText()
  return (
    <>
      {title}
      <Text as="p" size="caption" tone="muted">
        {explanation}
        {note && ` ${texts.lists.notChecked}: ${note}.`}
        {test && ` ${effectText(test)}.`}
      </Text>
    </>
  )
}
