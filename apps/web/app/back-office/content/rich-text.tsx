// The editor of an article: what it can write is what the server's allow-list lets through, nothing else.
import Image from '@tiptap/extension-image'
import { type Editor, EditorContent, useEditor, useEditorState } from '@tiptap/react'
import StarterKit from '@tiptap/starter-kit'
import { type ReactNode, useState } from 'react'
import { useMessages } from '../../i18n/catalogue.ts'
import { Text } from '../../ui/text.tsx'
import { contentMessages } from './content.messages.ts'
import styles from './content.module.css'
import { LinkDialog } from './link-dialog.tsx'
import { PictureDialog } from './picture-dialog.tsx'

/** Pictures of other hosts, also pasted ones, would not be let through when the article is saved. */
const Picture = Image.extend({ parseHTML: () => [{ tag: 'img[src^="/media/"]' }, { tag: 'img[src^="/assets/"]' }] })

const extensions = [
  StarterKit.configure({ heading: { levels: [2, 3] }, underline: false, strike: false, link: { openOnClick: false, autolink: false } }),
  Picture,
]

interface RichTextProps {
  /** Html to begin with. */
  content: string
  onChange: (html: string) => void
}

export function RichText({ content, onChange }: RichTextProps) {
  const texts = useMessages(contentMessages)
  const editor = useEditor({
    extensions,
    content,
    // The page's content security policy takes no styles of others.
    injectCSS: false,
    immediatelyRender: false,
    editorProps: { attributes: { role: 'textbox', 'aria-multiline': 'true', 'aria-label': texts.text, class: styles.writing ?? '' } },
    onUpdate: ({ editor: changed }) => onChange(changed.isEmpty ? '' : changed.getHTML()),
  })
  if (!editor) return null
  return (
    <div className={styles.editor}>
      <Toolbar editor={editor} />
      <EditorContent editor={editor} />
      <Words editor={editor} />
    </div>
  )
}

function Words({ editor }: { editor: Editor }) {
  const texts = useMessages(contentMessages)
  const count = useEditorState({ editor, selector: ({ editor: now }) => now.getText().split(/\s+/).filter(Boolean).length })
  return (
    <Text as="p" size="caption" tone="muted" className={styles.words}>
      {texts.words(count)}
    </Text>
  )
}

const marksOf = ({ editor }: { editor: Editor }) => ({
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  heading: editor.isActive('heading', { level: 2 }),
  subheading: editor.isActive('heading', { level: 3 }),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  link: editor.isActive('link'),
  canUndo: editor.can().undo(),
  canRedo: editor.can().redo(),
})

function Toolbar({ editor }: { editor: Editor }) {
  const texts = useMessages(contentMessages)
  const [open, setOpen] = useState<'link' | 'picture' | null>(null)
  const on = useEditorState({ editor, selector: marksOf })
  const edit = () => editor.chain().focus()
  return (
    <div role="toolbar" aria-label={texts.toolbar} className={styles.toolbar}>
      <Tool label={texts.bold} isOn={on.bold} onUse={() => edit().toggleBold().run()}>
        <b>B</b>
      </Tool>
      <Tool label={texts.italic} isOn={on.italic} onUse={() => edit().toggleItalic().run()}>
        <i>I</i>
      </Tool>
      <Tool label={texts.heading} sign="H2" isOn={on.heading} onUse={() => edit().toggleHeading({ level: 2 }).run()} />
      <Tool label={texts.subheading} sign="H3" isOn={on.subheading} onUse={() => edit().toggleHeading({ level: 3 }).run()} />
      <Tool label={texts.bullets} isOn={on.bullets} onUse={() => edit().toggleBulletList().run()}>
        •
      </Tool>
      <Tool label={texts.numbers} sign="1." isOn={on.numbers} onUse={() => edit().toggleOrderedList().run()} />
      <Tool label={texts.quote} isOn={on.quote} onUse={() => edit().toggleBlockquote().run()}>
        «»
      </Tool>
      <Tool label={texts.link} isOn={on.link} onUse={() => setOpen('link')}>
        {texts.link}
      </Tool>
      <Tool label={texts.picture} onUse={() => setOpen('picture')}>
        {texts.picture}
      </Tool>
      <Tool label={texts.undo} disabled={!on.canUndo} onUse={() => edit().undo().run()}>
        ↶
      </Tool>
      <Tool label={texts.redo} disabled={!on.canRedo} onUse={() => edit().redo().run()}>
        ↷
      </Tool>
      <LinkDialog open={open === 'link'} editor={editor} onClose={() => setOpen(null)} />
      <PictureDialog open={open === 'picture'} onClose={() => setOpen(null)} onPicture={(picture) => void edit().setImage(picture).run()} />
    </div>
  )
}

interface ToolProps {
  label: string
  isOn?: boolean
  disabled?: boolean
  onUse: () => void
  /** Letters that are seen, and so are a part of the name. */
  sign?: string
  children?: ReactNode
}

const Tool = ({ label, sign, isOn, disabled, onUse, children }: ToolProps) => (
  <button
    type="button"
    className={styles.tool}
    aria-label={sign ? `${label}, ${sign}` : label}
    title={label}
    aria-pressed={isOn}
    disabled={disabled}
    onClick={onUse}
  >
    {sign ?? children}
  </button>
)
