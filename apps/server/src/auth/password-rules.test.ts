// The rules of passwords on the server: the three of the specification in their order (length, digit, special character), then easy guesses.
import { registerUser } from '@sverka/contract/auth/auth'
import { fieldErrors } from '@sverka/contract/errors'
import { expect, test } from 'vitest'
import { testApplication } from '../../test/application.ts'
import { createClient } from '../../test/client.ts'

// Rate limits (requests/seconds) so high that these tests never reach them.
const app = testApplication({ LIMIT_REGISTER: '9999/60', LIMIT_REGISTER_DAY: '9999/60' })
const guest = createClient(() => app.server)(null)

let number = 0
const register = (password: string, email = `word${++number}@luna.example`, full_name = 'Туманов Игнат') =>
  guest(registerUser, { body: { full_name, email, password } })

// Messages of the specification: at least 8 characters, a digit, a special character.
const short = 'Пароль должен содержать минимум 8 символов.'
const digit = 'Пароль должен содержать хотя бы одну цифру.'
const special = 'Пароль должен содержать хотя бы один специальный символ.'
const common = fieldErrors.password_common

// «сверка», «sverka» is the name of the site; the words «пароль», «админ», «лето» mean password, admin, summer.
test.each([
  ['абв', [short, digit, special]],
  ['1234567', [short, special]],
  ['абвгде!', [short, digit]],
  ['1!', [short]],
  ['🙂🙂1!', [short]],
  ['длинныйпароль', [digit, special]],
  ['longpassword', [digit, special]],
  ['длинныйпароль1', [special]],
  ['12345678', [special]],
  ['точка.запятая,1', [special]],
  ['длинный-пароль', [digit]],
  ['!@#$%^&*()', [digit]],
  ['P@ssw0rd', [common]],
  ['p@SSW0RD', [common]],
  ['1qaz@WSX', [common]],
  ['Password1!', [common]],
  ['1234567890-', [common]],
  ['Sverka-2026!', [common]],
  ['2026!сверка', [common]],
  ['Сверка-лучше-всех-7!', [common]],
  ['my$verka-7-login', [common]],
  ['Пароль-2026!', [common]],
  ['пароль1!', [common]],
  ['1984_Qwerty', [common]],
  ['!!Админ!!2024', [common]],
  ['$ecret-1999', [common]],
  ['p@ssw0rd1987#', [common]],
  ['Лето-2025!', [common]],
  ['сверка-!', [digit]],
])('«%s» is refused by every rule it breaks, in their order', async (password, messages) => {
  const answer = await register(password)
  expect(answer.status).toBe(400)
  const { errors } = answer.body as unknown as { errors: { password: { message: string }[] } }
  expect(errors.password.map(({ message }) => message)).toEqual(messages)
})

// Each password with the e-mail address it is used with. The name is «Туманов Игнат», in Latin letters Tumanov Ignat.
test.each([
  ['ivan-7@luna.example', 'ivan-7@luna.example'],
  ['IVAN-7@luna.example', 'ivan-7@luna.example'],
  ['petrov-77', 'petrov-77@luna.example'],
  ['мой-o.karpov-1!', 'o.karpov@luna.example'],
  ['Karpov_1990', 'o.karpov84@luna.example'],
  ['туманов-и-сыновья-1', undefined],
  ['я Игнат! 1', undefined],
  ['Tumanov-1!', undefined],
  ['ignat+ignat=2', undefined],
])('one’s own name or address is no password (%s for %s)', async (password, email) => {
  expect(await register(password, email)).toMatchObject({
    status: 400,
    body: { errors: { password: [{ code: 'password_common' }] } },
  })
})

test.each([
  'Надёжный-1!',
  'надежный1?',
  'abcdefg1!',
  '        1!',
  'восемь8!',
  'пароль-с-дефисом-7',
  '7(скобка)слово',
  'a1_bcdefgh',
  'x+y=z12345',
  'знак<меньше>5',
  '🙂🙂🙂🙂🙂🙂1!',
  'пароль-и-ещё-три-слова-5',
  'лето-в-деревне-1975',
  `${'длинно'.repeat(20)}1!`,
  `${'я'.repeat(254)}1!`,
  'ne-iz-spiska-4815',
  'correct-horse-battery-9',
  '密码密码密码1!',
  'ПАРОЛЬ-ПАРОЛЬ-3',
])('«%s» is accepted', async (password) => {
  expect((await register(password)).status).toBe(201)
})

test('a name of two or three letters is refused as the whole password, not inside other words', async () => {
  expect((await register('Ли-2026-!', 'a@luna.example', 'Ли Ян')).status).toBe(400)
  expect((await register('отличная-лиса-7', 'b@luna.example', 'Ли Ян')).status).toBe(201)
})

test('a password of more than 256 characters is refused before any hashing', async () => {
  expect((await register(`${'я'.repeat(255)}1!`)).status).toBe(400)
})
