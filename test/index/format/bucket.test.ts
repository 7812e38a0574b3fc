import { expect, it } from 'vitest'
import { formatBucketUrl, isBucketUrl, parseBucketUrl } from '../../../src/index/format/bucket.ts'
import { refusalOf } from '../../refusal.ts'

it.each([
  ['s3://abc', { bucket: 'abc', prefix: '' }, 's3://abc'],
  ['s3://abc/', { bucket: 'abc', prefix: '' }, 's3://abc'],
  [`s3://${'a'.repeat(63)}`, { bucket: 'a'.repeat(63), prefix: '' }, `s3://${'a'.repeat(63)}`],
  ['s3://a.b-1/x/_y.Z-1', { bucket: 'a.b-1', prefix: 'x/_y.Z-1/' }, 's3://a.b-1/x/_y.Z-1'],
  ['s3://abc/x/', { bucket: 'abc', prefix: 'x/' }, 's3://abc/x'],
])('%s is the place %j', (text, place, formatted) => {
  expect(isBucketUrl(text)).toBe(true)
  expect(parseBucketUrl(text)).toEqual(place)
  expect(formatBucketUrl(parseBucketUrl(text))).toBe(formatted)
})

const bucket = (name: string) => `"${name}" is no name of a bucket (3 to 63 of a-z, 0-9, "-" and ".")`
const part = (name: string) =>
  `the part "${name}" of its prefix is empty or has other characters than letters, digits, "_", "-" and "."`

it.each([
  ['s3:abc', 'it does not begin with s3://'],
  ['https://abc', 'it does not begin with s3://'],
  ['s3://', bucket('')],
  ['s3://ab', bucket('ab')],
  [`s3://${'a'.repeat(64)}`, bucket('a'.repeat(64))],
  ['s3://Abc', bucket('Abc')],
  ['s3://-bc', bucket('-bc')],
  ['s3://ab-', bucket('ab-')],
  ['s3://abc/a//b', part('')],
  ['s3://abc/.a', part('.a')],
  ['s3://abc/a/b c', part('b c')],
])('%s names no place: %s', (text, problem) =>
  expect(refusalOf(() => parseBucketUrl(text))).toBe(
    `INVALID_INPUT: "${text}" names no place in an object store: ${problem} | write it as s3://bucket or s3://bucket/prefix; the server of another store than AWS goes into --endpoint`,
  ),
)

it.each(['https://abc', '/srv/s3:', 'xs3://a', 's3'])('%s names no bucket', (text) =>
  expect(isBucketUrl(text)).toBe(false),
)
