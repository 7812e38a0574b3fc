import { describe, expect, it } from 'vitest'
import { interfaceOf } from '../../support/publish/interfaces.ts'

const required = (body: string) => `terraform {\n  required_providers {\n${body}\n  }\n}\n`

/** The providers of a module, each as `name source constraints aliases`. */
async function providersOf(text: string): Promise<string[]> {
  const { root } = await interfaceOf(text)
  return root.providers.map(({ name, source, constraints, aliases }) =>
    [name, source || '-', constraints.join('&') || '-', aliases.join('&') || '-'].join(' '),
  )
}

describe('the providers of a module', () => {
  it.each<[text: string, ...providers: string[]]>([
    [
      required('aws = { source = "acme/aws", version = ">= 5.0", configuration_aliases = [ aws.a, aws.b ] }'),
      'aws acme/aws >= 5.0 aws.a&aws.b',
    ],
    // Before Terraform 0.13.
    [required('aws = ">= 2.0"'), 'aws - >= 2.0 -'],
    [required('aws = { configuration_aliases = ["aws.a", 1] }'), 'aws - - aws.a'],
    [required('aws = { configuration_aliases = aws.a }'), 'aws - - -'],
    [required('b = {}\n a = {}'), 'a - - -', 'b - - -'],
    ['terraform {\n  backend "s3" {\n    aws = "x"\n  }\n}\n'],
    ['locals {\n  required_providers {\n    aws = "x"\n  }\n}\n'],
    ['provider "aws" {\n  version = "~> 3.0"\n}\n', 'aws - ~> 3.0 -'],
    ['provider "aws" {}\n', 'aws - - -'],
    ['provider {}\n'],
    ['resource "aws_vpc" "a" {}\n', 'aws - - -'],
    ['data "google_x_y" "a" {}\n', 'google - - -'],
    ['ephemeral "vault_secret" "a" {}\n', 'vault - - -'],
    ['resource "random" "a" {}\n', 'random - - -'],
    ['resource "aws_vpc" "a" {\n  provider = google.eu\n}\n', 'google - - -'],
    ['resource "aws_vpc" "a" {\n  provider = "google.eu"\n}\n', 'google - - -'],
    ['resource "aws_vpc" "a" {\n  provider = ""\n}\n', 'aws - - -'],
    ['resource "terraform_data" "a" {}\n'],
    ['resource "terraform_data" "a" {\n  provider = terraform.x\n}\n', 'terraform - - -'],
    ['resource "_a" "a" {}\n'],
    ['resource {}\n'],
    ['resources "aws_vpc" "a" {}\nmydata "aws_vpc" "a" {}\nmodule "aws_x" {}\n'],
  ])('of %j are %s', async (text, ...providers) => expect(await providersOf(text)).toEqual(providers))

  it('have all that their declarations say, where there are several', async () => {
    const more = [
      'source = "acme/aws", version = "< 6.0"',
      'source = "o/aws", configuration_aliases = [aws.a]',
    ]
    const blocks = ['version = ">= 5.0"', ...more].map((body) => required(`aws = { ${body} }`))
    const text = `${blocks.join('')}provider "aws" {\n  version = ">= 5.0"\n}\n`
    expect(await providersOf(text)).toEqual(['aws acme/aws >= 5.0&< 6.0 aws.a'])
    const [found] = (await interfaceOf(text)).root.providers
    expect(found).toMatchObject({ file: 'main.tf', line: 3 })
  })
})
