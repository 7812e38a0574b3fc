import type { Command, Option } from 'commander'
import type { CommandOutcome, CommonFlags } from './command.ts'

const SCRIPTS = { bash: bashScript, zsh: zshScript, fish: fishScript }

/** `completion`: prints the script that completes commands, flags and their values in a shell. */
export function completionCommand(program: Command) {
  return async ({
    shell,
  }: CommonFlags & { readonly shell: keyof typeof SCRIPTS }): Promise<CommandOutcome> => {
    const script = SCRIPTS[shell](program.commands.map(specOf))
    return { json: { shell, script }, text: script.trimEnd() }
  }
}

interface CommandSpec {
  readonly name: string
  readonly description: string
  readonly flags: readonly Option[]
  readonly words: readonly string[]
}

function specOf(command: Command): CommandSpec {
  return {
    name: command.name(),
    description: command.description(),
    flags: command.options,
    words: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
  }
}

function namesOf({ flags, words }: CommandSpec): string {
  return [...words, ...flags.flatMap(({ long }) => long ?? []), '--help'].join(' ')
}

/** Cases `command flag)` of the flags that take a value: `complete` gets its words; without words it is a file or free text. */
function valueCases(commands: readonly CommandSpec[], complete: (words: string) => string): string {
  return commands
    .flatMap(({ name, flags }) =>
      flags.flatMap(({ long, argChoices, required }) =>
        required ? [`    '${name} ${long}') ${complete((argChoices ?? []).join(' '))} return ;;\n`] : [],
      ),
    )
    .join('')
}

function bashScript(commands: readonly CommandSpec[]): string {
  const suggest = (words: string) => `COMPREPLY=($(compgen -W '${words}' -- "$word"));`
  return `# bash: source <(module-registry completion bash)
_module_registry() {
  local word="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}"
  COMPREPLY=()
  if [ "$COMP_CWORD" -eq 1 ]; then
    ${suggest([...commands.map(({ name }) => name), 'help --help --version'].join(' '))} return
  fi
  case "\${COMP_WORDS[1]} $previous" in
${valueCases(commands, (words) => (words === '' ? '' : suggest(words)))}  esac
  case "\${COMP_WORDS[1]}" in
${commands.map((spec) => `    ${spec.name}) ${suggest(namesOf(spec))} ;;\n`).join('')}  esac
}
complete -o default -F _module_registry module-registry
`
}

function zshScript(commands: readonly CommandSpec[]): string {
  return `#compdef module-registry
# zsh: source <(module-registry completion zsh)
_module_registry() {
  if (( CURRENT == 2 )); then
    compadd -- ${[...commands.map(({ name }) => name), 'help --help --version'].join(' ')}
    return
  fi
  case "\${words[2]} \${words[CURRENT-1]}" in
${valueCases(commands, (words) => (words === '' ? '_files;' : `compadd -- ${words};`))}  esac
  case "\${words[2]}" in
${commands.map((spec) => `    ${spec.name}) compadd -- ${namesOf(spec)} ;;\n`).join('')}  esac
  [[ "\${words[CURRENT]}" == -* ]] || _files
}
compdef _module_registry module-registry
`
}

function fishScript(commands: readonly CommandSpec[]): string {
  const text = (words: string) => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
  const lines = commands.flatMap(({ name, description, flags, words }) => {
    const inCommand = `complete -c module-registry -n '__fish_seen_subcommand_from ${name}'`
    return [
      `complete -c module-registry -n __fish_use_subcommand -f -a ${name} -d ${text(description)}`,
      ...(words.length === 0 ? [] : [`${inCommand} -f -a ${text(words.join(' '))}`]),
      ...flags.map((flag) => {
        const long = (flag.long ?? '').replace(/^--/, '')
        const short = flag.short === undefined ? '' : ` -s ${flag.short.slice(1)}`
        const value = flag.required
          ? flag.argChoices === undefined
            ? ' -r'
            : ` -x -a ${text(flag.argChoices.join(' '))}`
          : ''
        return `${inCommand}${short} -l ${long}${value} -d ${text(flag.description)}`
      }),
    ]
  })
  return `# fish: module-registry completion fish | source\n${lines.join('\n')}\n`
}
