// The subscription: the specification's fixed card.
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { PageHead } from '../shell/page-head.tsx'
import { sectionExists } from '../shell/sections.ts'
import { ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { useMe } from './use-me.ts'

/** Specification §9: the subscription date is a fixed placeholder. */
const UNTIL = '2026-12-31'

export default function SubscriptionPage() {
  const texts = useMessages(profileMessages)
  const me = useMe()
  const format = useFormat()
  return (
    <>
      <PageHead title={texts.subscription} noindex />
      <Heading level={1} look="h2">
        {texts.subscription}
      </Heading>
      <Panel title={me.name_membership}>
        <Text as="p" size="lead">
          {texts.subscriptionUntil(format.date(UNTIL))}
        </Text>
        <Text as="p" tone="secondary">
          {texts.subscriptionText}
        </Text>
        {sectionExists('tariffs') && (
          <div className={classNames(styles.actions, styles.start)}>
            <ButtonLink variant="primary" to="/tariffs">
              {texts.subscriptionRenew}
            </ButtonLink>
            <ButtonLink to="/tariffs">{texts.subscriptionMore}</ButtonLink>
          </div>
        )}
      </Panel>
    </>
  )
}
