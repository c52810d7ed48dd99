// `/profile/notifications/settings`: by which channels the member gets each topic of notices, and when the digest is sent. Changes are saved at once.
import { type DigestFrequency, digestFrequencies, type NoticeTopic, noticeGroups } from '@sverka/contract/notifications/notifications.rules'
import type { NoticeSettings } from '@sverka/contract/notifications/settings'
import { Fragment, startTransition, useOptimistic, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { pageData } from '../api/page-data.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { PlanNote } from '../shell/plan-note.tsx'
import { PrivateHead } from '../shell/private-head.tsx'
import { Breadcrumbs } from '../ui/breadcrumbs.tsx'
import { Checkbox } from '../ui/checkbox.tsx'
import { Select } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { Stack, VisuallyHidden } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Segmented } from '../ui/segmented.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { Text } from '../ui/text.tsx'
import { useToast } from '../ui/toast.tsx'
import type { Route } from './+types/settings.page'
import { notificationsMessages } from './notifications.messages.ts'
import styles from './settings.module.css'

/** Private page: only the browser loads it, with the member's token. */
export const clientLoader = () => pageData(browserCall('GET /api/v1/notifications/settings/', {}))

export const HydrateFallback = () => <Skeleton width="100%" height="480px" />

type Topic = NoticeSettings['topics'][number]
const channels = ['site', 'mail', 'digest'] as const
type Channel = (typeof channels)[number]
/** Hours of the day, Moscow time, at which the digest can be sent. */
const HOURS = Array.from({ length: 24 }, (_, hour) => hour)

export default function NoticeSettingsPage({ loaderData }: Route.ComponentProps) {
  const texts = useMessages(notificationsMessages)
  const { settings, isSaved, change } = useSettings(loaderData)
  const set = (topic: NoticeTopic, channel: Channel, isOn: boolean) => change({ topics: [{ topic, [channel]: isOn }] })
  return (
    <Stack gap={6}>
      <Stack gap={2}>
        <Breadcrumbs label={texts.trail} crumbs={[{ label: texts.title, to: '/profile/notifications' }, { label: texts.settings }]} />
        <PrivateHead title={texts.settingsTitle}>
          <span role="status" className={styles.saved}>
            {isSaved && (
              <>
                <Icon name="check" size="small" />
                {texts.saved}
              </>
            )}
          </span>
        </PrivateHead>
      </Stack>
      {!settings.mail_included && (
        <PlanNote feature="notifications_enabled">
          <p>{texts.mailNeedsPlan}</p>
        </PlanNote>
      )}
      <Panel flush>
        <Topics settings={settings} onSet={set} />
      </Panel>
      <Digest settings={settings} onChange={(digest) => change({ digest })} />
    </Stack>
  )
}

type Changes = NonNullable<Parameters<typeof send>[0]>
const send = (body: {
  topics?: { topic: NoticeTopic; site?: boolean; mail?: boolean; digest?: boolean }[]
  digest?: Partial<NoticeSettings['digest']>
}) => browserCall('PATCH /api/v1/notifications/settings/', { body })

function useSettings(loaded: NoticeSettings) {
  const texts = useMessages(notificationsMessages)
  const toast = useToast()
  const [settings, setSettings] = useState(loaded)
  const [shown, showAtOnce] = useOptimistic(settings, withChanges)
  const [isSaved, setSaved] = useState(false)
  const change = (changes: Changes) => {
    setSaved(false)
    startTransition(async () => {
      showAtOnce(changes)
      try {
        const stored = await send(changes)
        startTransition(() => {
          setSettings(stored)
          setSaved(true)
        })
      } catch (error) {
        console.warn(error)
        toast.error(texts.failed)
      }
    })
  }
  return { settings: shown, isSaved, change }
}

const switchState = (isOn: boolean) => (isOn ? 'on' : 'off')

/** The settings as they will be once saved; shown while saving. If saving fails, the stored ones are shown again. */
function withChanges(before: NoticeSettings, { topics = [], digest = {} }: Changes): NoticeSettings {
  const changed = new Map(topics.map((topic) => [topic.topic, topic]))
  return {
    ...before,
    topics: before.topics.map((topic) => {
      const { site, mail, digest: inDigest } = changed.get(topic.topic) ?? {}
      return {
        ...topic,
        ...(site === undefined ? {} : { site: switchState(site) }),
        ...(mail === undefined ? {} : { mail: switchState(mail) }),
        ...(inDigest === undefined ? {} : { digest: switchState(inDigest) }),
      }
    }),
    digest: { ...before.digest, ...digest },
  }
}

interface TopicsProps {
  settings: NoticeSettings
  onSet: (topic: NoticeTopic, channel: Channel, isOn: boolean) => void
}

/** The table of topics and channels. */
function Topics({ settings, onSet }: TopicsProps) {
  const texts = useMessages(notificationsMessages)
  return (
    <table className={styles.matrix}>
      <caption>
        <VisuallyHidden>{texts.settingsTitle}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">{texts.event}</th>
          {channels.map((channel) => (
            <th key={channel} scope="col">
              {texts.channels[channel]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {noticeGroups.map((group) => (
          <Fragment key={group}>
            <tr className={styles.group}>
              <th scope="rowgroup" colSpan={4}>
                {texts.groups[group]}
              </th>
            </tr>
            {settings.topics
              .filter((topic) => topic.group === group)
              .map((topic) => (
                <TopicRow key={topic.topic} topic={topic} isMailIncluded={settings.mail_included} onSet={onSet} />
              ))}
          </Fragment>
        ))}
      </tbody>
    </table>
  )
}

/** A channel that is `always` on has no checkbox; one that is `never` used for the topic has an empty cell. */
function TopicRow({ topic, isMailIncluded, onSet }: { topic: Topic; isMailIncluded: boolean; onSet: TopicsProps['onSet'] }) {
  const texts = useMessages(notificationsMessages)
  const [name, hint] = texts.topics[topic.topic]
  return (
    <tr>
      <th scope="row">
        {name}
        {hint && <span className={styles.hint}>{hint}</span>}
      </th>
      {channels.map((channel) => (
        <td key={channel}>
          {topic[channel] === 'on' || topic[channel] === 'off' ? (
            <Checkbox
              checked={topic[channel] === 'on' && (channel === 'site' || isMailIncluded)}
              disabled={channel !== 'site' && !isMailIncluded}
              onChange={(event) => onSet(topic.topic, channel, event.currentTarget.checked)}
            >
              <VisuallyHidden>{`${name}: ${texts.channels[channel]}`}</VisuallyHidden>
            </Checkbox>
          ) : (
            topic[channel] === 'always' && <span className={styles.always}>{texts.always}</span>
          )}
        </td>
      ))}
    </tr>
  )
}

function Digest({ settings, onChange }: { settings: NoticeSettings; onChange: (digest: Partial<NoticeSettings['digest']>) => void }) {
  const texts = useMessages(notificationsMessages)
  const { frequency, hour, important_only: isImportantOnly } = settings.digest
  // A plan without e-mails sends no digest, whatever frequency is stored.
  const [isIncluded, shown] = [settings.mail_included, settings.mail_included ? frequency : 'never']
  return (
    <Panel title={texts.digest}>
      <Stack gap={4}>
        <p className={styles.hint}>{settings.email}</p>
        {isIncluded && (
          <div className={styles.times}>
            <div>
              <span className={styles.label}>{texts.howOften}</span>
              <Segmented
                wrap
                label={texts.howOften}
                chosen={shown}
                segments={digestFrequencies.map((value) => ({ value, label: texts.frequencies[value] }))}
                onChoose={(value: DigestFrequency) => onChange({ frequency: value })}
              />
            </div>
            {shown !== 'never' && (
              <Select label={texts.hour} value={String(hour)} onChange={(event) => onChange({ hour: Number(event.currentTarget.value) })}>
                {HOURS.map((item) => (
                  <option key={item} value={item}>{`${String(item).padStart(2, '0')}:00`}</option>
                ))}
              </Select>
            )}
          </div>
        )}
        {shown !== 'never' && (
          <Checkbox checked={isImportantOnly} onChange={(event) => onChange({ important_only: event.currentTarget.checked })}>
            {texts.importantOnly}
          </Checkbox>
        )}
        <Text size="caption" tone="muted">
          {texts.digestHint}
        </Text>
      </Stack>
    </Panel>
  )
}
