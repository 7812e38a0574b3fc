import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { quote, RegistryError } from '../../base/error.ts'

type Environment = Readonly<Record<string, string | undefined>>

export interface S3Credentials {
  readonly accessKeyId: string
  readonly secretAccessKey: string
  readonly sessionToken?: string
}

/**
 * AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY, else the profile AWS_PROFILE (or "default") of the shared credentials file. Throws
 * PERMISSION where there are none. https://docs.aws.amazon.com/sdkref/latest/guide/file-format.html
 */
export async function findS3Credentials(environment: Environment): Promise<S3Credentials> {
  const named = credentialsIn({
    aws_access_key_id: environment['AWS_ACCESS_KEY_ID'],
    aws_secret_access_key: environment['AWS_SECRET_ACCESS_KEY'],
    aws_session_token: environment['AWS_SESSION_TOKEN'],
  })
  if (named !== undefined) return named
  const profile = environment['AWS_PROFILE'] || 'default'
  const file = sharedFile(environment)
  const text = file === undefined ? '' : await readFile(file, 'utf8').catch(() => '')
  const shared = credentialsIn(Object.fromEntries(settingsOf(text, profile)))
  if (shared !== undefined) return shared
  throw new RegistryError(
    'PERMISSION',
    `there are no credentials for the object store: AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set${file === undefined ? '' : `, and ${quote(file)} has no keys for the profile ${quote(profile)}`}`,
    'set both; with the AWS CLI (also for single sign-on and roles): eval "$(aws configure export-credentials --format env)"; in a workflow use aws-actions/configure-aws-credentials',
  )
}

function credentialsIn(settings: Environment): S3Credentials | undefined {
  const accessKeyId = settings['aws_access_key_id'] ?? ''
  const secretAccessKey = settings['aws_secret_access_key'] ?? ''
  const sessionToken = settings['aws_session_token'] ?? ''
  if (accessKeyId === '' || secretAccessKey === '') return undefined
  return { accessKeyId, secretAccessKey, ...(sessionToken === '' ? {} : { sessionToken }) }
}

function sharedFile(environment: Environment): string | undefined {
  const named = environment['AWS_SHARED_CREDENTIALS_FILE'] ?? ''
  if (named !== '') return named
  const home = environment['HOME'] ?? environment['USERPROFILE'] ?? ''
  return home === '' ? undefined : join(home, '.aws', 'credentials')
}

/** The settings of one section of an INI file. */
function settingsOf(text: string, profile: string): [string, string][] {
  let section = ''
  return text.split(/\r?\n/).flatMap((line): [string, string][] => {
    const header = /^\s*\[([^\]]*)\]/.exec(line)
    if (header !== null) section = (header[1] ?? '').trim()
    const [, name = '', value = ''] = /^\s*([\w-]+)\s*=(.*)$/s.exec(line) ?? []
    return section === profile && name !== '' ? [[name, value.trim()]] : []
  })
}
