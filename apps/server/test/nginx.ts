// A real nginx with a configuration of ops/deploy/, changed only in addresses and folders. Without nginx its tests are reported as skipped.
import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, vi } from 'vitest'
import { findFreePort } from './free-port.ts'

const deploy = join(import.meta.dirname, '../../../ops/deploy')
const CERTIFICATE = '-x509 -newkey rsa:2048 -nodes -subj /CN=sverka.test -keyout privkey.pem -out fullchain.pem'

const hasNginx = spawnSync('nginx', ['-v']).status === 0 && spawnSync('openssl', ['version']).status === 0
const NOT_RUN = 'NOT RUN: the tests behind nginx, because there is no nginx (and openssl) on the PATH.'

/** A test that is reported as skipped if nginx is not installed. */
export const proxied = (name: string, run: () => Promise<void>) =>
  test(name, ({ skip }) => {
    skip(!hasNginx, NOT_RUN)
    return run()
  })

/** One nginx of a test file, in a temporary folder. */
export class Nginx {
  readonly #folder = mkdtempSync(join(tmpdir(), 'sverka-nginx-'))
  #child: ChildProcess | undefined
  #port = 0

  /** Starts nginx with this file of ops/deploy/; `changes` maps texts of the file to replacements. False if there is no nginx. */
  async start(file: string, changes: Readonly<Record<string, string>>): Promise<boolean> {
    if (!hasNginx) {
      process.stdout.write(`${NOT_RUN}\n`)
      return false
    }
    this.#port = await findFreePort()
    for (const name of ['cache', 'tls']) mkdirSync(join(this.#folder, name))
    chmodSync(this.#folder, 0o755)
    spawnSync('openssl', ['req', ...CERTIFICATE.split(' ')], { cwd: join(this.#folder, 'tls') })
    const locations = readFileSync(join(deploy, 'nginx-locations.conf'), 'utf8')
    const unavailable = join(this.#folder, 'sverka-unavailable')
    cpSync(join(deploy, 'unavailable'), unavailable, { recursive: true })
    writeFileSync(join(this.#folder, 'sverka-locations.conf'), locations.replaceAll('/etc/nginx/sverka-unavailable', unavailable))
    writeFileSync(join(this.#folder, 'nginx.conf'), this.#configuration(file, changes))
    this.#child = spawn('nginx', ['-p', this.#folder, '-c', join(this.#folder, 'nginx.conf')], { stdio: 'inherit' })
    await vi.waitFor(() => this.#listens(), { timeout: 90_000 })
    return true
  }

  get port(): number {
    return this.#port
  }

  async stop(): Promise<void> {
    const ended = this.#child && once(this.#child, 'exit')
    this.#child?.kill('SIGTERM')
    await ended
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #configuration(file: string, changes: Readonly<Record<string, string>>): string {
    const places = {
      '/var/cache/nginx/sverka': join(this.#folder, 'cache'),
      '/etc/nginx/tls': join(this.#folder, 'tls'),
      // The redirect to TLS is not tested here; its port may be in use.
      'listen 80;\n    add_header': `listen unix:${join(this.#folder, 'http')};\n    add_header`,
      'listen 80': `listen 127.0.0.1:${this.#port}`,
      'listen 443': `listen 127.0.0.1:${this.#port}`,
    }
    const text = Object.entries({ ...places, ...changes }).reduce(
      (all, [from, to]) => all.replaceAll(from, to),
      readFileSync(join(deploy, file), 'utf8'),
    )
    // Started as root, nginx would give the cache to a user without access to the folder.
    const user = process.getuid?.() === 0 ? 'user root;' : ''
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => `${name}_temp_path ${join(this.#folder, name)};`)
    return `${user} daemon off; pid ${join(this.#folder, 'pid')}; error_log stderr; events {} http { access_log off; ${temporary.join(' ')}\n${text} }`
  }

  async #listens(): Promise<void> {
    const socket = connect({ port: this.#port, host: '127.0.0.1' })
    try {
      await once(socket, 'connect')
    } finally {
      socket.destroy()
    }
  }
}
