// The panel of a member's rights over their personal data: signed-in devices to sign out, consents to withdraw, a copy of the data, and deleting the
// account.

import { deviceName } from '@sverka/contract/auth/device.rules'
import type { Consent, SignedInDevice } from '@sverka/contract/profile/profile'
import { useCallback, useEffect, useRef, useState } from 'react'
import { browserCall, saveFile } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useFormat } from '../i18n/format.ts'
import { useAccount } from '../shell/account.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { RuledList } from '../ui/list.tsx'
import { Panel } from '../ui/panel.tsx'
import { Heading, Text } from '../ui/text.tsx'
import { DeleteAccount } from './delete-account.tsx'
import { LoadFailed } from './load-failed.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { useAction } from './use-action.ts'

interface Rights {
  readonly devices: readonly SignedInDevice[]
  readonly consents: readonly Consent[]
}

export function RightsPanel() {
  const texts = useMessages(profileMessages)
  const [rights, setRights] = useState<Rights | null>(null)
  const load = useCallback(async () => {
    const [devices, consents] = await Promise.all([
      browserCall('GET /api/v1/profile/sessions/', {}),
      browserCall('GET /api/v1/profile/consents/', {}),
    ])
    setRights({ devices: devices.result, consents: consents.result })
  }, [])
  const [hasFailed, setFailed] = useState(false)
  const start = useCallback(() => {
    setFailed(false)
    load().catch((error: unknown) => {
      console.warn(error)
      setFailed(true)
    })
  }, [load])
  useEffect(start, [start])
  const devices = useFocusKept(load)
  const consents = useFocusKept(load)
  return (
    <Panel title={texts.rights}>
      <div className={styles.panels}>
        <div ref={devices.ref} tabIndex={-1}>
          <Heading level={3} look="h4">
            {texts.sessions}
          </Heading>
          {hasFailed ? <LoadFailed onRetry={start} /> : <Devices devices={rights?.devices ?? []} onEnded={devices.reload} />}
        </div>
        <div ref={consents.ref} tabIndex={-1}>
          <Heading level={3} look="h4">
            {texts.consents}
          </Heading>
          {hasFailed && <LoadFailed onRetry={start} />}
          <RuledList>
            {rights?.consents.map((consent) => (
              <ConsentLine key={consent.id} consent={consent} onWithdrawn={consents.reload} />
            ))}
          </RuledList>
        </div>
        <OwnDataCopy />
        <DeleteAccount />
      </div>
    </Panel>
  )
}

/**
 * `reload` runs `load` after a button of a line was pressed. That button disappears with its line. So the keyboard focus first moves to the element
 * of `ref`, if it is inside that element.
 */
function useFocusKept(load: () => Promise<void>) {
  const ref = useRef<HTMLDivElement>(null)
  const reload = async () => {
    if (ref.current?.contains(document.activeElement)) ref.current.focus()
    await load()
  }
  return { ref, reload }
}

/** The button that downloads an archive of everything stored about the member. */
function OwnDataCopy() {
  const texts = useMessages(profileMessages)
  const { busy, run } = useAction(() => saveFile('POST /api/v1/profile/data/', {}, 'sverka.zip'))
  return (
    <div>
      <Heading level={3} look="h4">
        {texts.copy}
      </Heading>
      <p className={styles.explained}>{texts.copyText}</p>
      <Button icon="download" busy={busy} onClick={run}>
        {texts.copyTake}
      </Button>
    </div>
  )
}

/** Number of sessions shown at first: the current one, then those used last. */
const SHOWN_DEVICES = 5

/** `onEnded` reloads the list after a session was ended. */
function Devices({ devices, onEnded }: { devices: readonly SignedInDevice[]; onEnded: () => Promise<void> }) {
  const texts = useMessages(profileMessages)
  const [showsAll, showAll] = useState(false)
  const ordered = [...devices].sort((a, b) => Number(b.current) - Number(a.current))
  const shown = showsAll ? ordered : ordered.slice(0, SHOWN_DEVICES)
  return (
    <>
      <RuledList>
        {shown.map((device) => (
          <Device key={device.id} device={device} onEnded={onEnded} />
        ))}
      </RuledList>
      {shown.length < devices.length && (
        <LinkButton className={styles.all} onClick={() => showAll(true)}>
          {texts.sessionsAll(devices.length)}
        </LinkButton>
      )}
    </>
  )
}

function Device({ device, onEnded }: { device: SignedInDevice; onEnded: () => Promise<void> }) {
  const texts = useMessages(profileMessages)
  const format = useFormat()
  const { busy, run } = useAction(async () => {
    await browserCall('DELETE /api/v1/profile/sessions/:id/', { params: { id: device.id } })
    await onEnded()
  })
  return (
    <li className={styles.line}>
      <div className={styles.lineText}>
        <div title={device.agent ?? undefined}>{deviceName(device.agent) ?? texts.sessionUnknown}</div>
        <Text as="p" size="caption" tone="muted">
          {[texts.sessionUsed(format.dateTime(device.last_used_at)), device.address].filter(Boolean).join(' · ')}
        </Text>
      </div>
      {device.current ? (
        <Tag tone="accent">{texts.sessionHere}</Tag>
      ) : (
        <Button size="small" busy={busy} onClick={run}>
          {texts.sessionEnd}
        </Button>
      )}
    </li>
  )
}

function ConsentLine({ consent, onWithdrawn }: { consent: Consent; onWithdrawn: () => Promise<void> }) {
  const texts = useMessages(profileMessages)
  const format = useFormat()
  const account = useAccount()
  const { busy, run } = useAction(async () => {
    await browserCall('DELETE /api/v1/profile/consents/:kind/', { params: { kind: consent.kind } })
    await Promise.all([onWithdrawn(), account.update()])
  })
  const { withdrawn_at: withdrawn } = consent
  return (
    <li className={styles.line}>
      <div className={styles.lineText}>
        <div>{texts.consentKinds[consent.kind]}</div>
        <Text as="p" size="caption" tone="muted">
          {withdrawn ? texts.consentWithdrawn(format.dateOfTime(withdrawn)) : texts.consentGiven(format.dateOfTime(consent.given_at))}
        </Text>
      </div>
      {!withdrawn && (
        <Button size="small" busy={busy} onClick={run}>
          {texts.consentWithdraw}
        </Button>
      )}
    </li>
  )
}
