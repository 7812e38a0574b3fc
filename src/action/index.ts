import { tmpdir } from 'node:os'
import { resolve } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { getIDToken, getInput } from '@actions/core'
import { withTemporaryDirectory } from '../adapters/filesystem/temporary.ts'
import { type Refusal, RegistryError } from '../base/error.ts'
import { systemRefusal } from '../base/system-error.ts'
import { isGiteaRunner } from '../composition/forge.ts'
import { groupedRefusals, type PublishReport, reworded } from '../publish/publish-report.ts'
import { readEvent, tagsOf, type WorkflowEvent } from './event.ts'
import type { WorkflowRun } from './index-repository.ts'
import { type Inputs, inputHint, readInputs, readTokens, refuseLacking, unreadInputs } from './inputs.ts'
import { outputsOf, outputsOfCollection, outputsOfMarks, outputsWithout } from './outputs.ts'
import type { ActionRun } from './publish-tags.ts'
import type { ReleaseRun } from './release.ts'
import type { ActionRuntime } from './run-resources.ts'
import { RunnerOutput, TokenMask } from './runner-output.ts'

// As in the command line: a run over many tags makes much that is soon let go.
setFlagsFromString('--heap-growing-percent=30')

/** The entry of the action: inputs and event → publish → outputs, annotations, job summary, exit code. */
export class Action {
  readonly #environment = process.env
  readonly #mask = new TokenMask()
  readonly #output = new RunnerOutput(this.#mask, isGiteaRunner(this.#environment))
  readonly #temporary = this.#environment['RUNNER_TEMP'] || tmpdir()
  readonly #runtime: ActionRuntime

  constructor() {
    // Before anything that could print one.
    for (const token of readTokens(getInput, this.#environment)) this.#mask.add(token)
    this.#runtime = {
      environment: this.#environment,
      log: this.#output,
      secrets: this.#mask,
      temporary: this.#temporary,
      idToken: this.#identityService(),
    }
  }

  async run(): Promise<void> {
    try {
      await this.#act()
    } catch (error) {
      process.exitCode = 1
      await this.#fail(error)
    }
  }

  async #act(): Promise<void> {
    const inputs = readInputs(getInput)
    for (const line of unreadInputs(inputs)) this.#output.info(line)
    this.#output.checkOutputs()
    const event = await readEvent(this.#environment, inputs.forge)
    refuseLacking(inputs, event.forge)
    if (inputs.site !== undefined && !inputs['dry-run']) {
      // Refuses, before anything else is written, a directory that cannot become the site.
      const { SiteDirectory } = await import('../adapters/filesystem/site-directory.ts')
      SiteDirectory.open(this.#inWorkspace(inputs.site)).prepare()
    }
    if (inputs.marks || inputs.collect) {
      await (inputs.marks ? this.#mark(inputs, event) : this.#collect(inputs, event))
      return this.#makeSite(inputs, event)
    }
    const choice = tagsOf(event, inputs)
    if ('pullRequest' in choice) {
      const { checkPullRequest } = await import('./pull-request.ts')
      const request = { inputs, event, ...choice }
      const isGood = await this.#withTemporary((inside) => checkPullRequest(request, inside, this.#output))
      if (!isGood) process.exitCode = 1
    } else if ('notice' in choice) {
      if (inputs.site === undefined) this.#output.notice(choice.notice)
      this.#output.setOutputs(outputsWithout('skipped'))
      await this.#makeSite(inputs, event)
    } else {
      await this.#publish({ inputs, event, ...choice })
      await this.#makeSite(inputs, event)
    }
  }

  async #publish(request: ActionRun | ReleaseRun): Promise<void> {
    // Loaded late: a run that has nothing to do, or is refused, ends before it.
    const { run } = await import('./publish-tags.ts')
    const { renderSummary } = await import('./summary.ts')
    const { formatPublishReport } = await import('../publish/report-text.ts')
    const { formatInstallation } = await import('../doctor/wait.ts')
    const { formatReleases } = await import('../release/release-report.ts')
    const published = await run(request, this.#runtime)
    const report = reworded(published.report, inputHint)
    const { modules, packagePath, installation } = published
    const missing = published.missing && inputHint(published.missing)
    if (modules.length > 0) this.#output.info(formatReleases(modules))
    this.#output.info(formatPublishReport(report))
    if (installation !== undefined) this.#output.info(formatInstallation(installation))
    const unreleased = modules.flatMap(({ error }) =>
      error === undefined ? [] : inputHint(error.toRefusal()),
    )
    this.#output.setOutputs(outputsOf(report, packagePath, published))
    await this.#output.summarize(renderSummary(report, { ...published, missing }))
    this.#refuse([...unreleased, ...groupedRefusals(report.failures), ...(missing ? [missing] : [])])
  }

  async #collect(inputs: Inputs, event: WorkflowEvent): Promise<void> {
    const { collectSources } = await import('./collect.ts')
    const { renderCollection } = await import('./summary.ts')
    const { formatCollectReport } = await import('../collect/collect.ts')
    const collected = await this.#withTemporary((inside) => collectSources({ inputs, event }, inside))
    const report = reworded(collected, inputHint)
    this.#output.info(formatCollectReport(report))
    this.#output.setOutputs(outputsOfCollection(report))
    await this.#output.summarize(renderCollection(report))
    this.#refuse(groupedRefusals(report.failures))
    await this.#deploy({ inputs, event }, report)
  }

  async #mark(inputs: Inputs, event: WorkflowEvent): Promise<void> {
    const { applyMarks } = await import('./marks.ts')
    const { renderMarksSummary } = await import('./summary.ts')
    const { formatFileMarks } = await import('../lifecycle/render-marks.ts')
    const report = await this.#withTemporary((inside) => applyMarks({ inputs, event }, inside))
    for (const line of formatFileMarks(report.marks ?? [], report.status === 'planned'))
      this.#output.info(line)
    this.#output.setOutputs(outputsOfMarks(report))
    await this.#output.summarize(renderMarksSummary(report))
    this.#refuse(report.refused.map(({ error }) => inputHint(error)))
    await this.#deploy({ inputs, event }, report)
  }

  /** Starts the deployment of what this run has committed, or one that is run again: it may have failed to do so. */
  async #deploy(run: WorkflowRun, { index }: Pick<PublishReport, 'index'>): Promise<void> {
    const { inputs, event } = run
    if (inputs['dry-run'] || event.name === 'pull_request') return
    if (index.changed.length === 0 && !event.isAgain) return
    const { deployIndex, indexOfRun } = await import('./index-repository.ts')
    await deployIndex(inputs, indexOfRun(run, this.#runtime).home)
  }

  /** The website of the index as it is after the run, also where a tag was refused. */
  async #makeSite(inputs: Inputs, event: WorkflowEvent): Promise<void> {
    const { site } = inputs
    if (site === undefined || inputs['dry-run']) return
    const [{ writeSite }, { formatSiteReport }, { indexRepositoryOf }] = await Promise.all([
      import('../composition/site.ts'),
      import('../site/site-state.ts'),
      import('./index-repository.ts'),
    ])
    const settings = {
      index: indexRepositoryOf(inputs, event),
      output: this.#inWorkspace(site),
      pages: inputs['site-pages'],
      profile: inputs['site-profile'],
    }
    this.#output.info(
      formatSiteReport(await this.#withTemporary((inside) => writeSite(inside, settings)), site),
    )
  }

  #inWorkspace(directory: string): string {
    return resolve(this.#environment['GITHUB_WORKSPACE'] ?? '.', directory)
  }

  #withTemporary<T>(work: (inside: ActionRuntime) => Promise<T>): Promise<T> {
    return withTemporaryDirectory(
      (directory) => work({ ...this.#runtime, temporary: directory }),
      this.#temporary,
    )
  }

  /** Annotates every refusal; with one the run fails. */
  #refuse(refusals: readonly Refusal[]): void {
    for (const refusal of refusals) this.#output.refuse(refusal)
    if (refusals.length > 0) process.exitCode = 1
  }

  /** Gives tokens of the run's identity, masked; undefined in a job without `id-token: write`. */
  #identityService(): ((audience: string) => Promise<string>) | undefined {
    const { ACTIONS_ID_TOKEN_REQUEST_URL: url, ACTIONS_ID_TOKEN_REQUEST_TOKEN: token } = this.#environment
    if ((url ?? '') === '' || (token ?? '') === '') return undefined
    return async (audience) => {
      const idToken = await getIDToken(audience)
      this.#mask.add(idToken)
      return idToken
    }
  }

  /** What neither this tool nor the operating system refuses is a fault of this tool. */
  async #fail(error: unknown): Promise<void> {
    const refused = error instanceof RegistryError ? error : systemRefusal(error)
    if (refused === undefined) {
      const message = error instanceof Error ? (error.stack ?? error.message) : String(error)
      const hint = 'this is a bug of the action: please report it with the log of this step'
      this.#output.refuse({ code: 'INTERNAL', message, hint })
      return
    }
    const refusal = inputHint(refused)
    this.#output.refuse(refusal)
    if (!this.#output.hasOutputs) this.#output.setOutputs(outputsWithout('refused'))
    const { renderRefusal } = await import('./summary.ts')
    await this.#output.summarize(renderRefusal(refusal))
  }
}

await new Action().run()
