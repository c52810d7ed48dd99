// The pictures in the form of a product: added by choosing or dropping files, reordered by dragging or buttons, removed.
import { IMAGES_MAX } from '@sverka/contract/products/products.rules'
import { type DragEvent, type ReactNode, useEffect, useRef, useState } from 'react'
import { useMessages } from '../i18n/catalogue.ts'
import { Tag } from '../ui/badge.tsx'
import { Button, IconButton } from '../ui/button.tsx'
import { classNames } from '../ui/class-names.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { VisuallyHidden } from '../ui/layout.tsx'
import { Panel } from '../ui/panel.tsx'
import { Text } from '../ui/text.tsx'
import { type FileFault, readPicture } from './picture-file.ts'
import { productFormMessages } from './product-form.messages.ts'
import styles from './product-form.module.css'
import { moved } from './product-form.rules.ts'
import type { Picture } from './use-product-form.ts'

/** Types that the file chooser offers. */
const PICTURE_TYPES = ['image/jpeg', 'image/png', 'image/webp']

interface PicturesFieldProps {
  pictures: readonly Picture[]
  /** URLs of the pictures that the server refused. */
  refused: readonly string[]
  error: string | undefined
  onPictures: (pictures: readonly Picture[]) => void
}

/** Adds chosen files to the form's pictures; `notes` has the reason for each rejected file. */
function useAdding(pictures: readonly Picture[], onPictures: PicturesFieldProps['onPictures']) {
  const texts = useMessages(productFormMessages)
  const [notes, setNotes] = useState<readonly string[]>([])
  // Reading files takes time, and the seller may change the pictures meanwhile: files are added to the pictures that the form has afterwards.
  const latest = useRef(pictures)
  useEffect(() => {
    latest.current = pictures
  }, [pictures])
  const faultTexts: Readonly<Record<FileFault, (name: string) => string>> = {
    not_picture: texts.notPicture,
    too_large: texts.tooLarge,
    too_many_pixels: texts.tooManyPixels,
  }
  const add = async (files: readonly File[]) => {
    const read = await Promise.all(files.map(async (file) => ({ file, ...(await readPicture(file)) })))
    const accepted = read.flatMap((item) => ('url' in item ? [{ id: null, file: item.file, url: item.url }] : []))
    const rejected = read.flatMap((item) => ('fault' in item ? [faultTexts[item.fault](item.file.name)] : []))
    const freePlaces = Math.max(0, IMAGES_MAX - latest.current.length)
    setNotes(accepted.length > freePlaces ? [...rejected, texts.tooMany(accepted.length - freePlaces)] : rejected)
    if (accepted.length > 0 && freePlaces > 0) onPictures([...latest.current, ...accepted.slice(0, freePlaces)])
  }
  return { notes, add: (files: readonly File[]) => void add(files) }
}

export function PicturesField({ pictures, refused, error, onPictures }: PicturesFieldProps) {
  const texts = useMessages(productFormMessages)
  const { notes, add } = useAdding(pictures, onPictures)
  const refusedPlaces = pictures.flatMap(({ url }, index) => (refused.includes(url) ? [index + 1] : []))
  return (
    <Panel
      title={texts.pictures}
      count={texts.picturesCount(pictures.length, IMAGES_MAX)}
      action={
        <Text size="caption" tone="muted">
          {texts.picturesHint}
        </Text>
      }
    >
      {pictures.length === 0 ? (
        <DropZone wrong={error !== undefined} onFiles={add} />
      ) : (
        <Gallery pictures={pictures} refused={refused} onPictures={onPictures} onFiles={add} />
      )}
      <div className={styles.under} role="status">
        {notes.map((text) => (
          <FieldError key={text}>{text}</FieldError>
        ))}
      </div>
      {error && (
        <FieldError id="images-error">{refusedPlaces.length > 0 ? `${texts.picturesRefused(refusedPlaces)} ${error}` : error}</FieldError>
      )}
      {pictures.length > 0 && (
        <Text as="p" size="caption" tone="muted" className={styles.under}>
          {texts.picturesOrder}
        </Text>
      )}
    </Panel>
  )
}

interface FilesProps {
  onFiles: (files: readonly File[]) => void
}

/** Event handlers of an element onto which files are dropped; `isOver` is true while files are dragged over it. */
function useDropping(onFiles: FilesProps['onFiles']) {
  const [isOver, setOver] = useState(false)
  const holdsFiles = (event: DragEvent) => event.dataTransfer.types.includes('Files')
  return {
    isOver,
    events: {
      onDragOver: (event: DragEvent) => {
        if (!holdsFiles(event)) return
        event.preventDefault()
        setOver(true)
      },
      onDragLeave: () => setOver(false),
      onDrop: (event: DragEvent) => {
        setOver(false)
        if (!holdsFiles(event)) return
        event.preventDefault()
        onFiles([...event.dataTransfer.files])
      },
    },
  }
}

/** A button that opens the platform's file chooser. */
function Chooser({ wrong, onFiles, children }: FilesProps & { wrong?: boolean; children: (choose: () => void) => ReactNode }) {
  const texts = useMessages(productFormMessages)
  const input = useRef<HTMLInputElement>(null)
  return (
    <>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          tabIndex={-1}
          name="images"
          accept={PICTURE_TYPES.join(',')}
          aria-label={texts.pictures}
          aria-invalid={wrong || undefined}
          aria-describedby={wrong ? 'images-error' : undefined}
          onChange={(event) => {
            onFiles([...(event.currentTarget.files ?? [])])
            event.currentTarget.value = ''
          }}
        />
      </VisuallyHidden>
      {children(() => input.current?.click())}
    </>
  )
}

/** The field while it has no pictures. */
function DropZone({ wrong, onFiles }: FilesProps & { wrong: boolean }) {
  const texts = useMessages(productFormMessages)
  const { isOver, events } = useDropping(onFiles)
  return (
    <div className={classNames(styles.drop, isOver && styles.over, wrong && styles.wrong)} {...events}>
      <Text as="p" weight="medium" className={styles.dropHint}>
        {texts.picturesDrop}
      </Text>
      <Text as="p" size="caption" tone="muted">
        {texts.picturesFirst}
      </Text>
      <Chooser wrong={wrong} onFiles={onFiles}>
        {(choose) => (
          <Button icon="camera" onClick={choose} aria-describedby={wrong ? 'images-error' : undefined}>
            {texts.picturesChoose}
          </Button>
        )}
      </Chooser>
    </div>
  )
}

/** The pictures in their order; each can be dragged to the place of another one. */
function Gallery({ pictures, refused, onPictures, onFiles }: FilesProps & Omit<PicturesFieldProps, 'error'>) {
  const texts = useMessages(productFormMessages)
  const { isOver, events } = useDropping(onFiles)
  const [dragged, setDragged] = useState<number | null>(null)
  const move = (from: number, to: number) => onPictures(moved(pictures, from, to))
  return (
    <ul className={classNames(styles.gallery, isOver && styles.over)} {...events}>
      {pictures.map((picture, index) => (
        <li
          key={picture.url}
          className={classNames(styles.picture, dragged === index && styles.dragged, refused.includes(picture.url) && styles.wrong)}
          draggable
          onDragStart={() => setDragged(index)}
          onDragEnd={() => setDragged(null)}
          onDragOver={(event) => dragged !== null && event.preventDefault()}
          onDrop={() => dragged !== null && move(dragged, index)}
        >
          <img src={picture.url} alt={texts.picture(index + 1)} />
          {index === 0 && (
            <span className={styles.main}>
              <Tag tone="accent">{texts.main}</Tag>
            </span>
          )}
          <PictureBar
            place={index}
            count={pictures.length}
            onMove={(to) => move(index, to)}
            onRemove={() => onPictures(pictures.filter((item) => item !== picture))}
          />
        </li>
      ))}
      {pictures.length < IMAGES_MAX && (
        <li className={styles.slot}>
          <Chooser onFiles={onFiles}>
            {(choose) => (
              <button type="button" className={styles.more} onClick={choose}>
                <Icon name="plus" />
                {texts.add}
              </button>
            )}
          </Chooser>
        </li>
      )}
    </ul>
  )
}

interface BarProps {
  /** Index of the picture, from 0; the first is the main one. */
  place: number
  count: number
  onMove: (to: number) => void
  onRemove: () => void
}

function PictureBar({ place, count, onMove, onRemove }: BarProps) {
  const texts = useMessages(productFormMessages)
  return (
    <div className={styles.bar}>
      <span>
        <IconButton small icon="chevron-left" label={texts.earlier(place + 1)} disabled={place === 0} onClick={() => onMove(place - 1)} />
        <IconButton
          small
          icon="chevron-right"
          label={texts.later(place + 1)}
          disabled={place === count - 1}
          onClick={() => onMove(place + 1)}
        />
      </span>
      <IconButton small icon="trash" label={texts.dropPicture(place + 1)} onClick={onRemove} />
    </div>
  )
}
