// The panel of the member's paid or free plan: its name and how many of its company checks are used. Its button links to the plans; for members of
// the highest plan it opens a dialog that says so.
import { useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { Button, ButtonLink } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { Dialog } from '../ui/dialog.tsx'
import { Link } from '../ui/link.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { useMe } from './use-me.ts'

export function PlanPanel() {
  const texts = useMessages(profileMessages)
  const me = useMe()
  const format = useFormat()
  const [isOpen, setOpen] = useState(false)
  const usedPercent = Math.min(100, Math.round((me.checks_used / Math.max(1, me.checks_limit)) * 100))
  return (
    <Panel title={texts.plan} action={<Link to="/profile/subscription">{texts.planMore}</Link>}>
      <Heading level={3}>{me.name_membership}</Heading>
      <Text as="p">{texts.planChecks(format.integer(me.checks_limit))}</Text>
      <div className={styles.meter} aria-hidden="true">
        <span style={{ width: `${usedPercent}%` }} />
      </div>
      <Text as="p" size="caption" tone="muted">
        {texts.planUsed(format.integer(me.checks_used), format.integer(me.checks_limit))}
      </Text>
      <div className={classNames(styles.actions, styles.start)}>
        {/* Selling goods (`showcase_enabled`) is a feature of the highest plan only: a member who has it has no plan to upgrade to. */}
        {me.plan_features.showcase_enabled ? (
          <Button onClick={() => setOpen(true)}>{texts.premiumHeld}</Button>
        ) : (
          <ButtonLink to="/tariffs">{texts.premiumAction}</ButtonLink>
        )}
      </div>
      <Dialog open={isOpen} title={texts.premiumConnected} closeLabel={texts.close} onClose={() => setOpen(false)}>
        <div className={styles.form}>
          <p>{texts.premiumText(me.name_membership)}</p>
          <Button variant="primary" size="large" full onClick={() => setOpen(false)}>
            {texts.fine}
          </Button>
        </div>
      </Dialog>
    </Panel>
  )
}
