// The member's profile picture and its editor: choose a file, crop a square, and upload it at 300×300 pixels (specification §5).
import { AVATAR_SIZE } from '@sverka/contract/auth/auth.rules'
import { type ChangeEvent, useRef, useState } from 'react'
import { browserCall } from '../api/browser-call.ts'
import { useMessages } from '../i18n/catalogue.ts'
import { useAccount } from '../shell/account.tsx'
import { Avatar } from '../shell/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useToast } from '../ui/toast.tsx'
import { profileMessages } from './profile.messages.ts'
import styles from './profile.module.css'
import { SquareCrop } from './square-crop.tsx'
import { useAction } from './use-action.ts'
import { useMe } from './use-me.ts'

/** If the browser cannot decode the chosen file as an image, a message is shown and nothing is uploaded. */
export function AvatarEditor() {
  const texts = useMessages(profileMessages)
  const me = useMe()
  const toast = useToast()
  const input = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState<ImageBitmap | null>(null)
  const choose = async (event: ChangeEvent<HTMLInputElement>) => {
    const [file] = event.currentTarget.files ?? []
    // Otherwise choosing the same file again would cause no event.
    event.currentTarget.value = ''
    if (!file) return
    try {
      setPicture(await createImageBitmap(file))
    } catch (error) {
      console.warn(error)
      toast.error(texts.photoWrong)
    }
  }
  return (
    <div className={styles.photo}>
      <Avatar name={me.full_name} src={me.avatar} size="large" />
      <input
        ref={input}
        type="file"
        hidden
        accept="image/png,image/jpeg,image/webp"
        name="avatar"
        onChange={(event) => void choose(event)}
      />
      <Button variant="text" size="small" icon="camera" onClick={() => input.current?.click()}>
        {texts.changePhoto}
      </Button>
      {picture && <CropDialog picture={picture} onClose={() => setPicture(null)} />}
    </div>
  )
}

/** `picture` is the decoded file. The cropped square is sent as PNG. */
function CropDialog({ picture, onClose }: { picture: ImageBitmap; onClose: () => void }) {
  const texts = useMessages(profileMessages)
  const account = useAccount()
  const canvas = useRef<HTMLCanvasElement>(null)
  const { busy, run } = useAction(async () => {
    const blob = await new Promise<Blob | null>((resolve) => canvas.current?.toBlob(resolve, 'image/png'))
    if (!blob) throw new Error('the canvas gave no picture')
    const file = new File([blob], 'avatar.png', { type: 'image/png' })
    await account.update(await browserCall('PATCH /auth/users/me/', { body: {}, files: { avatar: [file] } }))
    onClose()
  })
  return (
    <Dialog open title={texts.photoTitle} closeLabel={texts.close} onClose={onClose}>
      <div className={styles.form}>
        <p>{texts.photoHint}</p>
        <SquareCrop picture={picture} size={AVATAR_SIZE} canvas={canvas} />
        <Button variant="primary" size="large" full busy={busy} onClick={run}>
          {texts.save}
        </Button>
      </div>
    </Dialog>
  )
}
