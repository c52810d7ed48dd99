// The panel of the member's personal data: read-only until the edit button is pressed; typed values stay if saving fails.
import type { Me } from '@sverka/contract/auth/auth'
import { useEffect, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { isRefusal } from '../api/refusal.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useErrorText } from '../i18n/use-error-text.ts'
import { useAccount } from '../shell/account.tsx'
import { Tag } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Form } from '../ui/form.tsx'
import { Note } from '../ui/note.tsx'
import { Panel } from '../ui/panel.tsx'
import { useToast } from '../ui/toast.tsx'
import { AvatarEditor } from './avatar-editor.tsx'
import { type PersonalData, PersonalFields } from './personal-fields.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { useMe } from './use-me.ts'

const toPersonalData = (me: Me): PersonalData => ({
  full_name: me.full_name,
  position: me.position ?? '',
  birth_date: me.birth_date ?? '',
  phone_number: me.phone_number ?? '',
  email: me.email,
  current_password: '',
})

export function PersonalPanel() {
  const texts = useMessages(profileMessages)
  const me = useMe()
  const { values, set, errors, isEditing, busy, begin, cancel, save } = usePersonalForm(me)
  const { firstField, editButton } = useEditingFocus(isEditing)
  const action = isEditing ? (
    <Tag tone="accent" icon="edit">
      {texts.editing}
    </Tag>
  ) : (
    <Button ref={editButton} size="small" icon="edit" onClick={begin}>
      {texts.edit}
    </Button>
  )
  return (
    <Panel title={texts.personal} action={action}>
      <div className={styles.personal}>
        <AvatarEditor />
        <Form className={styles.form} onSend={save}>
          <PersonalFields
            values={isEditing ? values : toPersonalData(me)}
            errors={errors}
            isEditing={isEditing}
            asksPassword={isEditing && values.email !== me.email}
            firstRef={firstField}
            onChange={set}
          />
          {me.pending_email && <Note>{texts.pendingEmail(me.pending_email)}</Note>}
          {isEditing && (
            <div className={styles.actions}>
              <Button onClick={cancel}>{texts.cancel}</Button>
              <Button type="submit" variant="primary" busy={busy}>
                {texts.save}
              </Button>
            </div>
          )}
        </Form>
      </div>
    </Panel>
  )
}

/** The edit button disappears while the member edits. So the keyboard focus moves to the first field, and afterwards back to the button. */
function useEditingFocus(isEditing: boolean) {
  const firstField = useRef<HTMLInputElement>(null)
  const editButton = useRef<HTMLButtonElement>(null)
  const wasEditing = useRef(isEditing)
  useEffect(() => {
    if (wasEditing.current === isEditing) return
    wasEditing.current = isEditing
    const next = isEditing ? firstField : editButton
    next.current?.focus()
  }, [isEditing])
  return { firstField, editButton }
}

/** State of the form. `begin` starts editing with the stored values, `cancel` drops the typed ones. */
function usePersonalForm(me: Me) {
  const texts = useMessages(profileMessages)
  const errorText = useErrorText()
  const account = useAccount()
  const toast = useToast()
  const [values, setValues] = useState(toPersonalData(me))
  const [errors, setErrors] = useState<Partial<Record<keyof PersonalData, string>>>({})
  const [isEditing, setEditing] = useState(false)
  const [busy, setBusy] = useState(false)
  const save = async () => {
    setBusy(true)
    setErrors({})
    try {
      // An unchanged e-mail address is not sent: that would cancel a change that waits for confirmation.
      const { email, current_password, ...rest } = values
      const password = current_password === '' ? {} : { current_password }
      const body = email === me.email ? rest : { ...rest, email, ...password }
      await account.update(await browserCall('PATCH /auth/users/me/', { body }))
      setEditing(false)
      toast.success(texts.saved)
    } catch (error) {
      const fieldErrors = isRefusal(error) ? (error.errors ?? {}) : {}
      setErrors(Object.fromEntries(Object.entries(fieldErrors).map(([field, [first]]) => [field, errorText(first?.code ?? '')])))
      toast.error(texts.saveFailed)
    } finally {
      setBusy(false)
    }
  }
  const begin = () => {
    setValues(toPersonalData(me))
    setErrors({})
    setEditing(true)
  }
  const set = (changes: Partial<PersonalData>) => setValues((before) => ({ ...before, ...changes }))
  return { values, set, errors, isEditing, busy, begin, cancel: () => setEditing(false), save }
}
