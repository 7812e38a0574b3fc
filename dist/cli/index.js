#!/usr/bin/env node
import { createRequire as __WEBPACK_EXTERNAL_createRequire } from "module";
/******/ var __webpack_modules__ = ({

/***/ 181:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("buffer");

/***/ }),

/***/ 9896:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("fs");

/***/ }),

/***/ 4573:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:buffer");

/***/ }),

/***/ 1421:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:child_process");

/***/ }),

/***/ 139:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:cluster");

/***/ }),

/***/ 7598:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:crypto");

/***/ }),

/***/ 8474:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:events");

/***/ }),

/***/ 3024:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs");

/***/ }),

/***/ 1455:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:fs/promises");

/***/ }),

/***/ 7067:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:http");

/***/ }),

/***/ 4708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:https");

/***/ }),

/***/ 7030:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:net");

/***/ }),

/***/ 8161:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:os");

/***/ }),

/***/ 6760:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path");

/***/ }),

/***/ 3916:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:path/posix");

/***/ }),

/***/ 1708:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:process");

/***/ }),

/***/ 6848:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:readline/promises");

/***/ }),

/***/ 7075:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream");

/***/ }),

/***/ 8321:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/consumers");

/***/ }),

/***/ 6466:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:stream/promises");

/***/ }),

/***/ 8500:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:timers/promises");

/***/ }),

/***/ 1692:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:tls");

/***/ }),

/***/ 356:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:util");

/***/ }),

/***/ 8877:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:v8");

/***/ }),

/***/ 714:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:vm");

/***/ }),

/***/ 8522:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("node:zlib");

/***/ }),

/***/ 6928:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("path");

/***/ }),

/***/ 932:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("process");

/***/ }),

/***/ 7016:
/***/ ((module) => {

module.exports = __WEBPACK_EXTERNAL_createRequire(import.meta.url)("url");

/***/ }),

/***/ 8909:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { Argument } = __nccwpck_require__(9154);
const { Command } = __nccwpck_require__(4348);
const { CommanderError, InvalidArgumentError } = __nccwpck_require__(1135);
const { Help } = __nccwpck_require__(9754);
const { Option } = __nccwpck_require__(5240);

exports.DM = new Command();

exports.gu = (name) => new Command(name);
exports.Ww = (flags, description) => new Option(flags, description);
exports.er = (name, description) => new Argument(name, description);

/**
 * Expose classes
 */

exports.uB = Command;
exports.c$ = Option;
exports.ef = Argument;
exports._V = Help;

exports.b7 = CommanderError;
exports.Di = InvalidArgumentError;
exports.a2 = InvalidArgumentError; // Deprecated


/***/ }),

/***/ 9154:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Argument {
  /**
   * Initialize a new command argument with the given name and description.
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @param {string} name
   * @param {string} [description]
   */

  constructor(name, description) {
    this.description = description || '';
    this.variadic = false;
    this.parseArg = undefined;
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.argChoices = undefined;

    switch (name[0]) {
      case '<': // e.g. <required>
        this.required = true;
        this._name = name.slice(1, -1);
        break;
      case '[': // e.g. [optional]
        this.required = false;
        this._name = name.slice(1, -1);
        break;
      default:
        this.required = true;
        this._name = name;
        break;
    }

    if (this._name.endsWith('...')) {
      this.variadic = true;
      this._name = this._name.slice(0, -3);
    }
  }

  /**
   * Return argument name.
   *
   * @return {string}
   */

  name() {
    return this._name;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Argument}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Set the custom handler for processing CLI command arguments into argument values.
   *
   * @param {Function} [fn]
   * @return {Argument}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Only allow argument value to be one of choices.
   *
   * @param {string[]} values
   * @return {Argument}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Make argument required.
   *
   * @returns {Argument}
   */
  argRequired() {
    this.required = true;
    return this;
  }

  /**
   * Make argument optional.
   *
   * @returns {Argument}
   */
  argOptional() {
    this.required = false;
    return this;
  }
}

/**
 * Takes an argument and returns its human readable equivalent for help usage.
 *
 * @param {Argument} arg
 * @return {string}
 * @private
 */

function humanReadableArgName(arg) {
  const nameOutput = arg.name() + (arg.variadic === true ? '...' : '');

  return arg.required ? '<' + nameOutput + '>' : '[' + nameOutput + ']';
}

exports.Argument = Argument;
exports.humanReadableArgName = humanReadableArgName;


/***/ }),

/***/ 4348:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const EventEmitter = (__nccwpck_require__(8474).EventEmitter);
const childProcess = __nccwpck_require__(1421);
const path = __nccwpck_require__(6760);
const fs = __nccwpck_require__(3024);
const process = __nccwpck_require__(1708);

const { Argument, humanReadableArgName } = __nccwpck_require__(9154);
const { CommanderError } = __nccwpck_require__(1135);
const { Help, stripColor } = __nccwpck_require__(9754);
const { Option, DualOptions } = __nccwpck_require__(5240);
const { suggestSimilar } = __nccwpck_require__(5030);

class Command extends EventEmitter {
  /**
   * Initialize a new `Command`.
   *
   * @param {string} [name]
   */

  constructor(name) {
    super();
    /** @type {Command[]} */
    this.commands = [];
    /** @type {Option[]} */
    this.options = [];
    this.parent = null;
    this._allowUnknownOption = false;
    this._allowExcessArguments = false;
    /** @type {Argument[]} */
    this.registeredArguments = [];
    this._args = this.registeredArguments; // deprecated old name
    /** @type {string[]} */
    this.args = []; // cli args with options removed
    this.rawArgs = [];
    this.processedArgs = []; // like .args but after custom processing and collecting variadic
    this._scriptPath = null;
    this._name = name || '';
    this._optionValues = {};
    this._optionValueSources = {}; // default, env, cli etc
    this._storeOptionsAsProperties = false;
    this._actionHandler = null;
    this._executableHandler = false;
    this._executableFile = null; // custom name for executable
    this._executableDir = null; // custom search directory for subcommands
    this._defaultCommandName = null;
    this._exitCallback = null;
    this._aliases = [];
    this._combineFlagAndOptionalValue = true;
    this._description = '';
    this._summary = '';
    this._argsDescription = undefined; // legacy
    this._enablePositionalOptions = false;
    this._passThroughOptions = false;
    this._lifeCycleHooks = {}; // a hash of arrays
    /** @type {(boolean | string)} */
    this._showHelpAfterError = false;
    this._showSuggestionAfterError = true;
    this._savedState = null; // used in save/restoreStateBeforeParse

    // see configureOutput() for docs
    this._outputConfiguration = {
      writeOut: (str) => process.stdout.write(str),
      writeErr: (str) => process.stderr.write(str),
      outputError: (str, write) => write(str),
      getOutHelpWidth: () =>
        process.stdout.isTTY ? process.stdout.columns : undefined,
      getErrHelpWidth: () =>
        process.stderr.isTTY ? process.stderr.columns : undefined,
      getOutHasColors: () =>
        useColor() ?? (process.stdout.isTTY && process.stdout.hasColors?.()),
      getErrHasColors: () =>
        useColor() ?? (process.stderr.isTTY && process.stderr.hasColors?.()),
      stripColor: (str) => stripColor(str),
    };

    this._hidden = false;
    /** @type {(Option | null | undefined)} */
    this._helpOption = undefined; // Lazy created on demand. May be null if help option is disabled.
    this._addImplicitHelpCommand = undefined; // undecided whether true or false yet, not inherited
    /** @type {Command} */
    this._helpCommand = undefined; // lazy initialised, inherited
    this._helpConfiguration = {};
    /** @type {string | undefined} */
    this._helpGroupHeading = undefined; // soft initialised when added to parent
    /** @type {string | undefined} */
    this._defaultCommandGroup = undefined;
    /** @type {string | undefined} */
    this._defaultOptionGroup = undefined;
  }

  /**
   * Copy settings that are useful to have in common across root command and subcommands.
   *
   * (Used internally when adding a command using `.command()` so subcommands inherit parent settings.)
   *
   * @param {Command} sourceCommand
   * @return {Command} `this` command for chaining
   */
  copyInheritedSettings(sourceCommand) {
    this._outputConfiguration = sourceCommand._outputConfiguration;
    this._helpOption = sourceCommand._helpOption;
    this._helpCommand = sourceCommand._helpCommand;
    this._helpConfiguration = sourceCommand._helpConfiguration;
    this._exitCallback = sourceCommand._exitCallback;
    this._storeOptionsAsProperties = sourceCommand._storeOptionsAsProperties;
    this._combineFlagAndOptionalValue =
      sourceCommand._combineFlagAndOptionalValue;
    this._allowExcessArguments = sourceCommand._allowExcessArguments;
    this._enablePositionalOptions = sourceCommand._enablePositionalOptions;
    this._showHelpAfterError = sourceCommand._showHelpAfterError;
    this._showSuggestionAfterError = sourceCommand._showSuggestionAfterError;

    return this;
  }

  /**
   * @returns {Command[]}
   * @private
   */

  _getCommandAndAncestors() {
    const result = [];
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    for (let command = this; command; command = command.parent) {
      result.push(command);
    }
    return result;
  }

  /**
   * Define a command.
   *
   * There are two styles of command: pay attention to where to put the description.
   *
   * @example
   * // Command implemented using action handler (description is supplied separately to `.command`)
   * program
   *   .command('clone <source> [destination]')
   *   .description('clone a repository into a newly created directory')
   *   .action((source, destination) => {
   *     console.log('clone command called');
   *   });
   *
   * // Command implemented using separate executable file (description is second parameter to `.command`)
   * program
   *   .command('start <service>', 'start named service')
   *   .command('stop [service]', 'stop named service, or all if no name supplied');
   *
   * @param {string} nameAndArgs - command name and arguments, args are `<required>` or `[optional]` and last may also be `variadic...`
   * @param {(object | string)} [actionOptsOrExecDesc] - configuration options (for action), or description (for executable)
   * @param {object} [execOpts] - configuration options (for executable)
   * @return {Command} returns new command for action handler, or `this` for executable command
   */

  command(nameAndArgs, actionOptsOrExecDesc, execOpts) {
    let desc = actionOptsOrExecDesc;
    let opts = execOpts;
    if (typeof desc === 'object' && desc !== null) {
      opts = desc;
      desc = null;
    }
    opts = opts || {};
    const [, name, args] = nameAndArgs.match(/([^ ]+) *(.*)/);

    const cmd = this.createCommand(name);
    if (desc) {
      cmd.description(desc);
      cmd._executableHandler = true;
    }
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    cmd._hidden = !!(opts.noHelp || opts.hidden); // noHelp is deprecated old name for hidden
    cmd._executableFile = opts.executableFile || null; // Custom name for executable file, set missing to null to match constructor
    if (args) cmd.arguments(args);
    this._registerCommand(cmd);
    cmd.parent = this;
    cmd.copyInheritedSettings(this);

    if (desc) return this;
    return cmd;
  }

  /**
   * Factory routine to create a new unattached command.
   *
   * See .command() for creating an attached subcommand, which uses this routine to
   * create the command. You can override createCommand to customise subcommands.
   *
   * @param {string} [name]
   * @return {Command} new command
   */

  createCommand(name) {
    return new Command(name);
  }

  /**
   * You can customise the help with a subclass of Help by overriding createHelp,
   * or by overriding Help properties using configureHelp().
   *
   * @return {Help}
   */

  createHelp() {
    return Object.assign(new Help(), this.configureHelp());
  }

  /**
   * You can customise the help by overriding Help properties using configureHelp(),
   * or with a subclass of Help by overriding createHelp().
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureHelp(configuration) {
    if (configuration === undefined) return this._helpConfiguration;

    this._helpConfiguration = configuration;
    return this;
  }

  /**
   * The default output goes to stdout and stderr. You can customise this for special
   * applications. You can also customise the display of errors by overriding outputError.
   *
   * The configuration properties are all functions:
   *
   *     // change how output being written, defaults to stdout and stderr
   *     writeOut(str)
   *     writeErr(str)
   *     // change how output being written for errors, defaults to writeErr
   *     outputError(str, write) // used for displaying errors and not used for displaying help
   *     // specify width for wrapping help
   *     getOutHelpWidth()
   *     getErrHelpWidth()
   *     // color support, currently only used with Help
   *     getOutHasColors()
   *     getErrHasColors()
   *     stripColor() // used to remove ANSI escape codes if output does not have colors
   *
   * @param {object} [configuration] - configuration options
   * @return {(Command | object)} `this` command for chaining, or stored configuration
   */

  configureOutput(configuration) {
    if (configuration === undefined) return this._outputConfiguration;

    this._outputConfiguration = {
      ...this._outputConfiguration,
      ...configuration,
    };
    return this;
  }

  /**
   * Display the help or a custom message after an error occurs.
   *
   * @param {(boolean|string)} [displayHelp]
   * @return {Command} `this` command for chaining
   */
  showHelpAfterError(displayHelp = true) {
    if (typeof displayHelp !== 'string') displayHelp = !!displayHelp;
    this._showHelpAfterError = displayHelp;
    return this;
  }

  /**
   * Display suggestion of similar commands for unknown commands, or options for unknown options.
   *
   * @param {boolean} [displaySuggestion]
   * @return {Command} `this` command for chaining
   */
  showSuggestionAfterError(displaySuggestion = true) {
    this._showSuggestionAfterError = !!displaySuggestion;
    return this;
  }

  /**
   * Add a prepared subcommand.
   *
   * See .command() for creating an attached subcommand which inherits settings from its parent.
   *
   * @param {Command} cmd - new subcommand
   * @param {object} [opts] - configuration options
   * @return {Command} `this` command for chaining
   */

  addCommand(cmd, opts) {
    if (!cmd._name) {
      throw new Error(`Command passed to .addCommand() must have a name
- specify the name in Command constructor or using .name()`);
    }

    opts = opts || {};
    if (opts.isDefault) this._defaultCommandName = cmd._name;
    if (opts.noHelp || opts.hidden) cmd._hidden = true; // modifying passed command due to existing implementation

    this._registerCommand(cmd);
    cmd.parent = this;
    cmd._checkForBrokenPassThrough();

    return this;
  }

  /**
   * Factory routine to create a new unattached argument.
   *
   * See .argument() for creating an attached argument, which uses this routine to
   * create the argument. You can override createArgument to return a custom argument.
   *
   * @param {string} name
   * @param {string} [description]
   * @return {Argument} new argument
   */

  createArgument(name, description) {
    return new Argument(name, description);
  }

  /**
   * Define argument syntax for command.
   *
   * The default is that the argument is required, and you can explicitly
   * indicate this with <> around the name. Put [] around the name for an optional argument.
   *
   * @example
   * program.argument('<input-file>');
   * program.argument('[output-file]');
   *
   * @param {string} name
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom argument processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */
  argument(name, description, parseArg, defaultValue) {
    const argument = this.createArgument(name, description);
    if (typeof parseArg === 'function') {
      argument.default(defaultValue).argParser(parseArg);
    } else {
      argument.default(parseArg);
    }
    this.addArgument(argument);
    return this;
  }

  /**
   * Define argument syntax for command, adding multiple at once (without descriptions).
   *
   * See also .argument().
   *
   * @example
   * program.arguments('<cmd> [env]');
   *
   * @param {string} names
   * @return {Command} `this` command for chaining
   */

  arguments(names) {
    names
      .trim()
      .split(/ +/)
      .forEach((detail) => {
        this.argument(detail);
      });
    return this;
  }

  /**
   * Define argument syntax for command, adding a prepared argument.
   *
   * @param {Argument} argument
   * @return {Command} `this` command for chaining
   */
  addArgument(argument) {
    const previousArgument = this.registeredArguments.slice(-1)[0];
    if (previousArgument?.variadic) {
      throw new Error(
        `only the last argument can be variadic '${previousArgument.name()}'`,
      );
    }
    if (
      argument.required &&
      argument.defaultValue !== undefined &&
      argument.parseArg === undefined
    ) {
      throw new Error(
        `a default value for a required argument is never used: '${argument.name()}'`,
      );
    }
    this.registeredArguments.push(argument);
    return this;
  }

  /**
   * Customise or override default help command. By default a help command is automatically added if your command has subcommands.
   *
   * @example
   *    program.helpCommand('help [cmd]');
   *    program.helpCommand('help [cmd]', 'show help');
   *    program.helpCommand(false); // suppress default help command
   *    program.helpCommand(true); // add help command even if no subcommands
   *
   * @param {string|boolean} enableOrNameAndArgs - enable with custom name and/or arguments, or boolean to override whether added
   * @param {string} [description] - custom description
   * @return {Command} `this` command for chaining
   */

  helpCommand(enableOrNameAndArgs, description) {
    if (typeof enableOrNameAndArgs === 'boolean') {
      this._addImplicitHelpCommand = enableOrNameAndArgs;
      if (enableOrNameAndArgs && this._defaultCommandGroup) {
        // make the command to store the group
        this._initCommandGroup(this._getHelpCommand());
      }
      return this;
    }

    const nameAndArgs = enableOrNameAndArgs ?? 'help [command]';
    const [, helpName, helpArgs] = nameAndArgs.match(/([^ ]+) *(.*)/);
    const helpDescription = description ?? 'display help for command';

    const helpCommand = this.createCommand(helpName);
    helpCommand.helpOption(false);
    if (helpArgs) helpCommand.arguments(helpArgs);
    if (helpDescription) helpCommand.description(helpDescription);

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    // init group unless lazy create
    if (enableOrNameAndArgs || description) this._initCommandGroup(helpCommand);

    return this;
  }

  /**
   * Add prepared custom help command.
   *
   * @param {(Command|string|boolean)} helpCommand - custom help command, or deprecated enableOrNameAndArgs as for `.helpCommand()`
   * @param {string} [deprecatedDescription] - deprecated custom description used with custom name only
   * @return {Command} `this` command for chaining
   */
  addHelpCommand(helpCommand, deprecatedDescription) {
    // If not passed an object, call through to helpCommand for backwards compatibility,
    // as addHelpCommand was originally used like helpCommand is now.
    if (typeof helpCommand !== 'object') {
      this.helpCommand(helpCommand, deprecatedDescription);
      return this;
    }

    this._addImplicitHelpCommand = true;
    this._helpCommand = helpCommand;
    this._initCommandGroup(helpCommand);
    return this;
  }

  /**
   * Lazy create help command.
   *
   * @return {(Command|null)}
   * @package
   */
  _getHelpCommand() {
    const hasImplicitHelpCommand =
      this._addImplicitHelpCommand ??
      (this.commands.length &&
        !this._actionHandler &&
        !this._findCommand('help'));

    if (hasImplicitHelpCommand) {
      if (this._helpCommand === undefined) {
        this.helpCommand(undefined, undefined); // use default name and description
      }
      return this._helpCommand;
    }
    return null;
  }

  /**
   * Add hook for life cycle event.
   *
   * @param {string} event
   * @param {Function} listener
   * @return {Command} `this` command for chaining
   */

  hook(event, listener) {
    const allowedValues = ['preSubcommand', 'preAction', 'postAction'];
    if (!allowedValues.includes(event)) {
      throw new Error(`Unexpected value for event passed to hook : '${event}'.
Expecting one of '${allowedValues.join("', '")}'`);
    }
    if (this._lifeCycleHooks[event]) {
      this._lifeCycleHooks[event].push(listener);
    } else {
      this._lifeCycleHooks[event] = [listener];
    }
    return this;
  }

  /**
   * Register callback to use as replacement for calling process.exit.
   *
   * @param {Function} [fn] optional callback which will be passed a CommanderError, defaults to throwing
   * @return {Command} `this` command for chaining
   */

  exitOverride(fn) {
    if (fn) {
      this._exitCallback = fn;
    } else {
      this._exitCallback = (err) => {
        if (err.code !== 'commander.executeSubCommandAsync') {
          throw err;
        } else {
          // Async callback from spawn events, not useful to throw.
        }
      };
    }
    return this;
  }

  /**
   * Call process.exit, and _exitCallback if defined.
   *
   * @param {number} exitCode exit code for using with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   * @return never
   * @private
   */

  _exit(exitCode, code, message) {
    if (this._exitCallback) {
      this._exitCallback(new CommanderError(exitCode, code, message));
      // Expecting this line is not reached.
    }
    process.exit(exitCode);
  }

  /**
   * Register callback `fn` for the command.
   *
   * @example
   * program
   *   .command('serve')
   *   .description('start service')
   *   .action(function() {
   *      // do work here
   *   });
   *
   * @param {Function} fn
   * @return {Command} `this` command for chaining
   */

  action(fn) {
    const listener = (args) => {
      // The .action callback takes an extra parameter which is the command or options.
      const expectedArgsCount = this.registeredArguments.length;
      const actionArgs = args.slice(0, expectedArgsCount);
      if (this._storeOptionsAsProperties) {
        actionArgs[expectedArgsCount] = this; // backwards compatible "options"
      } else {
        actionArgs[expectedArgsCount] = this.opts();
      }
      actionArgs.push(this);

      return fn.apply(this, actionArgs);
    };
    this._actionHandler = listener;
    return this;
  }

  /**
   * Factory routine to create a new unattached option.
   *
   * See .option() for creating an attached option, which uses this routine to
   * create the option. You can override createOption to return a custom option.
   *
   * @param {string} flags
   * @param {string} [description]
   * @return {Option} new option
   */

  createOption(flags, description) {
    return new Option(flags, description);
  }

  /**
   * Wrap parseArgs to catch 'commander.invalidArgument'.
   *
   * @param {(Option | Argument)} target
   * @param {string} value
   * @param {*} previous
   * @param {string} invalidArgumentMessage
   * @private
   */

  _callParseArg(target, value, previous, invalidArgumentMessage) {
    try {
      return target.parseArg(value, previous);
    } catch (err) {
      if (err.code === 'commander.invalidArgument') {
        const message = `${invalidArgumentMessage} ${err.message}`;
        this.error(message, { exitCode: err.exitCode, code: err.code });
      }
      throw err;
    }
  }

  /**
   * Check for option flag conflicts.
   * Register option if no conflicts found, or throw on conflict.
   *
   * @param {Option} option
   * @private
   */

  _registerOption(option) {
    const matchingOption =
      (option.short && this._findOption(option.short)) ||
      (option.long && this._findOption(option.long));
    if (matchingOption) {
      const matchingFlag =
        option.long && this._findOption(option.long)
          ? option.long
          : option.short;
      throw new Error(`Cannot add option '${option.flags}'${this._name && ` to command '${this._name}'`} due to conflicting flag '${matchingFlag}'
-  already used by option '${matchingOption.flags}'`);
    }

    this._initOptionGroup(option);
    this.options.push(option);
  }

  /**
   * Check for command name and alias conflicts with existing commands.
   * Register command if no conflicts found, or throw on conflict.
   *
   * @param {Command} command
   * @private
   */

  _registerCommand(command) {
    const knownBy = (cmd) => {
      return [cmd.name()].concat(cmd.aliases());
    };

    const alreadyUsed = knownBy(command).find((name) =>
      this._findCommand(name),
    );
    if (alreadyUsed) {
      const existingCmd = knownBy(this._findCommand(alreadyUsed)).join('|');
      const newCmd = knownBy(command).join('|');
      throw new Error(
        `cannot add command '${newCmd}' as already have command '${existingCmd}'`,
      );
    }

    this._initCommandGroup(command);
    this.commands.push(command);
  }

  /**
   * Add an option.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addOption(option) {
    this._registerOption(option);

    const oname = option.name();
    const name = option.attributeName();

    // store default value
    if (option.negate) {
      // --no-foo is special and defaults foo to true, unless a --foo option is already defined
      const positiveLongFlag = option.long.replace(/^--no-/, '--');
      if (!this._findOption(positiveLongFlag)) {
        this.setOptionValueWithSource(
          name,
          option.defaultValue === undefined ? true : option.defaultValue,
          'default',
        );
      }
    } else if (option.defaultValue !== undefined) {
      this.setOptionValueWithSource(name, option.defaultValue, 'default');
    }

    // handler for cli and env supplied values
    const handleOptionValue = (val, invalidValueMessage, valueSource) => {
      // val is null for optional option used without an optional-argument.
      // val is undefined for boolean and negated option.
      if (val == null && option.presetArg !== undefined) {
        val = option.presetArg;
      }

      // custom processing
      const oldValue = this.getOptionValue(name);
      if (val !== null && option.parseArg) {
        val = this._callParseArg(option, val, oldValue, invalidValueMessage);
      } else if (val !== null && option.variadic) {
        val = option._collectValue(val, oldValue);
      }

      // Fill-in appropriate missing values. Long winded but easy to follow.
      if (val == null) {
        if (option.negate) {
          val = false;
        } else if (option.isBoolean() || option.optional) {
          val = true;
        } else {
          val = ''; // not normal, parseArg might have failed or be a mock function for testing
        }
      }
      this.setOptionValueWithSource(name, val, valueSource);
    };

    this.on('option:' + oname, (val) => {
      const invalidValueMessage = `error: option '${option.flags}' argument '${val}' is invalid.`;
      handleOptionValue(val, invalidValueMessage, 'cli');
    });

    if (option.envVar) {
      this.on('optionEnv:' + oname, (val) => {
        const invalidValueMessage = `error: option '${option.flags}' value '${val}' from env '${option.envVar}' is invalid.`;
        handleOptionValue(val, invalidValueMessage, 'env');
      });
    }

    return this;
  }

  /**
   * Internal implementation shared by .option() and .requiredOption()
   *
   * @return {Command} `this` command for chaining
   * @private
   */
  _optionEx(config, flags, description, fn, defaultValue) {
    if (typeof flags === 'object' && flags instanceof Option) {
      throw new Error(
        'To add an Option object use addOption() instead of option() or requiredOption()',
      );
    }
    const option = this.createOption(flags, description);
    option.makeOptionMandatory(!!config.mandatory);
    if (typeof fn === 'function') {
      option.default(defaultValue).argParser(fn);
    } else if (fn instanceof RegExp) {
      // deprecated
      const regex = fn;
      fn = (val, def) => {
        const m = regex.exec(val);
        return m ? m[0] : def;
      };
      option.default(defaultValue).argParser(fn);
    } else {
      option.default(fn);
    }

    return this.addOption(option);
  }

  /**
   * Define option with `flags`, `description`, and optional argument parsing function or `defaultValue` or both.
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space. A required
   * option-argument is indicated by `<>` and an optional option-argument by `[]`.
   *
   * See the README for more details, and see also addOption() and requiredOption().
   *
   * @example
   * program
   *     .option('-p, --pepper', 'add pepper')
   *     .option('--pt, --pizza-type <TYPE>', 'type of pizza') // required option-argument
   *     .option('-c, --cheese [CHEESE]', 'add extra cheese', 'mozzarella') // optional option-argument with default
   *     .option('-t, --tip <VALUE>', 'add tip to purchase cost', parseFloat) // custom parse function
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  option(flags, description, parseArg, defaultValue) {
    return this._optionEx({}, flags, description, parseArg, defaultValue);
  }

  /**
   * Add a required option which must have a value after parsing. This usually means
   * the option must be specified on the command line. (Otherwise the same as .option().)
   *
   * The `flags` string contains the short and/or long flags, separated by comma, a pipe or space.
   *
   * @param {string} flags
   * @param {string} [description]
   * @param {(Function|*)} [parseArg] - custom option processing function or default value
   * @param {*} [defaultValue]
   * @return {Command} `this` command for chaining
   */

  requiredOption(flags, description, parseArg, defaultValue) {
    return this._optionEx(
      { mandatory: true },
      flags,
      description,
      parseArg,
      defaultValue,
    );
  }

  /**
   * Alter parsing of short flags with optional values.
   *
   * @example
   * // for `.option('-f,--flag [value]'):
   * program.combineFlagAndOptionalValue(true);  // `-f80` is treated like `--flag=80`, this is the default behaviour
   * program.combineFlagAndOptionalValue(false) // `-fb` is treated like `-f -b`
   *
   * @param {boolean} [combine] - if `true` or omitted, an optional value can be specified directly after the flag.
   * @return {Command} `this` command for chaining
   */
  combineFlagAndOptionalValue(combine = true) {
    this._combineFlagAndOptionalValue = !!combine;
    return this;
  }

  /**
   * Allow unknown options on the command line.
   *
   * @param {boolean} [allowUnknown] - if `true` or omitted, no error will be thrown for unknown options.
   * @return {Command} `this` command for chaining
   */
  allowUnknownOption(allowUnknown = true) {
    this._allowUnknownOption = !!allowUnknown;
    return this;
  }

  /**
   * Allow excess command-arguments on the command line. Pass false to make excess arguments an error.
   *
   * @param {boolean} [allowExcess] - if `true` or omitted, no error will be thrown for excess arguments.
   * @return {Command} `this` command for chaining
   */
  allowExcessArguments(allowExcess = true) {
    this._allowExcessArguments = !!allowExcess;
    return this;
  }

  /**
   * Enable positional options. Positional means global options are specified before subcommands which lets
   * subcommands reuse the same option names, and also enables subcommands to turn on passThroughOptions.
   * The default behaviour is non-positional and global options may appear anywhere on the command line.
   *
   * @param {boolean} [positional]
   * @return {Command} `this` command for chaining
   */
  enablePositionalOptions(positional = true) {
    this._enablePositionalOptions = !!positional;
    return this;
  }

  /**
   * Pass through options that come after command-arguments rather than treat them as command-options,
   * so actual command-options come before command-arguments. Turning this on for a subcommand requires
   * positional options to have been enabled on the program (parent commands).
   * The default behaviour is non-positional and options may appear before or after command-arguments.
   *
   * @param {boolean} [passThrough] for unknown options.
   * @return {Command} `this` command for chaining
   */
  passThroughOptions(passThrough = true) {
    this._passThroughOptions = !!passThrough;
    this._checkForBrokenPassThrough();
    return this;
  }

  /**
   * @private
   */

  _checkForBrokenPassThrough() {
    if (
      this.parent &&
      this._passThroughOptions &&
      !this.parent._enablePositionalOptions
    ) {
      throw new Error(
        `passThroughOptions cannot be used for '${this._name}' without turning on enablePositionalOptions for parent command(s)`,
      );
    }
  }

  /**
   * Whether to store option values as properties on command object,
   * or store separately (specify false). In both cases the option values can be accessed using .opts().
   *
   * @param {boolean} [storeAsProperties=true]
   * @return {Command} `this` command for chaining
   */

  storeOptionsAsProperties(storeAsProperties = true) {
    if (this.options.length) {
      throw new Error('call .storeOptionsAsProperties() before adding options');
    }
    if (Object.keys(this._optionValues).length) {
      throw new Error(
        'call .storeOptionsAsProperties() before setting option values',
      );
    }
    this._storeOptionsAsProperties = !!storeAsProperties;
    return this;
  }

  /**
   * Retrieve option value.
   *
   * @param {string} key
   * @return {object} value
   */

  getOptionValue(key) {
    if (this._storeOptionsAsProperties) {
      return this[key];
    }
    return this._optionValues[key];
  }

  /**
   * Store option value.
   *
   * @param {string} key
   * @param {object} value
   * @return {Command} `this` command for chaining
   */

  setOptionValue(key, value) {
    return this.setOptionValueWithSource(key, value, undefined);
  }

  /**
   * Store option value and where the value came from.
   *
   * @param {string} key
   * @param {object} value
   * @param {string} source - expected values are default/config/env/cli/implied
   * @return {Command} `this` command for chaining
   */

  setOptionValueWithSource(key, value, source) {
    if (this._storeOptionsAsProperties) {
      this[key] = value;
    } else {
      this._optionValues[key] = value;
    }
    this._optionValueSources[key] = source;
    return this;
  }

  /**
   * Get source of option value.
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSource(key) {
    return this._optionValueSources[key];
  }

  /**
   * Get source of option value. See also .optsWithGlobals().
   * Expected values are default | config | env | cli | implied
   *
   * @param {string} key
   * @return {string}
   */

  getOptionValueSourceWithGlobals(key) {
    // global overwrites local, like optsWithGlobals
    let source;
    this._getCommandAndAncestors().forEach((cmd) => {
      if (cmd.getOptionValueSource(key) !== undefined) {
        source = cmd.getOptionValueSource(key);
      }
    });
    return source;
  }

  /**
   * Get user arguments from implied or explicit arguments.
   * Side-effects: set _scriptPath if args included script. Used for default program name, and subcommand searches.
   *
   * @private
   */

  _prepareUserArgs(argv, parseOptions) {
    if (argv !== undefined && !Array.isArray(argv)) {
      throw new Error('first parameter to parse must be array or undefined');
    }
    parseOptions = parseOptions || {};

    // auto-detect argument conventions if nothing supplied
    if (argv === undefined && parseOptions.from === undefined) {
      if (process.versions?.electron) {
        parseOptions.from = 'electron';
      }
      // check node specific options for scenarios where user CLI args follow executable without scriptname
      const execArgv = process.execArgv ?? [];
      if (
        execArgv.includes('-e') ||
        execArgv.includes('--eval') ||
        execArgv.includes('-p') ||
        execArgv.includes('--print')
      ) {
        parseOptions.from = 'eval'; // internal usage, not documented
      }
    }

    // default to using process.argv
    if (argv === undefined) {
      argv = process.argv;
    }
    this.rawArgs = argv.slice();

    // extract the user args and scriptPath
    let userArgs;
    switch (parseOptions.from) {
      case undefined:
      case 'node':
        this._scriptPath = argv[1];
        userArgs = argv.slice(2);
        break;
      case 'electron':
        // @ts-ignore: because defaultApp is an unknown property
        if (process.defaultApp) {
          this._scriptPath = argv[1];
          userArgs = argv.slice(2);
        } else {
          userArgs = argv.slice(1);
        }
        break;
      case 'user':
        userArgs = argv.slice(0);
        break;
      case 'eval':
        userArgs = argv.slice(1);
        break;
      default:
        throw new Error(
          `unexpected parse option { from: '${parseOptions.from}' }`,
        );
    }

    // Find default name for program from arguments.
    if (!this._name && this._scriptPath)
      this.nameFromFilename(this._scriptPath);
    this._name = this._name || 'program';

    return userArgs;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Use parseAsync instead of parse if any of your action handlers are async.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * program.parse(); // parse process.argv and auto-detect electron and special node flags
   * program.parse(process.argv); // assume argv[0] is app and argv[1] is script
   * program.parse(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv] - optional, defaults to process.argv
   * @param {object} [parseOptions] - optionally specify style of options with from: node/user/electron
   * @param {string} [parseOptions.from] - where the args are from: 'node', 'user', 'electron'
   * @return {Command} `this` command for chaining
   */

  parse(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    this._parseCommand([], userArgs);

    return this;
  }

  /**
   * Parse `argv`, setting options and invoking commands when defined.
   *
   * Call with no parameters to parse `process.argv`. Detects Electron and special node options like `node --eval`. Easy mode!
   *
   * Or call with an array of strings to parse, and optionally where the user arguments start by specifying where the arguments are `from`:
   * - `'node'`: default, `argv[0]` is the application and `argv[1]` is the script being run, with user arguments after that
   * - `'electron'`: `argv[0]` is the application and `argv[1]` varies depending on whether the electron application is packaged
   * - `'user'`: just user arguments
   *
   * @example
   * await program.parseAsync(); // parse process.argv and auto-detect electron and special node flags
   * await program.parseAsync(process.argv); // assume argv[0] is app and argv[1] is script
   * await program.parseAsync(my-args, { from: 'user' }); // just user supplied arguments, nothing special about argv[0]
   *
   * @param {string[]} [argv]
   * @param {object} [parseOptions]
   * @param {string} parseOptions.from - where the args are from: 'node', 'user', 'electron'
   * @return {Promise}
   */

  async parseAsync(argv, parseOptions) {
    this._prepareForParse();
    const userArgs = this._prepareUserArgs(argv, parseOptions);
    await this._parseCommand([], userArgs);

    return this;
  }

  _prepareForParse() {
    if (this._savedState === null) {
      this.saveStateBeforeParse();
    } else {
      this.restoreStateBeforeParse();
    }
  }

  /**
   * Called the first time parse is called to save state and allow a restore before subsequent calls to parse.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state saved.
   */
  saveStateBeforeParse() {
    this._savedState = {
      // name is stable if supplied by author, but may be unspecified for root command and deduced during parsing
      _name: this._name,
      // option values before parse have default values (including false for negated options)
      // shallow clones
      _optionValues: { ...this._optionValues },
      _optionValueSources: { ...this._optionValueSources },
    };
  }

  /**
   * Restore state before parse for calls after the first.
   * Not usually called directly, but available for subclasses to save their custom state.
   *
   * This is called in a lazy way. Only commands used in parsing chain will have state restored.
   */
  restoreStateBeforeParse() {
    if (this._storeOptionsAsProperties)
      throw new Error(`Can not call parse again when storeOptionsAsProperties is true.
- either make a new Command for each call to parse, or stop storing options as properties`);

    // clear state from _prepareUserArgs
    this._name = this._savedState._name;
    this._scriptPath = null;
    this.rawArgs = [];
    // clear state from setOptionValueWithSource
    this._optionValues = { ...this._savedState._optionValues };
    this._optionValueSources = { ...this._savedState._optionValueSources };
    // clear state from _parseCommand
    this.args = [];
    // clear state from _processArguments
    this.processedArgs = [];
  }

  /**
   * Throw if expected executable is missing. Add lots of help for author.
   *
   * @param {string} executableFile
   * @param {string} executableDir
   * @param {string} subcommandName
   */
  _checkForMissingExecutable(executableFile, executableDir, subcommandName) {
    if (fs.existsSync(executableFile)) return;

    const executableDirMessage = executableDir
      ? `searched for local subcommand relative to directory '${executableDir}'`
      : 'no directory for search for local subcommand, use .executableDir() to supply a custom directory';
    const executableMissing = `'${executableFile}' does not exist
 - if '${subcommandName}' is not meant to be an executable command, remove description parameter from '.command()' and use '.description()' instead
 - if the default executable name is not suitable, use the executableFile option to supply a custom name or path
 - ${executableDirMessage}`;
    throw new Error(executableMissing);
  }

  /**
   * Execute a sub-command executable.
   *
   * @private
   */

  _executeSubCommand(subcommand, args) {
    args = args.slice();
    let launchWithNode = false; // Use node for source targets so do not need to get permissions correct, and on Windows.
    const sourceExt = ['.js', '.ts', '.tsx', '.mjs', '.cjs'];

    function findFile(baseDir, baseName) {
      // Look for specified file
      const localBin = path.resolve(baseDir, baseName);
      if (fs.existsSync(localBin)) return localBin;

      // Stop looking if candidate already has an expected extension.
      if (sourceExt.includes(path.extname(baseName))) return undefined;

      // Try all the extensions.
      const foundExt = sourceExt.find((ext) =>
        fs.existsSync(`${localBin}${ext}`),
      );
      if (foundExt) return `${localBin}${foundExt}`;

      return undefined;
    }

    // Not checking for help first. Unlikely to have mandatory and executable, and can't robustly test for help flags in external command.
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // executableFile and executableDir might be full path, or just a name
    let executableFile =
      subcommand._executableFile || `${this._name}-${subcommand._name}`;
    let executableDir = this._executableDir || '';
    if (this._scriptPath) {
      let resolvedScriptPath; // resolve possible symlink for installed npm binary
      try {
        resolvedScriptPath = fs.realpathSync(this._scriptPath);
      } catch {
        resolvedScriptPath = this._scriptPath;
      }
      executableDir = path.resolve(
        path.dirname(resolvedScriptPath),
        executableDir,
      );
    }

    // Look for a local file in preference to a command in PATH.
    if (executableDir) {
      let localFile = findFile(executableDir, executableFile);

      // Legacy search using prefix of script name instead of command name
      if (!localFile && !subcommand._executableFile && this._scriptPath) {
        const legacyName = path.basename(
          this._scriptPath,
          path.extname(this._scriptPath),
        );
        if (legacyName !== this._name) {
          localFile = findFile(
            executableDir,
            `${legacyName}-${subcommand._name}`,
          );
        }
      }
      executableFile = localFile || executableFile;
    }

    launchWithNode = sourceExt.includes(path.extname(executableFile));

    let proc;
    if (process.platform !== 'win32') {
      if (launchWithNode) {
        args.unshift(executableFile);
        // add executable arguments to spawn
        args = incrementNodeInspectorPort(process.execArgv).concat(args);

        proc = childProcess.spawn(process.argv[0], args, { stdio: 'inherit' });
      } else {
        proc = childProcess.spawn(executableFile, args, { stdio: 'inherit' });
      }
    } else {
      this._checkForMissingExecutable(
        executableFile,
        executableDir,
        subcommand._name,
      );
      args.unshift(executableFile);
      // add executable arguments to spawn
      args = incrementNodeInspectorPort(process.execArgv).concat(args);
      proc = childProcess.spawn(process.execPath, args, { stdio: 'inherit' });
    }

    if (!proc.killed) {
      // testing mainly to avoid leak warnings during unit tests with mocked spawn
      const signals = ['SIGUSR1', 'SIGUSR2', 'SIGTERM', 'SIGINT', 'SIGHUP'];
      signals.forEach((signal) => {
        process.on(signal, () => {
          if (proc.killed === false && proc.exitCode === null) {
            // @ts-ignore because signals not typed to known strings
            proc.kill(signal);
          }
        });
      });
    }

    // By default terminate process when spawned process terminates.
    const exitCallback = this._exitCallback;
    proc.on('close', (code) => {
      code = code ?? 1; // code is null if spawned process terminated due to a signal
      if (!exitCallback) {
        process.exit(code);
      } else {
        exitCallback(
          new CommanderError(
            code,
            'commander.executeSubCommandAsync',
            '(close)',
          ),
        );
      }
    });
    proc.on('error', (err) => {
      // @ts-ignore: because err.code is an unknown property
      if (err.code === 'ENOENT') {
        this._checkForMissingExecutable(
          executableFile,
          executableDir,
          subcommand._name,
        );
        // @ts-ignore: because err.code is an unknown property
      } else if (err.code === 'EACCES') {
        throw new Error(`'${executableFile}' not executable`);
      }
      if (!exitCallback) {
        process.exit(1);
      } else {
        const wrappedError = new CommanderError(
          1,
          'commander.executeSubCommandAsync',
          '(error)',
        );
        wrappedError.nestedError = err;
        exitCallback(wrappedError);
      }
    });

    // Store the reference to the child process
    this.runningCommand = proc;
  }

  /**
   * @private
   */

  _dispatchSubcommand(commandName, operands, unknown) {
    const subCommand = this._findCommand(commandName);
    if (!subCommand) this.help({ error: true });

    subCommand._prepareForParse();
    let promiseChain;
    promiseChain = this._chainOrCallSubCommandHook(
      promiseChain,
      subCommand,
      'preSubcommand',
    );
    promiseChain = this._chainOrCall(promiseChain, () => {
      if (subCommand._executableHandler) {
        this._executeSubCommand(subCommand, operands.concat(unknown));
      } else {
        return subCommand._parseCommand(operands, unknown);
      }
    });
    return promiseChain;
  }

  /**
   * Invoke help directly if possible, or dispatch if necessary.
   * e.g. help foo
   *
   * @private
   */

  _dispatchHelpCommand(subcommandName) {
    if (!subcommandName) {
      this.help();
    }
    const subCommand = this._findCommand(subcommandName);
    if (subCommand && !subCommand._executableHandler) {
      subCommand.help();
    }

    // Fallback to parsing the help flag to invoke the help.
    return this._dispatchSubcommand(
      subcommandName,
      [],
      [this._getHelpOption()?.long ?? this._getHelpOption()?.short ?? '--help'],
    );
  }

  /**
   * Check this.args against expected this.registeredArguments.
   *
   * @private
   */

  _checkNumberOfArguments() {
    // too few
    this.registeredArguments.forEach((arg, i) => {
      if (arg.required && this.args[i] == null) {
        this.missingArgument(arg.name());
      }
    });
    // too many
    if (
      this.registeredArguments.length > 0 &&
      this.registeredArguments[this.registeredArguments.length - 1].variadic
    ) {
      return;
    }
    if (this.args.length > this.registeredArguments.length) {
      this._excessArguments(this.args);
    }
  }

  /**
   * Process this.args using this.registeredArguments and save as this.processedArgs!
   *
   * @private
   */

  _processArguments() {
    const myParseArg = (argument, value, previous) => {
      // Extra processing for nice error message on parsing failure.
      let parsedValue = value;
      if (value !== null && argument.parseArg) {
        const invalidValueMessage = `error: command-argument value '${value}' is invalid for argument '${argument.name()}'.`;
        parsedValue = this._callParseArg(
          argument,
          value,
          previous,
          invalidValueMessage,
        );
      }
      return parsedValue;
    };

    this._checkNumberOfArguments();

    const processedArgs = [];
    this.registeredArguments.forEach((declaredArg, index) => {
      let value = declaredArg.defaultValue;
      if (declaredArg.variadic) {
        // Collect together remaining arguments for passing together as an array.
        if (index < this.args.length) {
          value = this.args.slice(index);
          if (declaredArg.parseArg) {
            value = value.reduce((processed, v) => {
              return myParseArg(declaredArg, v, processed);
            }, declaredArg.defaultValue);
          }
        } else if (value === undefined) {
          value = [];
        }
      } else if (index < this.args.length) {
        value = this.args[index];
        if (declaredArg.parseArg) {
          value = myParseArg(declaredArg, value, declaredArg.defaultValue);
        }
      }
      processedArgs[index] = value;
    });
    this.processedArgs = processedArgs;
  }

  /**
   * Once we have a promise we chain, but call synchronously until then.
   *
   * @param {(Promise|undefined)} promise
   * @param {Function} fn
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCall(promise, fn) {
    // thenable
    if (promise?.then && typeof promise.then === 'function') {
      // already have a promise, chain callback
      return promise.then(() => fn());
    }
    // callback might return a promise
    return fn();
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallHooks(promise, event) {
    let result = promise;
    const hooks = [];
    this._getCommandAndAncestors()
      .reverse()
      .filter((cmd) => cmd._lifeCycleHooks[event] !== undefined)
      .forEach((hookedCommand) => {
        hookedCommand._lifeCycleHooks[event].forEach((callback) => {
          hooks.push({ hookedCommand, callback });
        });
      });
    if (event === 'postAction') {
      hooks.reverse();
    }

    hooks.forEach((hookDetail) => {
      result = this._chainOrCall(result, () => {
        return hookDetail.callback(hookDetail.hookedCommand, this);
      });
    });
    return result;
  }

  /**
   *
   * @param {(Promise|undefined)} promise
   * @param {Command} subCommand
   * @param {string} event
   * @return {(Promise|undefined)}
   * @private
   */

  _chainOrCallSubCommandHook(promise, subCommand, event) {
    let result = promise;
    if (this._lifeCycleHooks[event] !== undefined) {
      this._lifeCycleHooks[event].forEach((hook) => {
        result = this._chainOrCall(result, () => {
          return hook(this, subCommand);
        });
      });
    }
    return result;
  }

  /**
   * Process arguments in context of this command.
   * Returns action result, in case it is a promise.
   *
   * @private
   */

  _parseCommand(operands, unknown) {
    const parsed = this.parseOptions(unknown);
    this._parseOptionsEnv(); // after cli, so parseArg not called on both cli and env
    this._parseOptionsImplied();
    operands = operands.concat(parsed.operands);
    unknown = parsed.unknown;
    this.args = operands.concat(unknown);

    if (operands && this._findCommand(operands[0])) {
      return this._dispatchSubcommand(operands[0], operands.slice(1), unknown);
    }
    if (
      this._getHelpCommand() &&
      operands[0] === this._getHelpCommand().name()
    ) {
      return this._dispatchHelpCommand(operands[1]);
    }
    if (this._defaultCommandName) {
      this._outputHelpIfRequested(unknown); // Run the help for default command from parent rather than passing to default command
      return this._dispatchSubcommand(
        this._defaultCommandName,
        operands,
        unknown,
      );
    }
    if (
      this.commands.length &&
      this.args.length === 0 &&
      !this._actionHandler &&
      !this._defaultCommandName
    ) {
      // probably missing subcommand and no handler, user needs help (and exit)
      this.help({ error: true });
    }

    this._outputHelpIfRequested(parsed.unknown);
    this._checkForMissingMandatoryOptions();
    this._checkForConflictingOptions();

    // We do not always call this check to avoid masking a "better" error, like unknown command.
    const checkForUnknownOptions = () => {
      if (parsed.unknown.length > 0) {
        this.unknownOption(parsed.unknown[0]);
      }
    };

    const commandEvent = `command:${this.name()}`;
    if (this._actionHandler) {
      checkForUnknownOptions();
      this._processArguments();

      let promiseChain;
      promiseChain = this._chainOrCallHooks(promiseChain, 'preAction');
      promiseChain = this._chainOrCall(promiseChain, () =>
        this._actionHandler(this.processedArgs),
      );
      if (this.parent) {
        promiseChain = this._chainOrCall(promiseChain, () => {
          this.parent.emit(commandEvent, operands, unknown); // legacy
        });
      }
      promiseChain = this._chainOrCallHooks(promiseChain, 'postAction');
      return promiseChain;
    }
    if (this.parent?.listenerCount(commandEvent)) {
      checkForUnknownOptions();
      this._processArguments();
      this.parent.emit(commandEvent, operands, unknown); // legacy
    } else if (operands.length) {
      if (this._findCommand('*')) {
        // legacy default command
        return this._dispatchSubcommand('*', operands, unknown);
      }
      if (this.listenerCount('command:*')) {
        // skip option check, emit event for possible misspelling suggestion
        this.emit('command:*', operands, unknown);
      } else if (this.commands.length) {
        this.unknownCommand();
      } else {
        checkForUnknownOptions();
        this._processArguments();
      }
    } else if (this.commands.length) {
      checkForUnknownOptions();
      // This command has subcommands and nothing hooked up at this level, so display help (and exit).
      this.help({ error: true });
    } else {
      checkForUnknownOptions();
      this._processArguments();
      // fall through for caller to handle after calling .parse()
    }
  }

  /**
   * Find matching command.
   *
   * @private
   * @return {Command | undefined}
   */
  _findCommand(name) {
    if (!name) return undefined;
    return this.commands.find(
      (cmd) => cmd._name === name || cmd._aliases.includes(name),
    );
  }

  /**
   * Return an option matching `arg` if any.
   *
   * @param {string} arg
   * @return {Option}
   * @package
   */

  _findOption(arg) {
    return this.options.find((option) => option.is(arg));
  }

  /**
   * Display an error message if a mandatory option does not have a value.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */

  _checkForMissingMandatoryOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd.options.forEach((anOption) => {
        if (
          anOption.mandatory &&
          cmd.getOptionValue(anOption.attributeName()) === undefined
        ) {
          cmd.missingMandatoryOptionValue(anOption);
        }
      });
    });
  }

  /**
   * Display an error message if conflicting options are used together in this.
   *
   * @private
   */
  _checkForConflictingLocalOptions() {
    const definedNonDefaultOptions = this.options.filter((option) => {
      const optionKey = option.attributeName();
      if (this.getOptionValue(optionKey) === undefined) {
        return false;
      }
      return this.getOptionValueSource(optionKey) !== 'default';
    });

    const optionsWithConflicting = definedNonDefaultOptions.filter(
      (option) => option.conflictsWith.length > 0,
    );

    optionsWithConflicting.forEach((option) => {
      const conflictingAndDefined = definedNonDefaultOptions.find((defined) =>
        option.conflictsWith.includes(defined.attributeName()),
      );
      if (conflictingAndDefined) {
        this._conflictingOption(option, conflictingAndDefined);
      }
    });
  }

  /**
   * Display an error message if conflicting options are used together.
   * Called after checking for help flags in leaf subcommand.
   *
   * @private
   */
  _checkForConflictingOptions() {
    // Walk up hierarchy so can call in subcommand after checking for displaying help.
    this._getCommandAndAncestors().forEach((cmd) => {
      cmd._checkForConflictingLocalOptions();
    });
  }

  /**
   * Parse options from `argv` removing known options,
   * and return argv split into operands and unknown arguments.
   *
   * Side effects: modifies command by storing options. Does not reset state if called again.
   *
   * Examples:
   *
   *     argv => operands, unknown
   *     --known kkk op => [op], []
   *     op --known kkk => [op], []
   *     sub --unknown uuu op => [sub], [--unknown uuu op]
   *     sub -- --unknown uuu op => [sub --unknown uuu op], []
   *
   * @param {string[]} args
   * @return {{operands: string[], unknown: string[]}}
   */

  parseOptions(args) {
    const operands = []; // operands, not options or values
    const unknown = []; // first unknown option and remaining unknown args
    let dest = operands;

    function maybeOption(arg) {
      return arg.length > 1 && arg[0] === '-';
    }

    const negativeNumberArg = (arg) => {
      // return false if not a negative number
      if (!/^-(\d+|\d*\.\d+)(e[+-]?\d+)?$/.test(arg)) return false;
      // negative number is ok unless digit used as an option in command hierarchy
      return !this._getCommandAndAncestors().some((cmd) =>
        cmd.options
          .map((opt) => opt.short)
          .some((short) => /^-\d$/.test(short)),
      );
    };

    // parse options
    let activeVariadicOption = null;
    let activeGroup = null; // working through group of short options, like -abc
    let i = 0;
    while (i < args.length || activeGroup) {
      const arg = activeGroup ?? args[i++];
      activeGroup = null;

      // literal
      if (arg === '--') {
        if (dest === unknown) dest.push(arg);
        dest.push(...args.slice(i));
        break;
      }

      if (
        activeVariadicOption &&
        (!maybeOption(arg) || negativeNumberArg(arg))
      ) {
        this.emit(`option:${activeVariadicOption.name()}`, arg);
        continue;
      }
      activeVariadicOption = null;

      if (maybeOption(arg)) {
        const option = this._findOption(arg);
        // recognised option, call listener to assign value with possible custom processing
        if (option) {
          if (option.required) {
            const value = args[i++];
            if (value === undefined) this.optionMissingArgument(option);
            this.emit(`option:${option.name()}`, value);
          } else if (option.optional) {
            let value = null;
            // historical behaviour is optional value is following arg unless an option
            if (
              i < args.length &&
              (!maybeOption(args[i]) || negativeNumberArg(args[i]))
            ) {
              value = args[i++];
            }
            this.emit(`option:${option.name()}`, value);
          } else {
            // boolean flag
            this.emit(`option:${option.name()}`);
          }
          activeVariadicOption = option.variadic ? option : null;
          continue;
        }
      }

      // Look for combo options following single dash, eat first one if known.
      if (arg.length > 2 && arg[0] === '-' && arg[1] !== '-') {
        const option = this._findOption(`-${arg[1]}`);
        if (option) {
          if (
            option.required ||
            (option.optional && this._combineFlagAndOptionalValue)
          ) {
            // option with value following in same argument
            this.emit(`option:${option.name()}`, arg.slice(2));
          } else {
            // boolean option
            this.emit(`option:${option.name()}`);
            // remove the processed option and keep processing group
            activeGroup = `-${arg.slice(2)}`;
          }
          continue;
        }
      }

      // Look for known long flag with value, like --foo=bar
      if (/^--[^=]+=/.test(arg)) {
        const index = arg.indexOf('=');
        const option = this._findOption(arg.slice(0, index));
        if (option && (option.required || option.optional)) {
          this.emit(`option:${option.name()}`, arg.slice(index + 1));
          continue;
        }
      }

      // Not a recognised option by this command.
      // Might be a command-argument, or subcommand option, or unknown option, or help command or option.

      // An unknown option means further arguments also classified as unknown so can be reprocessed by subcommands.
      // A negative number in a leaf command is not an unknown option.
      if (
        dest === operands &&
        maybeOption(arg) &&
        !(this.commands.length === 0 && negativeNumberArg(arg))
      ) {
        dest = unknown;
      }

      // If using positionalOptions, stop processing our options at subcommand.
      if (
        (this._enablePositionalOptions || this._passThroughOptions) &&
        operands.length === 0 &&
        unknown.length === 0
      ) {
        if (this._findCommand(arg)) {
          operands.push(arg);
          unknown.push(...args.slice(i));
          break;
        } else if (
          this._getHelpCommand() &&
          arg === this._getHelpCommand().name()
        ) {
          operands.push(arg, ...args.slice(i));
          break;
        } else if (this._defaultCommandName) {
          unknown.push(arg, ...args.slice(i));
          break;
        }
      }

      // If using passThroughOptions, stop processing options at first command-argument.
      if (this._passThroughOptions) {
        dest.push(arg, ...args.slice(i));
        break;
      }

      // add arg
      dest.push(arg);
    }

    return { operands, unknown };
  }

  /**
   * Return an object containing local option values as key-value pairs.
   *
   * @return {object}
   */
  opts() {
    if (this._storeOptionsAsProperties) {
      // Preserve original behaviour so backwards compatible when still using properties
      const result = {};
      const len = this.options.length;

      for (let i = 0; i < len; i++) {
        const key = this.options[i].attributeName();
        result[key] =
          key === this._versionOptionName ? this._version : this[key];
      }
      return result;
    }

    return this._optionValues;
  }

  /**
   * Return an object containing merged local and global option values as key-value pairs.
   *
   * @return {object}
   */
  optsWithGlobals() {
    // globals overwrite locals
    return this._getCommandAndAncestors().reduce(
      (combinedOptions, cmd) => Object.assign(combinedOptions, cmd.opts()),
      {},
    );
  }

  /**
   * Display error message and exit (or call exitOverride).
   *
   * @param {string} message
   * @param {object} [errorOptions]
   * @param {string} [errorOptions.code] - an id string representing the error
   * @param {number} [errorOptions.exitCode] - used with process.exit
   */
  error(message, errorOptions) {
    // output handling
    this._outputConfiguration.outputError(
      `${message}\n`,
      this._outputConfiguration.writeErr,
    );
    if (typeof this._showHelpAfterError === 'string') {
      this._outputConfiguration.writeErr(`${this._showHelpAfterError}\n`);
    } else if (this._showHelpAfterError) {
      this._outputConfiguration.writeErr('\n');
      this.outputHelp({ error: true });
    }

    // exit handling
    const config = errorOptions || {};
    const exitCode = config.exitCode || 1;
    const code = config.code || 'commander.error';
    this._exit(exitCode, code, message);
  }

  /**
   * Apply any option related environment variables, if option does
   * not have a value from cli or client code.
   *
   * @private
   */
  _parseOptionsEnv() {
    this.options.forEach((option) => {
      if (option.envVar && option.envVar in process.env) {
        const optionKey = option.attributeName();
        // Priority check. Do not overwrite cli or options from unknown source (client-code).
        if (
          this.getOptionValue(optionKey) === undefined ||
          ['default', 'config', 'env'].includes(
            this.getOptionValueSource(optionKey),
          )
        ) {
          if (option.required || option.optional) {
            // option can take a value
            // keep very simple, optional always takes value
            this.emit(`optionEnv:${option.name()}`, process.env[option.envVar]);
          } else {
            // boolean
            // keep very simple, only care that envVar defined and not the value
            this.emit(`optionEnv:${option.name()}`);
          }
        }
      }
    });
  }

  /**
   * Apply any implied option values, if option is undefined or default value.
   *
   * @private
   */
  _parseOptionsImplied() {
    const dualHelper = new DualOptions(this.options);
    const hasCustomOptionValue = (optionKey) => {
      return (
        this.getOptionValue(optionKey) !== undefined &&
        !['default', 'implied'].includes(this.getOptionValueSource(optionKey))
      );
    };
    this.options
      .filter(
        (option) =>
          option.implied !== undefined &&
          hasCustomOptionValue(option.attributeName()) &&
          dualHelper.valueFromOption(
            this.getOptionValue(option.attributeName()),
            option,
          ),
      )
      .forEach((option) => {
        Object.keys(option.implied)
          .filter((impliedKey) => !hasCustomOptionValue(impliedKey))
          .forEach((impliedKey) => {
            this.setOptionValueWithSource(
              impliedKey,
              option.implied[impliedKey],
              'implied',
            );
          });
      });
  }

  /**
   * Argument `name` is missing.
   *
   * @param {string} name
   * @private
   */

  missingArgument(name) {
    const message = `error: missing required argument '${name}'`;
    this.error(message, { code: 'commander.missingArgument' });
  }

  /**
   * `Option` is missing an argument.
   *
   * @param {Option} option
   * @private
   */

  optionMissingArgument(option) {
    const message = `error: option '${option.flags}' argument missing`;
    this.error(message, { code: 'commander.optionMissingArgument' });
  }

  /**
   * `Option` does not have a value, and is a mandatory option.
   *
   * @param {Option} option
   * @private
   */

  missingMandatoryOptionValue(option) {
    const message = `error: required option '${option.flags}' not specified`;
    this.error(message, { code: 'commander.missingMandatoryOptionValue' });
  }

  /**
   * `Option` conflicts with another option.
   *
   * @param {Option} option
   * @param {Option} conflictingOption
   * @private
   */
  _conflictingOption(option, conflictingOption) {
    // The calling code does not know whether a negated option is the source of the
    // value, so do some work to take an educated guess.
    const findBestOptionFromValue = (option) => {
      const optionKey = option.attributeName();
      const optionValue = this.getOptionValue(optionKey);
      const negativeOption = this.options.find(
        (target) => target.negate && optionKey === target.attributeName(),
      );
      const positiveOption = this.options.find(
        (target) => !target.negate && optionKey === target.attributeName(),
      );
      if (
        negativeOption &&
        ((negativeOption.presetArg === undefined && optionValue === false) ||
          (negativeOption.presetArg !== undefined &&
            optionValue === negativeOption.presetArg))
      ) {
        return negativeOption;
      }
      return positiveOption || option;
    };

    const getErrorMessage = (option) => {
      const bestOption = findBestOptionFromValue(option);
      const optionKey = bestOption.attributeName();
      const source = this.getOptionValueSource(optionKey);
      if (source === 'env') {
        return `environment variable '${bestOption.envVar}'`;
      }
      return `option '${bestOption.flags}'`;
    };

    const message = `error: ${getErrorMessage(option)} cannot be used with ${getErrorMessage(conflictingOption)}`;
    this.error(message, { code: 'commander.conflictingOption' });
  }

  /**
   * Unknown option `flag`.
   *
   * @param {string} flag
   * @private
   */

  unknownOption(flag) {
    if (this._allowUnknownOption) return;
    let suggestion = '';

    if (flag.startsWith('--') && this._showSuggestionAfterError) {
      // Looping to pick up the global options too
      let candidateFlags = [];
      // eslint-disable-next-line @typescript-eslint/no-this-alias
      let command = this;
      do {
        const moreFlags = command
          .createHelp()
          .visibleOptions(command)
          .filter((option) => option.long)
          .map((option) => option.long);
        candidateFlags = candidateFlags.concat(moreFlags);
        command = command.parent;
      } while (command && !command._enablePositionalOptions);
      suggestion = suggestSimilar(flag, candidateFlags);
    }

    const message = `error: unknown option '${flag}'${suggestion}`;
    this.error(message, { code: 'commander.unknownOption' });
  }

  /**
   * Excess arguments, more than expected.
   *
   * @param {string[]} receivedArgs
   * @private
   */

  _excessArguments(receivedArgs) {
    if (this._allowExcessArguments) return;

    const expected = this.registeredArguments.length;
    const s = expected === 1 ? '' : 's';
    const forSubcommand = this.parent ? ` for '${this.name()}'` : '';
    const message = `error: too many arguments${forSubcommand}. Expected ${expected} argument${s} but got ${receivedArgs.length}.`;
    this.error(message, { code: 'commander.excessArguments' });
  }

  /**
   * Unknown command.
   *
   * @private
   */

  unknownCommand() {
    const unknownName = this.args[0];
    let suggestion = '';

    if (this._showSuggestionAfterError) {
      const candidateNames = [];
      this.createHelp()
        .visibleCommands(this)
        .forEach((command) => {
          candidateNames.push(command.name());
          // just visible alias
          if (command.alias()) candidateNames.push(command.alias());
        });
      suggestion = suggestSimilar(unknownName, candidateNames);
    }

    const message = `error: unknown command '${unknownName}'${suggestion}`;
    this.error(message, { code: 'commander.unknownCommand' });
  }

  /**
   * Get or set the program version.
   *
   * This method auto-registers the "-V, --version" option which will print the version number.
   *
   * You can optionally supply the flags and description to override the defaults.
   *
   * @param {string} [str]
   * @param {string} [flags]
   * @param {string} [description]
   * @return {(this | string | undefined)} `this` command for chaining, or version string if no arguments
   */

  version(str, flags, description) {
    if (str === undefined) return this._version;
    this._version = str;
    flags = flags || '-V, --version';
    description = description || 'output the version number';
    const versionOption = this.createOption(flags, description);
    this._versionOptionName = versionOption.attributeName();
    this._registerOption(versionOption);

    this.on('option:' + versionOption.name(), () => {
      this._outputConfiguration.writeOut(`${str}\n`);
      this._exit(0, 'commander.version', str);
    });
    return this;
  }

  /**
   * Set the description.
   *
   * @param {string} [str]
   * @param {object} [argsDescription]
   * @return {(string|Command)}
   */
  description(str, argsDescription) {
    if (str === undefined && argsDescription === undefined)
      return this._description;
    this._description = str;
    if (argsDescription) {
      this._argsDescription = argsDescription;
    }
    return this;
  }

  /**
   * Set the summary. Used when listed as subcommand of parent.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */
  summary(str) {
    if (str === undefined) return this._summary;
    this._summary = str;
    return this;
  }

  /**
   * Set an alias for the command.
   *
   * You may call more than once to add multiple aliases. Only the first alias is shown in the auto-generated help.
   *
   * @param {string} [alias]
   * @return {(string|Command)}
   */

  alias(alias) {
    if (alias === undefined) return this._aliases[0]; // just return first, for backwards compatibility

    /** @type {Command} */
    // eslint-disable-next-line @typescript-eslint/no-this-alias
    let command = this;
    if (
      this.commands.length !== 0 &&
      this.commands[this.commands.length - 1]._executableHandler
    ) {
      // assume adding alias for last added executable subcommand, rather than this
      command = this.commands[this.commands.length - 1];
    }

    if (alias === command._name)
      throw new Error("Command alias can't be the same as its name");
    const matchingCommand = this.parent?._findCommand(alias);
    if (matchingCommand) {
      // c.f. _registerCommand
      const existingCmd = [matchingCommand.name()]
        .concat(matchingCommand.aliases())
        .join('|');
      throw new Error(
        `cannot add alias '${alias}' to command '${this.name()}' as already have command '${existingCmd}'`,
      );
    }

    command._aliases.push(alias);
    return this;
  }

  /**
   * Set aliases for the command.
   *
   * Only the first alias is shown in the auto-generated help.
   *
   * @param {string[]} [aliases]
   * @return {(string[]|Command)}
   */

  aliases(aliases) {
    // Getter for the array of aliases is the main reason for having aliases() in addition to alias().
    if (aliases === undefined) return this._aliases;

    aliases.forEach((alias) => this.alias(alias));
    return this;
  }

  /**
   * Set / get the command usage `str`.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  usage(str) {
    if (str === undefined) {
      if (this._usage) return this._usage;

      const args = this.registeredArguments.map((arg) => {
        return humanReadableArgName(arg);
      });
      return []
        .concat(
          this.options.length || this._helpOption !== null ? '[options]' : [],
          this.commands.length ? '[command]' : [],
          this.registeredArguments.length ? args : [],
        )
        .join(' ');
    }

    this._usage = str;
    return this;
  }

  /**
   * Get or set the name of the command.
   *
   * @param {string} [str]
   * @return {(string|Command)}
   */

  name(str) {
    if (str === undefined) return this._name;
    this._name = str;
    return this;
  }

  /**
   * Set/get the help group heading for this subcommand in parent command's help.
   *
   * @param {string} [heading]
   * @return {Command | string}
   */

  helpGroup(heading) {
    if (heading === undefined) return this._helpGroupHeading ?? '';
    this._helpGroupHeading = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for subcommands added to this command.
   * (This does not override a group set directly on the subcommand using .helpGroup().)
   *
   * @example
   * program.commandsGroup('Development Commands:);
   * program.command('watch')...
   * program.command('lint')...
   * ...
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  commandsGroup(heading) {
    if (heading === undefined) return this._defaultCommandGroup ?? '';
    this._defaultCommandGroup = heading;
    return this;
  }

  /**
   * Set/get the default help group heading for options added to this command.
   * (This does not override a group set directly on the option using .helpGroup().)
   *
   * @example
   * program
   *   .optionsGroup('Development Options:')
   *   .option('-d, --debug', 'output extra debugging')
   *   .option('-p, --profile', 'output profiling information')
   *
   * @param {string} [heading]
   * @returns {Command | string}
   */
  optionsGroup(heading) {
    if (heading === undefined) return this._defaultOptionGroup ?? '';
    this._defaultOptionGroup = heading;
    return this;
  }

  /**
   * @param {Option} option
   * @private
   */
  _initOptionGroup(option) {
    if (this._defaultOptionGroup && !option.helpGroupHeading)
      option.helpGroup(this._defaultOptionGroup);
  }

  /**
   * @param {Command} cmd
   * @private
   */
  _initCommandGroup(cmd) {
    if (this._defaultCommandGroup && !cmd.helpGroup())
      cmd.helpGroup(this._defaultCommandGroup);
  }

  /**
   * Set the name of the command from script filename, such as process.argv[1],
   * or require.main.filename, or __filename.
   *
   * (Used internally and public although not documented in README.)
   *
   * @example
   * program.nameFromFilename(require.main.filename);
   *
   * @param {string} filename
   * @return {Command}
   */

  nameFromFilename(filename) {
    this._name = path.basename(filename, path.extname(filename));

    return this;
  }

  /**
   * Get or set the directory for searching for executable subcommands of this command.
   *
   * @example
   * program.executableDir(__dirname);
   * // or
   * program.executableDir('subcommands');
   *
   * @param {string} [path]
   * @return {(string|null|Command)}
   */

  executableDir(path) {
    if (path === undefined) return this._executableDir;
    this._executableDir = path;
    return this;
  }

  /**
   * Return program help documentation.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to wrap for stderr instead of stdout
   * @return {string}
   */

  helpInformation(contextOptions) {
    const helper = this.createHelp();
    const context = this._getOutputContext(contextOptions);
    helper.prepareContext({
      error: context.error,
      helpWidth: context.helpWidth,
      outputHasColors: context.hasColors,
    });
    const text = helper.formatHelp(this, helper);
    if (context.hasColors) return text;
    return this._outputConfiguration.stripColor(text);
  }

  /**
   * @typedef HelpContext
   * @type {object}
   * @property {boolean} error
   * @property {number} helpWidth
   * @property {boolean} hasColors
   * @property {function} write - includes stripColor if needed
   *
   * @returns {HelpContext}
   * @private
   */

  _getOutputContext(contextOptions) {
    contextOptions = contextOptions || {};
    const error = !!contextOptions.error;
    let baseWrite;
    let hasColors;
    let helpWidth;
    if (error) {
      baseWrite = (str) => this._outputConfiguration.writeErr(str);
      hasColors = this._outputConfiguration.getErrHasColors();
      helpWidth = this._outputConfiguration.getErrHelpWidth();
    } else {
      baseWrite = (str) => this._outputConfiguration.writeOut(str);
      hasColors = this._outputConfiguration.getOutHasColors();
      helpWidth = this._outputConfiguration.getOutHelpWidth();
    }
    const write = (str) => {
      if (!hasColors) str = this._outputConfiguration.stripColor(str);
      return baseWrite(str);
    };
    return { error, write, hasColors, helpWidth };
  }

  /**
   * Output help information for this command.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean } | Function} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  outputHelp(contextOptions) {
    let deprecatedCallback;
    if (typeof contextOptions === 'function') {
      deprecatedCallback = contextOptions;
      contextOptions = undefined;
    }

    const outputContext = this._getOutputContext(contextOptions);
    /** @type {HelpTextEventContext} */
    const eventContext = {
      error: outputContext.error,
      write: outputContext.write,
      command: this,
    };

    this._getCommandAndAncestors()
      .reverse()
      .forEach((command) => command.emit('beforeAllHelp', eventContext));
    this.emit('beforeHelp', eventContext);

    let helpInformation = this.helpInformation({ error: outputContext.error });
    if (deprecatedCallback) {
      helpInformation = deprecatedCallback(helpInformation);
      if (
        typeof helpInformation !== 'string' &&
        !Buffer.isBuffer(helpInformation)
      ) {
        throw new Error('outputHelp callback must return a string or a Buffer');
      }
    }
    outputContext.write(helpInformation);

    if (this._getHelpOption()?.long) {
      this.emit(this._getHelpOption().long); // deprecated
    }
    this.emit('afterHelp', eventContext);
    this._getCommandAndAncestors().forEach((command) =>
      command.emit('afterAllHelp', eventContext),
    );
  }

  /**
   * You can pass in flags and a description to customise the built-in help option.
   * Pass in false to disable the built-in help option.
   *
   * @example
   * program.helpOption('-?, --help' 'show help'); // customise
   * program.helpOption(false); // disable
   *
   * @param {(string | boolean)} flags
   * @param {string} [description]
   * @return {Command} `this` command for chaining
   */

  helpOption(flags, description) {
    // Support enabling/disabling built-in help option.
    if (typeof flags === 'boolean') {
      if (flags) {
        if (this._helpOption === null) this._helpOption = undefined; // reenable
        if (this._defaultOptionGroup) {
          // make the option to store the group
          this._initOptionGroup(this._getHelpOption());
        }
      } else {
        this._helpOption = null; // disable
      }
      return this;
    }

    // Customise flags and description.
    this._helpOption = this.createOption(
      flags ?? '-h, --help',
      description ?? 'display help for command',
    );
    // init group unless lazy create
    if (flags || description) this._initOptionGroup(this._helpOption);

    return this;
  }

  /**
   * Lazy create help option.
   * Returns null if has been disabled with .helpOption(false).
   *
   * @returns {(Option | null)} the help option
   * @package
   */
  _getHelpOption() {
    // Lazy create help option on demand.
    if (this._helpOption === undefined) {
      this.helpOption(undefined, undefined);
    }
    return this._helpOption;
  }

  /**
   * Supply your own option to use for the built-in help option.
   * This is an alternative to using helpOption() to customise the flags and description etc.
   *
   * @param {Option} option
   * @return {Command} `this` command for chaining
   */
  addHelpOption(option) {
    this._helpOption = option;
    this._initOptionGroup(option);
    return this;
  }

  /**
   * Output help information and exit.
   *
   * Outputs built-in help, and custom text added using `.addHelpText()`.
   *
   * @param {{ error: boolean }} [contextOptions] - pass {error:true} to write to stderr instead of stdout
   */

  help(contextOptions) {
    this.outputHelp(contextOptions);
    let exitCode = Number(process.exitCode ?? 0); // process.exitCode does allow a string or an integer, but we prefer just a number
    if (
      exitCode === 0 &&
      contextOptions &&
      typeof contextOptions !== 'function' &&
      contextOptions.error
    ) {
      exitCode = 1;
    }
    // message: do not have all displayed text available so only passing placeholder.
    this._exit(exitCode, 'commander.help', '(outputHelp)');
  }

  /**
   * // Do a little typing to coordinate emit and listener for the help text events.
   * @typedef HelpTextEventContext
   * @type {object}
   * @property {boolean} error
   * @property {Command} command
   * @property {function} write
   */

  /**
   * Add additional text to be displayed with the built-in help.
   *
   * Position is 'before' or 'after' to affect just this command,
   * and 'beforeAll' or 'afterAll' to affect this command and all its subcommands.
   *
   * @param {string} position - before or after built-in help
   * @param {(string | Function)} text - string to add, or a function returning a string
   * @return {Command} `this` command for chaining
   */

  addHelpText(position, text) {
    const allowedValues = ['beforeAll', 'before', 'after', 'afterAll'];
    if (!allowedValues.includes(position)) {
      throw new Error(`Unexpected value for position to addHelpText.
Expecting one of '${allowedValues.join("', '")}'`);
    }

    const helpEvent = `${position}Help`;
    this.on(helpEvent, (/** @type {HelpTextEventContext} */ context) => {
      let helpStr;
      if (typeof text === 'function') {
        helpStr = text({ error: context.error, command: context.command });
      } else {
        helpStr = text;
      }
      // Ignore falsy value when nothing to output.
      if (helpStr) {
        context.write(`${helpStr}\n`);
      }
    });
    return this;
  }

  /**
   * Output help information if help flags specified
   *
   * @param {Array} args - array of options to search for help flags
   * @private
   */

  _outputHelpIfRequested(args) {
    const helpOption = this._getHelpOption();
    const helpRequested = helpOption && args.find((arg) => helpOption.is(arg));
    if (helpRequested) {
      this.outputHelp();
      // (Do not have all displayed text available so only passing placeholder.)
      this._exit(0, 'commander.helpDisplayed', '(outputHelp)');
    }
  }
}

/**
 * Scan arguments and increment port number for inspect calls (to avoid conflicts when spawning new command).
 *
 * @param {string[]} args - array of arguments from node.execArgv
 * @returns {string[]}
 * @private
 */

function incrementNodeInspectorPort(args) {
  // Testing for these options:
  //  --inspect[=[host:]port]
  //  --inspect-brk[=[host:]port]
  //  --inspect-port=[host:]port
  return args.map((arg) => {
    if (!arg.startsWith('--inspect')) {
      return arg;
    }
    let debugOption;
    let debugHost = '127.0.0.1';
    let debugPort = '9229';
    let match;
    if ((match = arg.match(/^(--inspect(-brk)?)$/)) !== null) {
      // e.g. --inspect
      debugOption = match[1];
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+)$/)) !== null
    ) {
      debugOption = match[1];
      if (/^\d+$/.test(match[3])) {
        // e.g. --inspect=1234
        debugPort = match[3];
      } else {
        // e.g. --inspect=localhost
        debugHost = match[3];
      }
    } else if (
      (match = arg.match(/^(--inspect(-brk|-port)?)=([^:]+):(\d+)$/)) !== null
    ) {
      // e.g. --inspect=localhost:1234
      debugOption = match[1];
      debugHost = match[3];
      debugPort = match[4];
    }

    if (debugOption && debugPort !== '0') {
      return `${debugOption}=${debugHost}:${parseInt(debugPort) + 1}`;
    }
    return arg;
  });
}

/**
 * @returns {boolean | undefined}
 * @package
 */
function useColor() {
  // Test for common conventions.
  // NB: the observed behaviour is in combination with how author adds color! For example:
  //   - we do not test NODE_DISABLE_COLORS, but util:styletext does
  //   - we do test NO_COLOR, but Chalk does not
  //
  // References:
  // https://no-color.org
  // https://bixense.com/clicolors/
  // https://github.com/nodejs/node/blob/0a00217a5f67ef4a22384cfc80eb6dd9a917fdc1/lib/internal/tty.js#L109
  // https://github.com/chalk/supports-color/blob/c214314a14bcb174b12b3014b2b0a8de375029ae/index.js#L33
  // (https://force-color.org recent web page from 2023, does not match major javascript implementations)

  if (
    process.env.NO_COLOR ||
    process.env.FORCE_COLOR === '0' ||
    process.env.FORCE_COLOR === 'false'
  )
    return false;
  if (process.env.FORCE_COLOR || process.env.CLICOLOR_FORCE !== undefined)
    return true;
  return undefined;
}

exports.Command = Command;
exports.useColor = useColor; // exporting for tests


/***/ }),

/***/ 1135:
/***/ ((__unused_webpack_module, exports) => {

/**
 * CommanderError class
 */
class CommanderError extends Error {
  /**
   * Constructs the CommanderError class
   * @param {number} exitCode suggested exit code which could be used with process.exit
   * @param {string} code an id string representing the error
   * @param {string} message human-readable description of the error
   */
  constructor(exitCode, code, message) {
    super(message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
    this.code = code;
    this.exitCode = exitCode;
    this.nestedError = undefined;
  }
}

/**
 * InvalidArgumentError class
 */
class InvalidArgumentError extends CommanderError {
  /**
   * Constructs the InvalidArgumentError class
   * @param {string} [message] explanation of why argument is invalid
   */
  constructor(message) {
    super(1, 'commander.invalidArgument', message);
    // properly capture stack trace in Node.js
    Error.captureStackTrace(this, this.constructor);
    this.name = this.constructor.name;
  }
}

exports.CommanderError = CommanderError;
exports.InvalidArgumentError = InvalidArgumentError;


/***/ }),

/***/ 9754:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { humanReadableArgName } = __nccwpck_require__(9154);

/**
 * TypeScript import types for JSDoc, used by Visual Studio Code IntelliSense and `npm run typescript-checkJS`
 * https://www.typescriptlang.org/docs/handbook/jsdoc-supported-types.html#import-types
 * @typedef { import("./argument.js").Argument } Argument
 * @typedef { import("./command.js").Command } Command
 * @typedef { import("./option.js").Option } Option
 */

// Although this is a class, methods are static in style to allow override using subclass or just functions.
class Help {
  constructor() {
    this.helpWidth = undefined;
    this.minWidthToWrap = 40;
    this.sortSubcommands = false;
    this.sortOptions = false;
    this.showGlobalOptions = false;
  }

  /**
   * prepareContext is called by Commander after applying overrides from `Command.configureHelp()`
   * and just before calling `formatHelp()`.
   *
   * Commander just uses the helpWidth and the rest is provided for optional use by more complex subclasses.
   *
   * @param {{ error?: boolean, helpWidth?: number, outputHasColors?: boolean }} contextOptions
   */
  prepareContext(contextOptions) {
    this.helpWidth = this.helpWidth ?? contextOptions.helpWidth ?? 80;
  }

  /**
   * Get an array of the visible subcommands. Includes a placeholder for the implicit help command, if there is one.
   *
   * @param {Command} cmd
   * @returns {Command[]}
   */

  visibleCommands(cmd) {
    const visibleCommands = cmd.commands.filter((cmd) => !cmd._hidden);
    const helpCommand = cmd._getHelpCommand();
    if (helpCommand && !helpCommand._hidden) {
      visibleCommands.push(helpCommand);
    }
    if (this.sortSubcommands) {
      visibleCommands.sort((a, b) => {
        // @ts-ignore: because overloaded return type
        return a.name().localeCompare(b.name());
      });
    }
    return visibleCommands;
  }

  /**
   * Compare options for sort.
   *
   * @param {Option} a
   * @param {Option} b
   * @returns {number}
   */
  compareOptions(a, b) {
    const getSortKey = (option) => {
      // WYSIWYG for order displayed in help. Short used for comparison if present. No special handling for negated.
      return option.short
        ? option.short.replace(/^-/, '')
        : option.long.replace(/^--/, '');
    };
    return getSortKey(a).localeCompare(getSortKey(b));
  }

  /**
   * Get an array of the visible options. Includes a placeholder for the implicit help option, if there is one.
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleOptions(cmd) {
    const visibleOptions = cmd.options.filter((option) => !option.hidden);
    // Built-in help option.
    const helpOption = cmd._getHelpOption();
    if (helpOption && !helpOption.hidden) {
      // Automatically hide conflicting flags. Bit dubious but a historical behaviour that is convenient for single-command programs.
      const removeShort = helpOption.short && cmd._findOption(helpOption.short);
      const removeLong = helpOption.long && cmd._findOption(helpOption.long);
      if (!removeShort && !removeLong) {
        visibleOptions.push(helpOption); // no changes needed
      } else if (helpOption.long && !removeLong) {
        visibleOptions.push(
          cmd.createOption(helpOption.long, helpOption.description),
        );
      } else if (helpOption.short && !removeShort) {
        visibleOptions.push(
          cmd.createOption(helpOption.short, helpOption.description),
        );
      }
    }
    if (this.sortOptions) {
      visibleOptions.sort(this.compareOptions);
    }
    return visibleOptions;
  }

  /**
   * Get an array of the visible global options. (Not including help.)
   *
   * @param {Command} cmd
   * @returns {Option[]}
   */

  visibleGlobalOptions(cmd) {
    if (!this.showGlobalOptions) return [];

    const globalOptions = [];
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      const visibleOptions = ancestorCmd.options.filter(
        (option) => !option.hidden,
      );
      globalOptions.push(...visibleOptions);
    }
    if (this.sortOptions) {
      globalOptions.sort(this.compareOptions);
    }
    return globalOptions;
  }

  /**
   * Get an array of the arguments if any have a description.
   *
   * @param {Command} cmd
   * @returns {Argument[]}
   */

  visibleArguments(cmd) {
    // Side effect! Apply the legacy descriptions before the arguments are displayed.
    if (cmd._argsDescription) {
      cmd.registeredArguments.forEach((argument) => {
        argument.description =
          argument.description || cmd._argsDescription[argument.name()] || '';
      });
    }

    // If there are any arguments with a description then return all the arguments.
    if (cmd.registeredArguments.find((argument) => argument.description)) {
      return cmd.registeredArguments;
    }
    return [];
  }

  /**
   * Get the command term to show in the list of subcommands.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandTerm(cmd) {
    // Legacy. Ignores custom usage string, and nested commands.
    const args = cmd.registeredArguments
      .map((arg) => humanReadableArgName(arg))
      .join(' ');
    return (
      cmd._name +
      (cmd._aliases[0] ? '|' + cmd._aliases[0] : '') +
      (cmd.options.length ? ' [options]' : '') + // simplistic check for non-help option
      (args ? ' ' + args : '')
    );
  }

  /**
   * Get the option term to show in the list of options.
   *
   * @param {Option} option
   * @returns {string}
   */

  optionTerm(option) {
    return option.flags;
  }

  /**
   * Get the argument term to show in the list of arguments.
   *
   * @param {Argument} argument
   * @returns {string}
   */

  argumentTerm(argument) {
    return argument.name();
  }

  /**
   * Get the longest command term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestSubcommandTermLength(cmd, helper) {
    return helper.visibleCommands(cmd).reduce((max, command) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleSubcommandTerm(helper.subcommandTerm(command)),
        ),
      );
    }, 0);
  }

  /**
   * Get the longest option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestOptionTermLength(cmd, helper) {
    return helper.visibleOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest global option term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestGlobalOptionTermLength(cmd, helper) {
    return helper.visibleGlobalOptions(cmd).reduce((max, option) => {
      return Math.max(
        max,
        this.displayWidth(helper.styleOptionTerm(helper.optionTerm(option))),
      );
    }, 0);
  }

  /**
   * Get the longest argument term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  longestArgumentTermLength(cmd, helper) {
    return helper.visibleArguments(cmd).reduce((max, argument) => {
      return Math.max(
        max,
        this.displayWidth(
          helper.styleArgumentTerm(helper.argumentTerm(argument)),
        ),
      );
    }, 0);
  }

  /**
   * Get the command usage to be displayed at the top of the built-in help.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandUsage(cmd) {
    // Usage
    let cmdName = cmd._name;
    if (cmd._aliases[0]) {
      cmdName = cmdName + '|' + cmd._aliases[0];
    }
    let ancestorCmdNames = '';
    for (
      let ancestorCmd = cmd.parent;
      ancestorCmd;
      ancestorCmd = ancestorCmd.parent
    ) {
      ancestorCmdNames = ancestorCmd.name() + ' ' + ancestorCmdNames;
    }
    return ancestorCmdNames + cmdName + ' ' + cmd.usage();
  }

  /**
   * Get the description for the command.
   *
   * @param {Command} cmd
   * @returns {string}
   */

  commandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.description();
  }

  /**
   * Get the subcommand summary to show in the list of subcommands.
   * (Fallback to description for backwards compatibility.)
   *
   * @param {Command} cmd
   * @returns {string}
   */

  subcommandDescription(cmd) {
    // @ts-ignore: because overloaded return type
    return cmd.summary() || cmd.description();
  }

  /**
   * Get the option description to show in the list of options.
   *
   * @param {Option} option
   * @return {string}
   */

  optionDescription(option) {
    const extraInfo = [];

    if (option.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${option.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (option.defaultValue !== undefined) {
      // default for boolean and negated more for programmer than end user,
      // but show true/false for boolean option as may be for hand-rolled env or config processing.
      const showDefault =
        option.required ||
        option.optional ||
        (option.isBoolean() && typeof option.defaultValue === 'boolean');
      if (showDefault) {
        extraInfo.push(
          `default: ${option.defaultValueDescription || JSON.stringify(option.defaultValue)}`,
        );
      }
    }
    // preset for boolean and negated are more for programmer than end user
    if (option.presetArg !== undefined && option.optional) {
      extraInfo.push(`preset: ${JSON.stringify(option.presetArg)}`);
    }
    if (option.envVar !== undefined) {
      extraInfo.push(`env: ${option.envVar}`);
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (option.description) {
        return `${option.description} ${extraDescription}`;
      }
      return extraDescription;
    }

    return option.description;
  }

  /**
   * Get the argument description to show in the list of arguments.
   *
   * @param {Argument} argument
   * @return {string}
   */

  argumentDescription(argument) {
    const extraInfo = [];
    if (argument.argChoices) {
      extraInfo.push(
        // use stringify to match the display of the default value
        `choices: ${argument.argChoices.map((choice) => JSON.stringify(choice)).join(', ')}`,
      );
    }
    if (argument.defaultValue !== undefined) {
      extraInfo.push(
        `default: ${argument.defaultValueDescription || JSON.stringify(argument.defaultValue)}`,
      );
    }
    if (extraInfo.length > 0) {
      const extraDescription = `(${extraInfo.join(', ')})`;
      if (argument.description) {
        return `${argument.description} ${extraDescription}`;
      }
      return extraDescription;
    }
    return argument.description;
  }

  /**
   * Format a list of items, given a heading and an array of formatted items.
   *
   * @param {string} heading
   * @param {string[]} items
   * @param {Help} helper
   * @returns string[]
   */
  formatItemList(heading, items, helper) {
    if (items.length === 0) return [];

    return [helper.styleTitle(heading), ...items, ''];
  }

  /**
   * Group items by their help group heading.
   *
   * @param {Command[] | Option[]} unsortedItems
   * @param {Command[] | Option[]} visibleItems
   * @param {Function} getGroup
   * @returns {Map<string, Command[] | Option[]>}
   */
  groupItems(unsortedItems, visibleItems, getGroup) {
    const result = new Map();
    // Add groups in order of appearance in unsortedItems.
    unsortedItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) result.set(group, []);
    });
    // Add items in order of appearance in visibleItems.
    visibleItems.forEach((item) => {
      const group = getGroup(item);
      if (!result.has(group)) {
        result.set(group, []);
      }
      result.get(group).push(item);
    });
    return result;
  }

  /**
   * Generate the built-in help text.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {string}
   */

  formatHelp(cmd, helper) {
    const termWidth = helper.padWidth(cmd, helper);
    const helpWidth = helper.helpWidth ?? 80; // in case prepareContext() was not called

    function callFormatItem(term, description) {
      return helper.formatItem(term, termWidth, description, helper);
    }

    // Usage
    let output = [
      `${helper.styleTitle('Usage:')} ${helper.styleUsage(helper.commandUsage(cmd))}`,
      '',
    ];

    // Description
    const commandDescription = helper.commandDescription(cmd);
    if (commandDescription.length > 0) {
      output = output.concat([
        helper.boxWrap(
          helper.styleCommandDescription(commandDescription),
          helpWidth,
        ),
        '',
      ]);
    }

    // Arguments
    const argumentList = helper.visibleArguments(cmd).map((argument) => {
      return callFormatItem(
        helper.styleArgumentTerm(helper.argumentTerm(argument)),
        helper.styleArgumentDescription(helper.argumentDescription(argument)),
      );
    });
    output = output.concat(
      this.formatItemList('Arguments:', argumentList, helper),
    );

    // Options
    const optionGroups = this.groupItems(
      cmd.options,
      helper.visibleOptions(cmd),
      (option) => option.helpGroupHeading ?? 'Options:',
    );
    optionGroups.forEach((options, group) => {
      const optionList = options.map((option) => {
        return callFormatItem(
          helper.styleOptionTerm(helper.optionTerm(option)),
          helper.styleOptionDescription(helper.optionDescription(option)),
        );
      });
      output = output.concat(this.formatItemList(group, optionList, helper));
    });

    if (helper.showGlobalOptions) {
      const globalOptionList = helper
        .visibleGlobalOptions(cmd)
        .map((option) => {
          return callFormatItem(
            helper.styleOptionTerm(helper.optionTerm(option)),
            helper.styleOptionDescription(helper.optionDescription(option)),
          );
        });
      output = output.concat(
        this.formatItemList('Global Options:', globalOptionList, helper),
      );
    }

    // Commands
    const commandGroups = this.groupItems(
      cmd.commands,
      helper.visibleCommands(cmd),
      (sub) => sub.helpGroup() || 'Commands:',
    );
    commandGroups.forEach((commands, group) => {
      const commandList = commands.map((sub) => {
        return callFormatItem(
          helper.styleSubcommandTerm(helper.subcommandTerm(sub)),
          helper.styleSubcommandDescription(helper.subcommandDescription(sub)),
        );
      });
      output = output.concat(this.formatItemList(group, commandList, helper));
    });

    return output.join('\n');
  }

  /**
   * Return display width of string, ignoring ANSI escape sequences. Used in padding and wrapping calculations.
   *
   * @param {string} str
   * @returns {number}
   */
  displayWidth(str) {
    return stripColor(str).length;
  }

  /**
   * Style the title for displaying in the help. Called with 'Usage:', 'Options:', etc.
   *
   * @param {string} str
   * @returns {string}
   */
  styleTitle(str) {
    return str;
  }

  styleUsage(str) {
    // Usage has lots of parts the user might like to color separately! Assume default usage string which is formed like:
    //    command subcommand [options] [command] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word === '[command]') return this.styleSubcommandText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleCommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleCommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleOptionDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleSubcommandDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleArgumentDescription(str) {
    return this.styleDescriptionText(str);
  }
  styleDescriptionText(str) {
    return str;
  }
  styleOptionTerm(str) {
    return this.styleOptionText(str);
  }
  styleSubcommandTerm(str) {
    // This is very like usage with lots of parts! Assume default string which is formed like:
    //    subcommand [options] <foo> [bar]
    return str
      .split(' ')
      .map((word) => {
        if (word === '[options]') return this.styleOptionText(word);
        if (word[0] === '[' || word[0] === '<')
          return this.styleArgumentText(word);
        return this.styleSubcommandText(word); // Restrict to initial words?
      })
      .join(' ');
  }
  styleArgumentTerm(str) {
    return this.styleArgumentText(str);
  }
  styleOptionText(str) {
    return str;
  }
  styleArgumentText(str) {
    return str;
  }
  styleSubcommandText(str) {
    return str;
  }
  styleCommandText(str) {
    return str;
  }

  /**
   * Calculate the pad width from the maximum term length.
   *
   * @param {Command} cmd
   * @param {Help} helper
   * @returns {number}
   */

  padWidth(cmd, helper) {
    return Math.max(
      helper.longestOptionTermLength(cmd, helper),
      helper.longestGlobalOptionTermLength(cmd, helper),
      helper.longestSubcommandTermLength(cmd, helper),
      helper.longestArgumentTermLength(cmd, helper),
    );
  }

  /**
   * Detect manually wrapped and indented strings by checking for line break followed by whitespace.
   *
   * @param {string} str
   * @returns {boolean}
   */
  preformatted(str) {
    return /\n[^\S\r\n]/.test(str);
  }

  /**
   * Format the "item", which consists of a term and description. Pad the term and wrap the description, indenting the following lines.
   *
   * So "TTT", 5, "DDD DDDD DD DDD" might be formatted for this.helpWidth=17 like so:
   *   TTT  DDD DDDD
   *        DD DDD
   *
   * @param {string} term
   * @param {number} termWidth
   * @param {string} description
   * @param {Help} helper
   * @returns {string}
   */
  formatItem(term, termWidth, description, helper) {
    const itemIndent = 2;
    const itemIndentStr = ' '.repeat(itemIndent);
    if (!description) return itemIndentStr + term;

    // Pad the term out to a consistent width, so descriptions are aligned.
    const paddedTerm = term.padEnd(
      termWidth + term.length - helper.displayWidth(term),
    );

    // Format the description.
    const spacerWidth = 2; // between term and description
    const helpWidth = this.helpWidth ?? 80; // in case prepareContext() was not called
    const remainingWidth = helpWidth - termWidth - spacerWidth - itemIndent;
    let formattedDescription;
    if (
      remainingWidth < this.minWidthToWrap ||
      helper.preformatted(description)
    ) {
      formattedDescription = description;
    } else {
      const wrappedDescription = helper.boxWrap(description, remainingWidth);
      formattedDescription = wrappedDescription.replace(
        /\n/g,
        '\n' + ' '.repeat(termWidth + spacerWidth),
      );
    }

    // Construct and overall indent.
    return (
      itemIndentStr +
      paddedTerm +
      ' '.repeat(spacerWidth) +
      formattedDescription.replace(/\n/g, `\n${itemIndentStr}`)
    );
  }

  /**
   * Wrap a string at whitespace, preserving existing line breaks.
   * Wrapping is skipped if the width is less than `minWidthToWrap`.
   *
   * @param {string} str
   * @param {number} width
   * @returns {string}
   */
  boxWrap(str, width) {
    if (width < this.minWidthToWrap) return str;

    const rawLines = str.split(/\r\n|\n/);
    // split up text by whitespace
    const chunkPattern = /[\s]*[^\s]+/g;
    const wrappedLines = [];
    rawLines.forEach((line) => {
      const chunks = line.match(chunkPattern);
      if (chunks === null) {
        wrappedLines.push('');
        return;
      }

      let sumChunks = [chunks.shift()];
      let sumWidth = this.displayWidth(sumChunks[0]);
      chunks.forEach((chunk) => {
        const visibleWidth = this.displayWidth(chunk);
        // Accumulate chunks while they fit into width.
        if (sumWidth + visibleWidth <= width) {
          sumChunks.push(chunk);
          sumWidth += visibleWidth;
          return;
        }
        wrappedLines.push(sumChunks.join(''));

        const nextChunk = chunk.trimStart(); // trim space at line break
        sumChunks = [nextChunk];
        sumWidth = this.displayWidth(nextChunk);
      });
      wrappedLines.push(sumChunks.join(''));
    });

    return wrappedLines.join('\n');
  }
}

/**
 * Strip style ANSI escape sequences from the string. In particular, SGR (Select Graphic Rendition) codes.
 *
 * @param {string} str
 * @returns {string}
 * @package
 */

function stripColor(str) {
  // eslint-disable-next-line no-control-regex
  const sgrPattern = /\x1b\[\d*(;\d*)*m/g;
  return str.replace(sgrPattern, '');
}

exports.Help = Help;
exports.stripColor = stripColor;


/***/ }),

/***/ 5240:
/***/ ((__unused_webpack_module, exports, __nccwpck_require__) => {

const { InvalidArgumentError } = __nccwpck_require__(1135);

class Option {
  /**
   * Initialize a new `Option` with the given `flags` and `description`.
   *
   * @param {string} flags
   * @param {string} [description]
   */

  constructor(flags, description) {
    this.flags = flags;
    this.description = description || '';

    this.required = flags.includes('<'); // A value must be supplied when the option is specified.
    this.optional = flags.includes('['); // A value is optional when the option is specified.
    // variadic test ignores <value,...> et al which might be used to describe custom splitting of single argument
    this.variadic = /\w\.\.\.[>\]]$/.test(flags); // The option can take multiple values.
    this.mandatory = false; // The option must have a value after parsing, which usually means it must be specified on command line.
    const optionFlags = splitOptionFlags(flags);
    this.short = optionFlags.shortFlag; // May be a short flag, undefined, or even a long flag (if option has two long flags).
    this.long = optionFlags.longFlag;
    this.negate = false;
    if (this.long) {
      this.negate = this.long.startsWith('--no-');
    }
    this.defaultValue = undefined;
    this.defaultValueDescription = undefined;
    this.presetArg = undefined;
    this.envVar = undefined;
    this.parseArg = undefined;
    this.hidden = false;
    this.argChoices = undefined;
    this.conflictsWith = [];
    this.implied = undefined;
    this.helpGroupHeading = undefined; // soft initialised when option added to command
  }

  /**
   * Set the default value, and optionally supply the description to be displayed in the help.
   *
   * @param {*} value
   * @param {string} [description]
   * @return {Option}
   */

  default(value, description) {
    this.defaultValue = value;
    this.defaultValueDescription = description;
    return this;
  }

  /**
   * Preset to use when option used without option-argument, especially optional but also boolean and negated.
   * The custom processing (parseArg) is called.
   *
   * @example
   * new Option('--color').default('GREYSCALE').preset('RGB');
   * new Option('--donate [amount]').preset('20').argParser(parseFloat);
   *
   * @param {*} arg
   * @return {Option}
   */

  preset(arg) {
    this.presetArg = arg;
    return this;
  }

  /**
   * Add option name(s) that conflict with this option.
   * An error will be displayed if conflicting options are found during parsing.
   *
   * @example
   * new Option('--rgb').conflicts('cmyk');
   * new Option('--js').conflicts(['ts', 'jsx']);
   *
   * @param {(string | string[])} names
   * @return {Option}
   */

  conflicts(names) {
    this.conflictsWith = this.conflictsWith.concat(names);
    return this;
  }

  /**
   * Specify implied option values for when this option is set and the implied options are not.
   *
   * The custom processing (parseArg) is not called on the implied values.
   *
   * @example
   * program
   *   .addOption(new Option('--log', 'write logging information to file'))
   *   .addOption(new Option('--trace', 'log extra details').implies({ log: 'trace.txt' }));
   *
   * @param {object} impliedOptionValues
   * @return {Option}
   */
  implies(impliedOptionValues) {
    let newImplied = impliedOptionValues;
    if (typeof impliedOptionValues === 'string') {
      // string is not documented, but easy mistake and we can do what user probably intended.
      newImplied = { [impliedOptionValues]: true };
    }
    this.implied = Object.assign(this.implied || {}, newImplied);
    return this;
  }

  /**
   * Set environment variable to check for option value.
   *
   * An environment variable is only used if when processed the current option value is
   * undefined, or the source of the current value is 'default' or 'config' or 'env'.
   *
   * @param {string} name
   * @return {Option}
   */

  env(name) {
    this.envVar = name;
    return this;
  }

  /**
   * Set the custom handler for processing CLI option arguments into option values.
   *
   * @param {Function} [fn]
   * @return {Option}
   */

  argParser(fn) {
    this.parseArg = fn;
    return this;
  }

  /**
   * Whether the option is mandatory and must have a value after parsing.
   *
   * @param {boolean} [mandatory=true]
   * @return {Option}
   */

  makeOptionMandatory(mandatory = true) {
    this.mandatory = !!mandatory;
    return this;
  }

  /**
   * Hide option in help.
   *
   * @param {boolean} [hide=true]
   * @return {Option}
   */

  hideHelp(hide = true) {
    this.hidden = !!hide;
    return this;
  }

  /**
   * @package
   */

  _collectValue(value, previous) {
    if (previous === this.defaultValue || !Array.isArray(previous)) {
      return [value];
    }

    previous.push(value);
    return previous;
  }

  /**
   * Only allow option value to be one of choices.
   *
   * @param {string[]} values
   * @return {Option}
   */

  choices(values) {
    this.argChoices = values.slice();
    this.parseArg = (arg, previous) => {
      if (!this.argChoices.includes(arg)) {
        throw new InvalidArgumentError(
          `Allowed choices are ${this.argChoices.join(', ')}.`,
        );
      }
      if (this.variadic) {
        return this._collectValue(arg, previous);
      }
      return arg;
    };
    return this;
  }

  /**
   * Return option name.
   *
   * @return {string}
   */

  name() {
    if (this.long) {
      return this.long.replace(/^--/, '');
    }
    return this.short.replace(/^-/, '');
  }

  /**
   * Return option name, in a camelcase format that can be used
   * as an object attribute key.
   *
   * @return {string}
   */

  attributeName() {
    if (this.negate) {
      return camelcase(this.name().replace(/^no-/, ''));
    }
    return camelcase(this.name());
  }

  /**
   * Set the help group heading.
   *
   * @param {string} heading
   * @return {Option}
   */
  helpGroup(heading) {
    this.helpGroupHeading = heading;
    return this;
  }

  /**
   * Check if `arg` matches the short or long flag.
   *
   * @param {string} arg
   * @return {boolean}
   * @package
   */

  is(arg) {
    return this.short === arg || this.long === arg;
  }

  /**
   * Return whether a boolean option.
   *
   * Options are one of boolean, negated, required argument, or optional argument.
   *
   * @return {boolean}
   * @package
   */

  isBoolean() {
    return !this.required && !this.optional && !this.negate;
  }
}

/**
 * This class is to make it easier to work with dual options, without changing the existing
 * implementation. We support separate dual options for separate positive and negative options,
 * like `--build` and `--no-build`, which share a single option value. This works nicely for some
 * use cases, but is tricky for others where we want separate behaviours despite
 * the single shared option value.
 */
class DualOptions {
  /**
   * @param {Option[]} options
   */
  constructor(options) {
    this.positiveOptions = new Map();
    this.negativeOptions = new Map();
    this.dualOptions = new Set();
    options.forEach((option) => {
      if (option.negate) {
        this.negativeOptions.set(option.attributeName(), option);
      } else {
        this.positiveOptions.set(option.attributeName(), option);
      }
    });
    this.negativeOptions.forEach((value, key) => {
      if (this.positiveOptions.has(key)) {
        this.dualOptions.add(key);
      }
    });
  }

  /**
   * Did the value come from the option, and not from possible matching dual option?
   *
   * @param {*} value
   * @param {Option} option
   * @returns {boolean}
   */
  valueFromOption(value, option) {
    const optionKey = option.attributeName();
    if (!this.dualOptions.has(optionKey)) return true;

    // Use the value to deduce if (probably) came from the option.
    const preset = this.negativeOptions.get(optionKey).presetArg;
    const negativeValue = preset !== undefined ? preset : false;
    return option.negate === (negativeValue === value);
  }
}

/**
 * Convert string from kebab-case to camelCase.
 *
 * @param {string} str
 * @return {string}
 * @private
 */

function camelcase(str) {
  return str.split('-').reduce((str, word) => {
    return str + word[0].toUpperCase() + word.slice(1);
  });
}

/**
 * Split the short and long flag out of something like '-m,--mixed <value>'
 *
 * @private
 */

function splitOptionFlags(flags) {
  let shortFlag;
  let longFlag;
  // short flag, single dash and single character
  const shortFlagExp = /^-[^-]$/;
  // long flag, double dash and at least one character
  const longFlagExp = /^--[^-]/;

  const flagParts = flags.split(/[ |,]+/).concat('guard');
  // Normal is short and/or long.
  if (shortFlagExp.test(flagParts[0])) shortFlag = flagParts.shift();
  if (longFlagExp.test(flagParts[0])) longFlag = flagParts.shift();
  // Long then short. Rarely used but fine.
  if (!shortFlag && shortFlagExp.test(flagParts[0]))
    shortFlag = flagParts.shift();
  // Allow two long flags, like '--ws, --workspace'
  // This is the supported way to have a shortish option flag.
  if (!shortFlag && longFlagExp.test(flagParts[0])) {
    shortFlag = longFlag;
    longFlag = flagParts.shift();
  }

  // Check for unprocessed flag. Fail noisily rather than silently ignore.
  if (flagParts[0].startsWith('-')) {
    const unsupportedFlag = flagParts[0];
    const baseError = `option creation failed due to '${unsupportedFlag}' in option flags '${flags}'`;
    if (/^-[^-][^-]/.test(unsupportedFlag))
      throw new Error(
        `${baseError}
- a short flag is a single dash and a single character
  - either use a single dash and a single character (for a short flag)
  - or use a double dash for a long option (and can have two, like '--ws, --workspace')`,
      );
    if (shortFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many short flags`);
    if (longFlagExp.test(unsupportedFlag))
      throw new Error(`${baseError}
- too many long flags`);

    throw new Error(`${baseError}
- unrecognised flag format`);
  }
  if (shortFlag === undefined && longFlag === undefined)
    throw new Error(
      `option creation failed due to no flags found in '${flags}'.`,
    );

  return { shortFlag, longFlag };
}

exports.Option = Option;
exports.DualOptions = DualOptions;


/***/ }),

/***/ 5030:
/***/ ((__unused_webpack_module, exports) => {

const maxDistance = 3;

function editDistance(a, b) {
  // https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance
  // Calculating optimal string alignment distance, no substring is edited more than once.
  // (Simple implementation.)

  // Quick early exit, return worst case.
  if (Math.abs(a.length - b.length) > maxDistance)
    return Math.max(a.length, b.length);

  // distance between prefix substrings of a and b
  const d = [];

  // pure deletions turn a into empty string
  for (let i = 0; i <= a.length; i++) {
    d[i] = [i];
  }
  // pure insertions turn empty string into b
  for (let j = 0; j <= b.length; j++) {
    d[0][j] = j;
  }

  // fill matrix
  for (let j = 1; j <= b.length; j++) {
    for (let i = 1; i <= a.length; i++) {
      let cost = 1;
      if (a[i - 1] === b[j - 1]) {
        cost = 0;
      } else {
        cost = 1;
      }
      d[i][j] = Math.min(
        d[i - 1][j] + 1, // deletion
        d[i][j - 1] + 1, // insertion
        d[i - 1][j - 1] + cost, // substitution
      );
      // transposition
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1]) {
        d[i][j] = Math.min(d[i][j], d[i - 2][j - 2] + 1);
      }
    }
  }

  return d[a.length][b.length];
}

/**
 * Find close matches, restricted to same number of edits.
 *
 * @param {string} word
 * @param {string[]} candidates
 * @returns {string}
 */

function suggestSimilar(word, candidates) {
  if (!candidates || candidates.length === 0) return '';
  // remove possible duplicates
  candidates = Array.from(new Set(candidates));

  const searchingOptions = word.startsWith('--');
  if (searchingOptions) {
    word = word.slice(2);
    candidates = candidates.map((candidate) => candidate.slice(2));
  }

  let similar = [];
  let bestDistance = maxDistance;
  const minSimilarity = 0.4;
  candidates.forEach((candidate) => {
    if (candidate.length <= 1) return; // no one character guesses

    const distance = editDistance(word, candidate);
    const length = Math.max(word.length, candidate.length);
    const similarity = (length - distance) / length;
    if (similarity > minSimilarity) {
      if (distance < bestDistance) {
        // better edit distance, throw away previous worse matches
        bestDistance = distance;
        similar = [candidate];
      } else if (distance === bestDistance) {
        similar.push(candidate);
      }
    }
  });

  similar.sort((a, b) => a.localeCompare(b));
  if (searchingOptions) {
    similar = similar.map((candidate) => `--${candidate}`);
  }

  if (similar.length > 1) {
    return `\n(Did you mean one of ${similar.join(', ')}?)`;
  }
  if (similar.length === 1) {
    return `\n(Did you mean ${similar[0]}?)`;
  }
  return '';
}

exports.suggestSimilar = suggestSimilar;


/***/ }),

/***/ 2524:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   AL: () => (/* binding */ STATS_AT_ONCE),
/* harmony export */   FH: () => (/* binding */ MAX_REMOVAL_RETRIES),
/* harmony export */   Gu: () => (/* binding */ MAX_WATCHED_FILES),
/* harmony export */   HK: () => (/* binding */ MAX_HICCUP_MS),
/* harmony export */   KU: () => (/* binding */ LEAST_PAUSE_MS),
/* harmony export */   TI: () => (/* binding */ MAX_ARCHIVED_FILE_BYTES),
/* harmony export */   U5: () => (/* binding */ LONGEST_HOLD_MS),
/* harmony export */   VR: () => (/* binding */ MAX_COPY_BYTES),
/* harmony export */   d0: () => (/* binding */ LONGEST_NAMELESS_MS),
/* harmony export */   fh: () => (/* binding */ READ_AT_ONCE),
/* harmony export */   gl: () => (/* binding */ MAX_CONFIGURATION_FILES),
/* harmony export */   nM: () => (/* binding */ WRITE_BUFFER_BYTES),
/* harmony export */   o5: () => (/* binding */ MAX_NAMED_KEYS),
/* harmony export */   od: () => (/* binding */ REMOVED_MS),
/* harmony export */   pb: () => (/* binding */ FAST_STAT_MS),
/* harmony export */   ts: () => (/* binding */ PIECE_BYTES),
/* harmony export */   y$: () => (/* binding */ FLUSH_MS),
/* harmony export */   z: () => (/* binding */ MAX_PIPE_MS),
/* harmony export */   z2: () => (/* binding */ MAX_COPY_FILES),
/* harmony export */   zt: () => (/* binding */ MAX_DIRECTORY_BYTES)
/* harmony export */ });
/** Files and directories. */
/** Files that are looked at at the same time for changes. The rest waits. */
const STATS_AT_ONCE = 32;
/** Time that one look at a file takes on average where it counts as fast. */
const FAST_STAT_MS = 0.1;
/**
 * Time that all looks since the last report may take beside that. Above it, `serve` lets requests come first.
 */
const MAX_HICCUP_MS = 20;
/**
 * Files of a directory index that `serve` watches one by one, at about 250 bytes each. Above it any file may have changed, and all are read anew.
 */
const MAX_WATCHED_FILES = 50_000;
/** Bytes of the copy of a directory index that `serve` keeps. A larger index is copied in part. */
const MAX_COPY_BYTES = 2 * 1024 ** 3;
/** Files of that copy. An index with more is copied in part. */
const MAX_COPY_FILES = 200_000;
/** Time after which a missing file counts as removed, and not as lost. */
const REMOVED_MS = 10 * 60_000;
/** Time between two updates of the copy, at least: a large index is not looked at all the time. */
const LEAST_PAUSE_MS = 10_000;
/** Bytes of the directory of a zip. A zip with a larger one is not read. */
const MAX_DIRECTORY_BYTES = 64 * 1024 * 1024;
/** Files of configuration below a directory. A directory with more is LIMIT_EXCEEDED. */
const MAX_CONFIGURATION_FILES = 50_000;
/** Files of configuration that are read at the same time. The rest waits. */
const READ_AT_ONCE = 32;
/** Bytes of a zip that may wait for the disk. Above it the source waits. */
const WRITE_BUFFER_BYTES = 1024 * 1024;
/** Unknown keys that a message names. The rest is counted. */
const MAX_NAMED_KEYS = 3;
/** Bytes of a package that `verify` reads at a time. */
const PIECE_BYTES = 256 * 1024;
/** Time between two writes of the download counts. A crash loses at most the counts of this time. */
const FLUSH_MS = 5_000;
/**
 * Time that one process may hold a directory index: longer than any write takes. Then the next writer removes
 * its lock.
 */
const LONGEST_HOLD_MS = 10 * 60_000;
/**
 * Time that a lock may be without the name of its holder, who writes it at once. Then the next writer removes
 * it: its process was killed.
 */
const LONGEST_NAMELESS_MS = 5_000;
/** Bytes of a file in a zip. A larger one is not read: it is no configuration. */
const MAX_ARCHIVED_FILE_BYTES = 100 * 1024 * 1024;
/** Repetitions of the removal of temporary files that a child still writes. Then the run fails, and the next one removes them. */
const MAX_REMOVAL_RETRIES = 5;
/** Time without a byte from a pipe that is named as a config file. Then it is INVALID_CONFIG. */
const MAX_PIPE_MS = 10_000;


/***/ }),

/***/ 4725:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   W: () => (/* binding */ isRunning)
/* harmony export */ });
/** Whether a process of this machine runs, also one of another user. */
function isRunning(pid) {
    try {
        process.kill(pid, 0);
        return true;
    }
    catch (error) {
        return !(error instanceof Error && 'code' in error && error.code === 'ESRCH');
    }
}


/***/ }),

/***/ 2965:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   n: () => (/* binding */ withTemporaryDirectory)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var node_fs_promises__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1455);
/* harmony import */ var node_os__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8161);
/* harmony import */ var node_path__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6760);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(2524);
/* harmony import */ var _running_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(4725);







/**
 * Runs `work` with a new directory for all its files, and removes the directory at the end. Directories of processes that were killed
 * on this machine are removed first. Throws SYSTEM_REFUSED where it cannot be made.
 * @param parent default: the system's
 */
async function withTemporaryDirectory(work, parent = (0,node_os__WEBPACK_IMPORTED_MODULE_2__.tmpdir)()) {
    const machine = await machineId();
    await removeLeftovers(parent, machine);
    const prefix = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, `module-registry-${machine}-${process.pid}-`);
    const directory = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.mkdtemp)(prefix).catch((cause) => refuse(parent, cause));
    try {
        return await work(directory);
    }
    finally {
        // Retried, as a child that was killed may still be writing, or hold the last file that this process may open.
        await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true, maxRetries: _limits_js__WEBPACK_IMPORTED_MODULE_5__/* .MAX_REMOVAL_RETRIES */ .FH });
    }
}
/** Of what a process id counts in: containers have their own, and may share a directory. */
async function machineId() {
    const processes = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readlink)('/proc/self/ns/pid').catch(() => '');
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update(`${(0,node_os__WEBPACK_IMPORTED_MODULE_2__.hostname)()} ${processes}`).digest('hex').slice(0, 8);
}
const NAME = /^module-registry-([0-9a-f]{8})-(\d+)-[A-Za-z0-9]{6}$/;
/** What cannot be removed stays: the run does not need it to be gone. */
async function removeLeftovers(parent, machine) {
    for (const name of await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.readdir)(parent).catch(() => [])) {
        const [, owner, pid] = NAME.exec(name) ?? [];
        if (owner !== machine || (0,_running_js__WEBPACK_IMPORTED_MODULE_6__/* .isRunning */ .W)(Number(pid)))
            continue;
        const directory = (0,node_path__WEBPACK_IMPORTED_MODULE_3__.join)(parent, name);
        const found = await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.lstat)(directory).catch(() => undefined);
        // A link, or a directory of another user, is not what mkdtemp has made.
        const isOwn = found?.isDirectory() === true && found.uid === (process.getuid?.() ?? found.uid);
        if (isOwn)
            await (0,node_fs_promises__WEBPACK_IMPORTED_MODULE_1__.rm)(directory, { recursive: true, force: true }).catch(() => { });
    }
}
function refuse(parent, cause) {
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .RegistryError */ .gl('SYSTEM_REFUSED', `temporary files cannot be put into ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_4__/* .quote */ .hD)(parent)}: ${cause.code}`, `make it a directory with free space that this user may write, or name another one: TMPDIR=/path (on a runner: RUNNER_TEMP)`, { cause });
}


/***/ }),

/***/ 7526:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   h: () => (/* binding */ counted)
/* harmony export */ });
/** A number with its noun, such as "1 file" and "2 files". @param plural of a noun that takes more than an "s" */
function counted(count, noun, plural = `${noun}s`) {
    return `${count} ${count === 1 ? noun : plural}`;
}


/***/ }),

/***/ 991:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RK: () => (/* binding */ visible),
/* harmony export */   bD: () => (/* binding */ messageOf),
/* harmony export */   gl: () => (/* binding */ RegistryError),
/* harmony export */   hD: () => (/* binding */ quote),
/* harmony export */   pg: () => (/* binding */ shortList)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(453);

/**
 * An error that users can expect. Any other error is a bug of this tool, and is reported as one. Text from outside must go
 * through {@link quote} before it is part of `message` or `hint`.
 */
class RegistryError extends Error {
    name = 'RegistryError';
    code;
    hint;
    constructor(code, message, hint, options) {
        super(message, options);
        this.code = code;
        this.hint = hint;
    }
    /** The fields that every output shows: `{"code","message","hint"}`. */
    toRefusal() {
        return { code: this.code, message: this.message, hint: this.hint };
    }
}
/**
 * Text from outside, safe on a terminal, in a log and in a workflow command: in double quotes, cut at 120 characters, with
 * control, bidirectional and invisible characters as `\u{…}`.
 */
function quote(text) {
    const cut = text.length > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_QUOTED_LENGTH */ .NV ? `${text.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_QUOTED_LENGTH */ .NV)}…` : text;
    return `"${visible(cut.replaceAll('\\', '\\\\').replaceAll('"', '\\"'))}"`;
}
/** The text with control, bidirectional and invisible characters as `\u{…}`: always one line. */
function visible(text) {
    return text.replaceAll(/[\p{C}\p{Zl}\p{Zp}]/gu, (character) => `\\u{${codePoint(character)}}`);
}
function codePoint(character) {
    return (character.codePointAt(0) ?? 0).toString(16);
}
/** The message of any error, without the name of its class. */
function messageOf(error) {
    return error instanceof Error ? error.message : String(error);
}
/** The first 20 lines of a list, and how many more there are. */
function shortList(lines) {
    const more = lines.length - _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LISTED */ .Bl;
    return [...lines.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_LISTED */ .Bl), ...(more > 0 ? [`and ${more} more`] : [])];
}


/***/ }),

/***/ 4807:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ar: () => (/* binding */ compactJson),
/* harmony export */   BU: () => (/* binding */ compactObject),
/* harmony export */   IP: () => (/* binding */ sorted),
/* harmony export */   RM: () => (/* binding */ lossIn),
/* harmony export */   Vh: () => (/* binding */ readJson),
/* harmony export */   dj: () => (/* binding */ canonicalJson)
/* harmony export */ });
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(453);

/**
 * The value of a JSON text that somebody else wrote. Throws a SyntaxError, also where values lie deeper than {@link MAX_JSON_DEPTH}: what
 * checks, sorts and writes a value calls itself for each level, and 100,000 brackets would end the run.
 */
function readJson(text) {
    let depth = 0;
    for (let at = 0; at < text.length; at += 1) {
        const code = text.charCodeAt(at);
        if (code === QUOTE)
            at = endOfString(text, at);
        else if (code === BRACE || code === BRACKET)
            depth += 1;
        else if (code === BRACE + 2 || code === BRACKET + 2)
            depth -= 1;
        if (depth > _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX)
            throw new SyntaxError(`is more than ${_limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_JSON_DEPTH */ .KX} brackets deep`);
    }
    return JSON.parse(text);
}
const [QUOTE, BACKSLASH, BRACKET, BRACE] = [0x22, 0x5c, 0x5b, 0x7b];
/** Where the string that begins here ends; the end of the text for one that is not closed. */
function endOfString(text, start) {
    for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
        let before = end;
        while (text.charCodeAt(before - 1) === BACKSLASH)
            before -= 1;
        if ((end - before) % 2 === 0)
            return end;
    }
    return text.length;
}
/**
 * Canonical JSON for documents that people edit: keys sorted by code unit, two-space indent, trailing newline; equal values give
 * equal text.
 * @param value a JSON value; not typed as {@link Json}, which an interface does not fit
 */
function canonicalJson(value) {
    return `${JSON.stringify(sorted(value), null, 2)}\n`;
}
/** {@link canonicalJson} on one line, for documents that programs make: less than half as long where values lie deep. */
function compactJson(value) {
    return `${JSON.stringify(sorted(value))}\n`;
}
/** {@link compactJson} of an object of which the texts of some members are known. */
function compactObject(members, texts) {
    const known = Object.entries(members).flatMap(([key, value]) => value === undefined ? [] : [[key, JSON.stringify(sorted(value))]]);
    const all = [...known, ...Object.entries(texts)].sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${all.map(([key, text]) => `${JSON.stringify(key)}:${text}`).join(',')}}\n`;
}
/** The value with sorted keys at every level; a part that has them already is not copied. */
function sorted(value) {
    if (typeof value !== 'object' || value === null)
        return value;
    if (Array.isArray(value)) {
        const members = value.map(sorted);
        return members.some((member, at) => member !== value[at]) ? members : value;
    }
    const object = value;
    const keys = Object.keys(object);
    const isOrdered = keys.every((key, at) => at === 0 || (keys[at - 1] ?? '') < key);
    const ordered = isOrdered ? keys : keys.sort();
    const members = ordered.map((key) => sorted(object[key]));
    if (isOrdered && members.every((member, at) => member === object[ordered[at] ?? '']))
        return value;
    return Object.fromEntries(ordered.map((key, at) => [key, members[at]]));
}
const EXACT_DIGITS = 15;
/** What of a valid JSON text is lost when its value is written again; undefined where nothing is. */
function lossIn(text) {
    if (/"__proto__"\s*:/.test(text))
        return 'has the key "__proto__", which cannot be kept';
    const numbers = /[-0-9][0-9.eE+-]*/g;
    for (let at = 0; at < text.length; at += 1) {
        const unit = text.charCodeAt(at);
        if (unit === QUOTE)
            at = endOfString(text, at);
        else if (unit === 0x2d || (unit >= 0x30 && unit <= 0x39)) {
            numbers.lastIndex = at;
            const [digits = ''] = numbers.exec(text) ?? [];
            const number = Number(digits);
            const isKept = digits.length <= EXACT_DIGITS ? Number.isFinite(number) : String(number) === digits;
            if (!isKept)
                return `has the number ${digits.slice(0, 40)}, which cannot be kept exactly`;
            at += digits.length - 1;
        }
    }
    return undefined;
}


/***/ }),

/***/ 453:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Bl: () => (/* binding */ MAX_LISTED),
/* harmony export */   KX: () => (/* binding */ MAX_JSON_DEPTH),
/* harmony export */   N1: () => (/* binding */ MAX_CUT_LENGTH),
/* harmony export */   NI: () => (/* binding */ MIN_HIDDEN_LENGTH),
/* harmony export */   NV: () => (/* binding */ MAX_QUOTED_LENGTH),
/* harmony export */   UC: () => (/* binding */ PROGRESS_LINE_MS),
/* harmony export */   ze: () => (/* binding */ MIN_ESTIMATE_MS),
/* harmony export */   zj: () => (/* binding */ MIN_CUT_LENGTH)
/* harmony export */ });
/** Texts of errors, logs and progress, and JSON. */
/** Characters of a text from outside that a message quotes. A longer text is cut, and ends in "…". */
const MAX_QUOTED_LENGTH = 120;
/** Lines of a list in a message. The rest is counted: "and 3 more". */
const MAX_LISTED = 20;
/**
 * Characters of the shortest secret that is masked. A shorter one would also be found in words that have
 * nothing to do with it.
 */
const MIN_HIDDEN_LENGTH = 8;
/**
 * Characters of the shortest part of a secret that is masked where a quoted text is cut. A shorter part says
 * next to nothing.
 */
const MIN_CUT_LENGTH = 4;
/** Characters of the longest part of a secret that is looked for where a text is cut: longer than any text is cut at. */
const MAX_CUT_LENGTH = 1_000;
/** Time that a step takes before progress says how long the rest of it will. Before it nothing is estimated. */
const MIN_ESTIMATE_MS = 2_000;
/** Time between two lines of progress in a log that is no terminal. What happens between is not printed. */
const PROGRESS_LINE_MS = 5_000;
/** Depth of a JSON document of somebody else. A deeper one is not read. Configuration of the deepest kind gives half of it. */
const MAX_JSON_DEPTH = 1_000;


/***/ }),

/***/ 206:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fn: () => (/* binding */ urlSecrets),
/* harmony export */   Hn: () => (/* binding */ holdsCredentials),
/* harmony export */   a6: () => (/* binding */ NOT_SHOWN),
/* harmony export */   fZ: () => (/* binding */ SecretMask)
/* harmony export */ });
/* unused harmony export sentForms */
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(453);

/** The secrets of a run, and how to hide them in all that the run shows. */
class SecretMask {
    /** The longest first, so that none is hidden in part. */
    #forms = [];
    /** From here on {@link apply} hides the secret, in every form in which HTTP and Git send it. */
    add(secret, username) {
        this.#forms = [...new Set([...this.#forms, ...sentForms(secret, username)])].toSorted((one, other) => other.length - one.length);
    }
    /**
     * The text with `***` for each secret, also for one that the end of a cut text (`…`) leaves in part, and for one whose characters are
     * escaped for Markdown, HTML, JSON or a URL.
     */
    apply(text) {
        const forms = this.#forms.filter((form) => form.length >= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_HIDDEN_LENGTH */ .NI);
        const masked = hide(text, spansOf(text, forms));
        const plain = unescaped(masked);
        if (plain === undefined)
            return masked;
        const offset = (at) => plain.offsets[at] ?? masked.length;
        const spans = spansOf(plain.text, forms).map(([start, end]) => [offset(start), offset(end)]);
        return hide(masked, spans);
    }
    /** Whether the text repeats a secret, be it short. */
    isIn(text) {
        const texts = [text, unescaped(text)?.text ?? ''];
        return this.#forms.some((form) => texts.some((each) => each.includes(form)));
    }
}
/** @param forms the longest first */
function spansOf(text, forms) {
    const spans = [];
    for (const form of forms) {
        for (let at = text.indexOf(form); at !== -1; at = text.indexOf(form, at + form.length))
            if (!spans.some(([start, end]) => at >= start && at < end))
                spans.push([at, at + form.length]);
    }
    for (const { index } of text.matchAll(/…/g)) {
        const before = text.slice(0, index);
        const cut = Math.max(0, ...forms.map((form) => cutLength(before, form)));
        if (cut > 0)
            spans.push([index - cut, index]);
    }
    return spans;
}
/** How many characters of the form the text ends with. */
function cutLength(text, form) {
    for (let length = Math.min(form.length, _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MAX_CUT_LENGTH */ .N1); length >= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_CUT_LENGTH */ .zj; length -= 1)
        if (text.endsWith(form.slice(0, length)))
            return length;
    return 0;
}
function hide(text, spans) {
    let shown = '';
    let from = 0;
    for (const [start, end] of spans.toSorted(([one], [other]) => one - other)) {
        if (start >= from)
            shown += `${text.slice(from, start)}***`;
        from = Math.max(from, end);
    }
    return shown + text.slice(from);
}
const ESCAPES = /&#(?<decimal>\d{1,7});|&#x(?<hex>[\da-f]{1,6});|&(?<name>amp|lt|gt|quot|apos|lowbar|period|colon|equals|sol|plus);|%(?<byte>[\da-f]{2})|\\u(?<unit>[\da-f]{4})|\\u\{(?<point>[\da-f]{1,6})\}|\\(?<self>[!-/:-@[-`{-~])/gi;
const NAMED = {
    amp: '&',
    lt: '<',
    gt: '>',
    quot: '"',
    apos: "'",
    lowbar: '_',
    period: '.',
    colon: ':',
    equals: '=',
    sol: '/',
    plus: '+',
};
/** The text without escapes, and where each of its characters stands in the text; undefined for a text that has none. */
function unescaped(text) {
    let plain = '';
    const offsets = [];
    const append = (part, step, from) => {
        for (let at = 0; at < part.length; at += 1)
            offsets.push(from + at * step);
        plain += part;
    };
    let from = 0;
    for (const { 0: found, index, groups = {} } of text.matchAll(ESCAPES)) {
        append(text.slice(from, index), 1, from);
        append(characterOf(groups) ?? found, 0, index);
        from = index + found.length;
    }
    if (from === 0)
        return undefined;
    append(text.slice(from), 1, from);
    return { text: plain, offsets };
}
function characterOf(groups) {
    const { decimal, name, self, hex = groups['byte'] ?? groups['unit'] ?? groups['point'] } = groups;
    if (self !== undefined)
        return self;
    if (name !== undefined)
        return NAMED[name.toLowerCase()];
    const code = decimal === undefined ? Number.parseInt(hex ?? '', 16) : Number(decimal);
    // It breaks a word, and nobody sees it.
    if (code === 0x200d)
        return '';
    return code <= 0x10ffff ? String.fromCodePoint(code) : undefined;
}
/**
 * Every form in which HTTP and Git send a secret: as it is and with its user name, URL-encoded, and in base64 wherever it
 * stands in the encoded text.
 */
function sentForms(secret, username) {
    if (secret === '')
        return [];
    const texts = username === undefined ? [secret] : [secret, `${username}:${secret}`];
    const forms = texts.flatMap((text) => [text, ...base64Forms(text)]);
    return [...new Set(forms.flatMap((form) => [form, ...escapedForms(form)]))];
}
function escapedForms(text) {
    const inUrl = new URL('https://host/');
    inUrl.password = text;
    const urlEncoded = [
        encodeURIComponent(text),
        String(new URLSearchParams({ '': text })).slice(1),
        inUrl.password,
    ];
    const lowerCase = urlEncoded.map((form) => form.replaceAll(/%../g, (hex) => hex.toLowerCase()));
    return [...urlEncoded, ...lowerCase, JSON.stringify(text).slice(1, -1)];
}
/** Base64 encodes three bytes as four characters: the same text has three forms, by what stands before it. */
function base64Forms(text) {
    const bytes = Buffer.from(text);
    const parts = [0, 1, 2].map((offset) => {
        const encoded = Buffer.concat([Buffer.alloc(offset), bytes]).toString('base64');
        // Without the characters that also depend on the bytes around it.
        return encoded.slice(Math.ceil((offset * 8) / 6), Math.floor(((offset + bytes.length) * 8) / 6));
    });
    const whole = bytes.toString('base64').replace(/(?<!=)=+$/, '');
    // A part of a few characters is found in any text.
    const long = parts.filter((part) => part.length >= _limits_js__WEBPACK_IMPORTED_MODULE_0__/* .MIN_CUT_LENGTH */ .zj);
    return [whole, ...long].flatMap((form) => [form, form.replaceAll('+', '-').replaceAll('/', '_')]);
}
/** The secrets in the URLs of a text: their passwords, user names without one, and parameters that are called like a secret. */
function urlSecrets(text) {
    return [...text.matchAll(/[a-z][a-z\d+.-]{0,30}:\/\/[^\s"'<>]+/gi)].flatMap(([found]) => {
        if (!URL.canParse(found))
            return [];
        const { username, password, search } = new URL(found);
        const named = [...new URLSearchParams(search)].filter(([name]) => SECRET_NAME.test(name));
        const user = password === '' ? username : password;
        return [user, plainOf(user), ...named.map(([, value]) => value)].filter((secret) => secret !== '');
    });
}
const SECRET_NAME = /token|secret|passw|key|auth|credential|^sig/i;
function plainOf(encoded) {
    try {
        return decodeURIComponent(encoded);
    }
    catch {
        return encoded;
    }
}
/** Stands for a text of another host that repeats credentials. */
const NOT_SHOWN = '(its text repeats credentials, so it is not shown)';
const AUTHORIZATION = /\b(?:basic|bearer)[\s:="']+[\w.~+/-]{8,}/i;
const BASE64 = /[A-Za-z0-9+/_-]{8,}={0,2}/g;
/** Whether a text has the form of an Authorization header or of a user name with a password, be they known or not. */
function holdsCredentials(text) {
    if (AUTHORIZATION.test(text))
        return true;
    const decoded = [...text.matchAll(BASE64)].map(([encoded]) => Buffer.from(encoded, 'base64').toString());
    return decoded.some((pair) => /^[\x21-\x39\x3b-\x7e]+:[\x20-\x7e]+$/.test(pair));
}


/***/ }),

/***/ 5256:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   r: () => (/* binding */ shellWord)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);

/**
 * The text as one word of a POSIX shell, in quotes where it needs them, and always on one line.
 * https://pubs.opengroup.org/onlinepubs/9799919799/utilities/V3_chap02.html#tag_19_02
 */
function shellWord(text) {
    const isPlain = /^[\w@%+=:,./-][\w@%+=:,./#-]*$/.test(text);
    return isPlain ? text : `'${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .visible */ .RK)(text).replaceAll("'", "'\\''")}'`;
}


/***/ }),

/***/ 8975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   o: () => (/* binding */ systemRefusal),
/* harmony export */   z: () => (/* binding */ noSpaceLeft)
/* harmony export */ });
/* harmony import */ var _error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);

/** What went wrong on this machine, by the codes of the operating system, and what to do. */
const PROBLEMS = new Map([
    ['EISDIR', { problem: 'it is a directory', hint: 'move the directory away, or name a file' }],
    ['ENOTDIR', { problem: 'a part of the path is a file', hint: 'move the file away, or name a directory' }],
    ['ENAMETOOLONG', { problem: 'the name is too long', hint: 'work in a directory with a shorter path' }],
    ['ELOOP', { problem: 'its links lead in a circle', hint: 'replace the links by what they should name' }],
    ['EIO', { problem: 'the disk does not work', hint: 'check the disk, or name a path on another one' }],
    ['EMFILE', { problem: 'too many files are open', hint: 'allow more: ulimit -n 4096' }],
    ['ENFILE', { problem: 'too many files are open', hint: 'end programs on this machine that hold many' }],
]);
/**
 * Turns an error of the operating system that is no fault of this tool into a refusal: SYSTEM_REFUSED, or PERMISSION where this
 * user may not do it. Undefined for any other error.
 */
function systemRefusal(error) {
    if (!(error instanceof Error) || !('syscall' in error))
        return undefined;
    const { code = '', syscall, path, dest = path, } = error;
    if (code === 'ENOSPC' || code === 'EDQUOT')
        return noSpaceLeft(error.message, error);
    const found = PROBLEMS.get(code);
    // Node.js says ENOENT of a directory that cannot be made below one on a read-only disk.
    const isForbidden = ['EACCES', 'EPERM', 'EROFS'].includes(code) || (code === 'ENOENT' && syscall === 'mkdir');
    if (found === undefined && !isForbidden)
        return undefined;
    const subject = dest === undefined ? `the call "${syscall}"` : (0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(dest);
    const { problem, hint } = found ?? {
        problem: 'this user may not do it',
        hint: 'give this user the right to it, or name another path',
    };
    const message = `the operating system refuses ${subject}: ${problem} (${code}, ${syscall})`;
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl(isForbidden ? 'PERMISSION' : 'SYSTEM_REFUSED', message, hint, { cause: error });
}
/** SYSTEM_REFUSED for a full disk. @param reason what the operating system or git says */
function noSpaceLeft(reason, cause) {
    return new _error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('SYSTEM_REFUSED', `there is no space left on a disk: ${(0,_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(reason)}`, 'free space there; temporary files go to the directory that TMPDIR names (on a runner: RUNNER_TEMP)', { cause });
}


/***/ }),

/***/ 4546:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   G: () => (/* binding */ RENDERER),
/* harmony export */   x: () => (/* binding */ VERSION)
/* harmony export */ });
/** The version of this tool. A test compares it with package.json. */
const VERSION = '0.1.0';
/** `renderer` in `registry.json`: the tool that rendered the files, which are compared byte by byte only for the same one. */
const RENDERER = `module-registry ${VERSION}`;


/***/ }),

/***/ 1861:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {


// EXPORTS
__nccwpck_require__.d(__webpack_exports__, {
  eb: () => (/* binding */ UsageError),
  pD: () => (/* binding */ printUsageError),
  d1: () => (/* binding */ runCommand),
  X9: () => (/* binding */ watchOutput)
});

// EXTERNAL MODULE: external "node:fs"
var external_node_fs_ = __nccwpck_require__(3024);
// EXTERNAL MODULE: external "node:os"
var external_node_os_ = __nccwpck_require__(8161);
// EXTERNAL MODULE: external "node:util"
var external_node_util_ = __nccwpck_require__(356);
// EXTERNAL MODULE: ./lib/adapters/filesystem/temporary.js
var temporary = __nccwpck_require__(2965);
// EXTERNAL MODULE: ./lib/base/error.js
var base_error = __nccwpck_require__(991);
// EXTERNAL MODULE: ./lib/base/limits.js
var limits = __nccwpck_require__(453);
;// CONCATENATED MODULE: ./lib/base/progress.js

const CLEAR_LINE = '\r\u001b[K';
/** Shows how far a step is: `122/239 tags, 9 s left`. */
class Progress {
    #display;
    /** When each step was first shown, and what of it was done then. */
    #begun = new Map();
    #shownAt;
    #isOpen = false;
    constructor(display) {
        this.#display = display;
        this.#shownAt = display.now();
    }
    /** Shows that `done` of `total` parts are done, or `done` of an unknown number. A step of one part has no progress. */
    show(step, done, total) {
        if (total !== undefined && total < 2)
            return;
        const { isTerminal, now, write } = this.#display;
        const text = total === undefined ? `${done} ${step}` : `${done}/${total} ${step}${this.#left(step, done, total)}`;
        if (isTerminal) {
            write(`${CLEAR_LINE}${text}`);
            this.#isOpen = true;
            if (done === total)
                this.clear();
        }
        else if (now() - this.#shownAt >= limits/* PROGRESS_LINE_MS */.UC) {
            write(`${text}\n`);
            this.#shownAt = now();
        }
    }
    /** An estimate, from the parts that were done since the step was first shown. */
    #left(step, done, total) {
        const now = this.#display.now();
        const begun = this.#begun.get(step) ?? { at: now, done };
        this.#begun.set(step, begun);
        const elapsed = now - begun.at;
        const parts = done - begun.done;
        if (parts <= 0 || elapsed < limits/* MIN_ESTIMATE_MS */.ze || done === total)
            return '';
        const seconds = Math.ceil(((elapsed / parts) * (total - done)) / 1_000);
        return seconds < 100 ? `, ${seconds} s left` : `, ${Math.ceil(seconds / 60)} min left`;
    }
    /** Takes the line away, so that another text can be written. */
    clear() {
        if (this.#isOpen)
            this.#display.write(CLEAR_LINE);
        this.#isOpen = false;
    }
}

// EXTERNAL MODULE: ./lib/base/secret-mask.js
var secret_mask = __nccwpck_require__(206);
// EXTERNAL MODULE: ./lib/base/system-error.js
var system_error = __nccwpck_require__(8975);
;// CONCATENATED MODULE: ./lib/composition/write-progress.js
/** What a run has written so far: whoever interrupts it reads what is done and what is not. */
class WriteProgress {
    #packages = 0;
    #index = 'unused';
    /** The same index, watched. */
    index(store) {
        if (this.#index === 'unused')
            this.#index = 'unchanged';
        const { isCreatedByPublish } = store;
        return {
            isCreatedByPublish,
            ...(store.checkAccess === undefined
                ? {}
                : { checkAccess: () => store.checkAccess?.() ?? Promise.resolve() }),
            open: () => store.open(),
            commit: async (change, on) => {
                const before = this.#index;
                this.#index = 'begun';
                const committed = await store.commit(change, on);
                this.#index = committed === 'moved' ? before : 'changed';
                return committed;
            },
        };
    }
    /** The same store of packages outside of the index, watched. */
    packages(store) {
        return {
            ...store,
            store: async (...args) => {
                await store.store(...args);
                this.#packages += 1;
            },
        };
    }
    /** One sentence for people; empty for a run that has opened no index. */
    summary() {
        const stored = this.#packages === 0 || this.#index === 'changed'
            ? ''
            : `packages stored outside of the index, where no client sees them yet: ${this.#packages}; `;
        return this.#index === 'unused' ? '' : `${stored}${INDEX_STATES[this.#index]}`;
    }
}
const INDEX_STATES = {
    unused: '',
    unchanged: 'the index was not changed',
    begun: 'the index was being written: a branch has the whole change or none of it, and the next run finishes a directory',
    changed: 'the index was changed',
};

// EXTERNAL MODULE: ./lib/cli/complete-hint.js
var complete_hint = __nccwpck_require__(3925);
// EXTERNAL MODULE: ./lib/cli/tokens.js
var tokens = __nccwpck_require__(3350);
;// CONCATENATED MODULE: ./lib/cli/command.js











/** Flags that contradict each other: INVALID_INPUT with exit code 2, as for flags that commander refuses. */
class UsageError extends base_error/* RegistryError */.gl {
    constructor(message, hint) {
        super('INVALID_INPUT', message, hint);
    }
}
/** Of this process: all that it prints goes through it. */
const secrets = new secret_mask/* SecretMask */.fZ();
/** Runs a command, prints its result and sets the exit code. Nothing else prints results or sets the exit code. */
async function runCommand(flags, work) {
    const environment = process.env;
    for (const { secret, username } of (0,tokens/* secretsOf */.Fj)(environment))
        secrets.add(secret, username);
    const log = consoleLog(flags);
    try {
        const outcome = await (0,temporary/* withTemporaryDirectory */.n)((temporary) => {
            const writes = new WriteProgress();
            endOnSignal(temporary, writes);
            return work({ environment, log, secrets, temporary, writes });
        });
        const refusals = outcome.refusals ?? [];
        const text = (0,complete_hint/* withIndex */.N)(outcome.text, flags.index);
        print(flags.json && outcome.json !== undefined ? formatDocument(outcome.json) : paintStatuses(text));
        for (const refusal of refusals)
            printRefusal((0,complete_hint/* completeHint */.X)(refusal, flags.index));
        process.exitCode = refusals.length > 0 ? 1 : 0;
    }
    catch (error) {
        const refused = error instanceof base_error/* RegistryError */.gl ? error : (0,system_error/* systemRefusal */.o)(error);
        const refusal = refused === undefined ? bug(error) : (0,complete_hint/* completeHint */.X)(refused.toRefusal(), flags.index);
        if (flags.json)
            print(formatDocument({ error: refusal }));
        printRefusal(refusal);
        if (flags.verbose && error instanceof Error)
            printError(framesOf(error));
        process.exitCode = error instanceof UsageError ? 2 : 1;
    }
}
/**
 * Keeps the program alive where its output cannot be written. Where nobody reads any more (`… | head -1`) the work goes on in
 * silence, and its exit code stays; a full disk is an error.
 */
function watchOutput() {
    process.stderr.on('error', () => { });
    process.stdout.on('error', (error) => {
        if (error.code === 'EPIPE')
            return;
        printRefusal((0,system_error/* systemRefusal */.o)(error) ?? bug(error));
        process.exitCode = 1;
    });
}
/** Flags that are gone, with what to do instead. */
const REMOVED_FLAGS = {
    "unknown option '--resume'": 'leave --resume out: verify --packages looks at all versions; a pull request is verified by --base',
};
/** Prints the refusal of flags that commander does not understand. The caller exits with code 2. */
function printUsageError(message, isJson) {
    const text = message.replace(/^error: /, '').replaceAll('\n', ' ');
    const refusal = {
        code: 'INVALID_INPUT',
        message: text,
        hint: REMOVED_FLAGS[text] ?? 'run module-registry --help, or COMMAND --help',
    };
    if (isJson)
        print(formatDocument({ error: refusal }));
    printRefusal(refusal);
}
/** JSON in which control and invisible characters are escaped: tags and paths come from outside, and a terminal would obey them. */
function formatDocument(document) {
    return JSON.stringify(document, null, 2).replaceAll(/[^\P{C}\n]|[\p{Zl}\p{Zp}]/gu, (character) => 
    // UTF-16 code units, as JSON escapes them.
    character
        .split('')
        .map((unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`)
        .join(''));
}
function print(text) {
    if (text !== '')
        process.stdout.write(`${secrets.apply(text)}\n`);
}
function printError(text) {
    process.stderr.write(`${secrets.apply(text)}\n`);
}
function printRefusal({ code, message, hint }) {
    printError(`${paint('red', `error[${code}]`)}: ${message}\n${paint('bold', 'hint')}: ${hint}`);
}
/** A log on stderr, as stdout is for results. It is coloured if stderr is a terminal and NO_COLOR is not set. */
function consoleLog({ quiet, verbose }) {
    const progress = new Progress({
        isTerminal: process.stderr.isTTY === true,
        now: () => performance.now(),
        write: (text) => process.stderr.write(text),
    });
    const write = (line) => {
        progress.clear();
        printError(line);
    };
    return {
        info: (line) => void (quiet || write(line)),
        warn: (line) => write(`${paint('yellow', 'warning')}: ${line}`),
        debug: (line) => void (verbose && write(paint('dim', line))),
        ...(quiet ? {} : { progress: (...state) => progress.show(...state) }),
    };
}
/** The text in a style, or as it is where the stream is no terminal or NO_COLOR is set. https://no-color.org */
function paint(style, text, stream = process.stderr) {
    const isPlain = !stream.isTTY || (process.env['NO_COLOR'] ?? '') !== '';
    if (isPlain)
        return text;
    const [start, end] = external_node_util_.inspect.colors[style] ?? [0, 0];
    return `\u001b[${start}m${text}\u001b[${end}m`;
}
/** Where an error was thrown; its message is printed already. */
function framesOf({ stack = '' }) {
    const frames = stack.split('\n').filter((line) => /^\s+at /.test(line));
    return frames.join('\n');
}
const STATUS_STYLES = new Map([
    ['published', 'green'],
    ['created', 'green'],
    ['updated', 'green'],
    ['built', 'green'],
    ['rendered', 'green'],
    ['planned', 'yellow'],
    ['refused', 'red'],
]);
/** The result, with the status at the beginning of each line in its colour where stdout is a terminal. */
function paintStatuses(text) {
    return text.replaceAll(/^[a-z]+(?= )/gm, (word) => {
        const style = STATUS_STYLES.get(word);
        return style === undefined ? word : paint(style, word, process.stdout);
    });
}
/** Any error that neither this tool nor the operating system expects is a bug of this tool. */
function bug(error) {
    return {
        code: 'INTERNAL',
        message: error instanceof Error ? (error.stack ?? error.message) : String(error),
        hint: 'this is a bug of module-registry: please report it with the command that you ran',
    };
}
const RUN_AGAIN = 'run the same command again: it finishes what this run began';
/**
 * When a signal ends the process, removes temporary files and says what is done and what is not. A command that handles signals
 * itself (serve) removes these listeners.
 */
function endOnSignal(temporary, writes) {
    for (const signal of ['SIGINT', 'SIGTERM']) {
        process.once(signal, () => {
            (0,external_node_fs_.rmSync)(temporary, { recursive: true, force: true });
            const summary = writes.summary();
            printError(`interrupted by ${signal}${summary === '' ? '' : `: ${summary}`}\n${paint('bold', 'hint')}: ${RUN_AGAIN}`);
            process.exit(128 + external_node_os_.constants.signals[signal]);
        });
    }
}


/***/ }),

/***/ 3925:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   N: () => (/* binding */ withIndex),
/* harmony export */   X: () => (/* binding */ completeHint)
/* harmony export */ });
/* harmony import */ var _base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(5256);

/** The refusal with commands that can be pasted: `--index …` names the index that the command was given. */
function completeHint({ code, message, hint }, index) {
    return { code, message, hint: withIndex(hint, index) };
}
/** The text with the index that the command was given in its commands. */
function withIndex(text, index) {
    return index === undefined ? text : text.replaceAll('--index …', () => `--index ${(0,_base_shell_word_js__WEBPACK_IMPORTED_MODULE_0__/* .shellWord */ .r)(index)}`);
}


/***/ }),

/***/ 7650:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ SHELLS),
/* harmony export */   completionCommand: () => (/* binding */ completionCommand)
/* harmony export */ });
const SHELLS = ['bash', 'zsh', 'fish'];
/** `completion`: prints the script that completes commands, flags and their values in a shell. */
async function completionCommand(flags, program) {
    const commands = program.commands.map(specOf);
    const script = { bash: bashScript, zsh: zshScript, fish: fishScript }[flags.shell](commands);
    return { json: { shell: flags.shell, script }, text: script.trimEnd() };
}
function specOf(command) {
    return {
        name: command.name(),
        description: command.description(),
        flags: command.options,
        words: command.registeredArguments.flatMap(({ argChoices }) => argChoices ?? []),
    };
}
function namesOf({ flags, words }) {
    return [...words, ...flags.flatMap(({ long }) => long ?? []), '--help'].join(' ');
}
/** Cases `command flag)` of the flags that take a value: `complete` gets its words; without words it is a file or free text. */
function valueCases(commands, complete) {
    return commands
        .flatMap(({ name, flags }) => flags.flatMap(({ long, argChoices, required }) => required ? [`    '${name} ${long}') ${complete((argChoices ?? []).join(' '))} return ;;\n`] : []))
        .join('');
}
function bashScript(commands) {
    const suggest = (words) => `COMPREPLY=($(compgen -W '${words}' -- "$word"));`;
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
`;
}
function zshScript(commands) {
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
`;
}
function fishScript(commands) {
    const text = (words) => `'${words.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
    const lines = commands.flatMap(({ name, description, flags, words }) => {
        const inCommand = `complete -c module-registry -n '__fish_seen_subcommand_from ${name}'`;
        return [
            `complete -c module-registry -n __fish_use_subcommand -f -a ${name} -d ${text(description)}`,
            ...(words.length === 0 ? [] : [`${inCommand} -f -a ${text(words.join(' '))}`]),
            ...flags.map((flag) => {
                const long = (flag.long ?? '').replace(/^--/, '');
                const short = flag.short === undefined ? '' : ` -s ${flag.short.slice(1)}`;
                const value = flag.required
                    ? flag.argChoices === undefined
                        ? ' -r'
                        : ` -x -a ${text(flag.argChoices.join(' '))}`
                    : '';
                return `${inCommand}${short} -l ${long}${value} -d ${text(flag.description)}`;
            }),
        ];
    });
    return `# fish: module-registry completion fish | source\n${lines.join('\n')}\n`;
}


/***/ }),

/***/ 3979:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   I: () => (/* binding */ addMigrationCommands),
/* harmony export */   S: () => (/* binding */ addConsumerCommands)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8179);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(3930);


/** Adds the commands of those who use modules to the program. */
function addConsumerCommands() {
    (0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .command */ .G5)('audit', {
        description: 'say what became of the modules that root modules use: deprecated, yanked, removed, outdated',
        examples: ['', 'live/prod live/test --fail-on yanked,removed', '--lock modules.lock.json --packages'],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(2889), __nccwpck_require__.e(5040), __nccwpck_require__.e(6225), __nccwpck_require__.e(1131), __nccwpck_require__.e(9483), __nccwpck_require__.e(1444)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1444))).auditCommand,
    })
        .argument('[directories...]', 'root modules (default: the working directory)')
        .option('--fail-on <list>', 'findings that end the run with exit code 1, with commas; or none')
        .option('--lock <file>', 'file of digests: checks the modules against it, and adds new ones')
        .option('--lock-readonly', 'with --lock: a module that the file does not have is a finding')
        .option('--packages', 'fetch the packages, and compare the installed files with them')
        .option('--sarif <file>', 'write the findings as SARIF, too')
        .option('--rewrite <old=new>', 'change the source lines that begin with OLD, instead of an audit')
        .option('--write', 'with --rewrite: change the files (default: print what would change)')
        .addOption(new commander__WEBPACK_IMPORTED_MODULE_0__/* .Option */ .c$('--client <name>', 'whose public registry an address without a host means')
        .choices(['terraform', 'opentofu'])
        .default('terraform'));
}
/** Adds the commands of those who come from elsewhere to the program. */
function addMigrationCommands() {
    (0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .command */ .G5)('configure', {
        description: 'write the .module-registry.yml of a repository of several modules, from its directories and tags',
        examples: ['--repository .', '--namespace acme --system aws --dry-run'],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1002)]).then(__nccwpck_require__.bind(__nccwpck_require__, 1002))).configureCommand,
    })
        .option('--repository <dir>', 'the module repository', '.')
        .option('--namespace <name>', 'namespace of the addresses (default: the owner of the repository)')
        .option('--system <name>', 'system of the addresses (default: from terraform-SYSTEM-NAME, else the one provider of each module)')
        .option('--dry-run', 'print the file; write nothing');
    (0,_program_js__WEBPACK_IMPORTED_MODULE_1__/* .command */ .G5)('import', {
        description: 'write the registry.yml that collects the modules of another registry from their Git sources',
        examples: [
            '--from https://registry.terraform.io/terraform-aws-modules/vpc/aws',
            '--from https://modules.old.dev/acme --output registry.yml',
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(5205), __nccwpck_require__.e(1131), __nccwpck_require__.e(9483), __nccwpck_require__.e(1264)]).then(__nccwpck_require__.bind(__nccwpck_require__, 921))).importCommand,
    })
        .requiredOption('--from <url>', 'https://registry/namespace/name/system, or https://registry/namespace; may be given several times', _program_js__WEBPACK_IMPORTED_MODULE_1__/* .repeatable */ .EQ)
        .option('--output <file>', 'a new file for the sources (default: they are printed)');
}


/***/ }),

/***/ 518:
/***/ ((__webpack_module__, __unused_webpack___webpack_exports__, __nccwpck_require__) => {

__nccwpck_require__.a(__webpack_module__, async (__webpack_handle_async_dependencies__, __webpack_async_result__) => { try {
/* harmony import */ var node_v8__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8877);
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8179);
/* harmony import */ var _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4327);
/* harmony import */ var _publish_exposure_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(6714);
/* harmony import */ var _site_profile_js__WEBPACK_IMPORTED_MODULE_4__ = __nccwpck_require__(8978);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_5__ = __nccwpck_require__(1861);
/* harmony import */ var _completion_js__WEBPACK_IMPORTED_MODULE_9__ = __nccwpck_require__(7650);
/* harmony import */ var _consumer_commands_js__WEBPACK_IMPORTED_MODULE_6__ = __nccwpck_require__(3979);
/* harmony import */ var _mark_commands_js__WEBPACK_IMPORTED_MODULE_7__ = __nccwpck_require__(7032);
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_8__ = __nccwpck_require__(3930);










/** What a host gets of an index. */
function profileOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--profile <files>', 'what OpenTofu reads, and Terraform (protocol), and the pages (website); or the whole index, or all of it (full)').choices(_site_profile_js__WEBPACK_IMPORTED_MODULE_4__/* .PROFILES */ .jI);
}
function siteHostOption() {
    return new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--hosting <name>', 'the host whose limits and clients count (default: that of registry.json)').choices([..._index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .HOSTINGS */ .il, 'none']);
}
/** The commands and their flags. The code of each command is a chunk of its own, loaded when it runs, so `--help` starts fast. */
// A run over many tags makes much that is soon let go. V8 else lets the heap grow to four times what lives before it collects.
(0,node_v8__WEBPACK_IMPORTED_MODULE_0__.setFlagsFromString)('--heap-growing-percent=50');
(0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .watchOutput */ .X9)();
const REPOSITORY_FLAG = '--repository <dir>';
const ENDPOINT_HELP = 'server of the object store, if it is not AWS (default: AWS_ENDPOINT_URL_S3)';
const REGION_HELP = 'region of the bucket (default: AWS_REGION, else us-east-1)';
const SEVERITIES_FLAG = '--severities <list>';
const SEVERITIES_HELP = 'what kinds of changes need instead: input-added=patch,default-changed=major';
const TAG_PREFIX_FLAG = '--tag-prefix <prefix>';
const TAG_PREFIX_HELP = 'the beginning of the tags of modules that set none: vpc/ or {name}/ (default: none)';
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('init', {
    description: 'create a registry index',
    examples: [
        '--index ./registry --url https://modules.example.com',
        '--index git@github.com:acme/registry.git --url https://modules.example.com',
    ],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(8815), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(5710), __nccwpck_require__.e(9837), __nccwpck_require__.e(2514)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2514))).initCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .requiredOption('--url <url>', 'public URL of the registry, such as https://modules.example.com')
    .option('--name <text>', 'name of the registry on its pages (default: the host)')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--hosting <name>', 'the host that will serve the index: writes its config file and prints the remaining steps').choices(_index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_2__/* .HOSTINGS */ .il))
    .option('--use-registry-credentials', 'for a private static host: OpenTofu 1.12 and newer fetch packages in the index with the token, and without checksum')
    .option('--move', 'give an index that has another public URL this one, in every file that holds it');
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('publish', {
    description: 'publish tags of a module repository as versions',
    examples: [
        '--index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc',
        '--index https://github.com/acme/registry.git --all-tags --package git',
        '--index ./registry --tag v1.2.3 --module acme/vpc/aws --dry-run',
    ],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(566), __nccwpck_require__.e(1131), __nccwpck_require__.e(2300), __nccwpck_require__.e(9993), __nccwpck_require__.e(2247)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2247))).publishCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .option(REPOSITORY_FLAG, 'the module repository', '.')
    .option('--tag <tag>', 'a tag to publish; may be given several times', _program_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatable */ .EQ)
    .option('--all-tags', 'publish every tag that is a version')
    .option('--module <ns/name/system>', 'module address (default: from the origin, terraform-SYSTEM-NAME)')
    .option('--module-path <dir>', 'directory of the module in the repository (default: the root)')
    .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
    .option('--package <kinds>', 'package storage: index, git, release, oci, s3, or several with commas (default: index)')
    .option('--git-ref <what>', 'ref in git locations: commit or tag (default: commit)')
    .option('--source-url <url>', 'clone URL for git locations (default: the origin as https)')
    .option('--oci-repository <host/path>', 'repository for oci packages, such as ghcr.io/acme/vpc')
    .option('--oci-tags <which>', 'all: 1.2.3 and the moving tags 1.2, 1, latest; version: only 1.2.3 (default: all)')
    .option('--package-url <url>', 'bucket for s3 packages: s3://BUCKET or s3://BUCKET/PREFIX')
    .option('--package-public-url <url>', 'https URL under which clients read s3 packages (default: the bucket, with AWS credentials)')
    .option('--package-endpoint <url>', ENDPOINT_HELP)
    .option('--package-region <name>', REGION_HELP)
    .option('--compatibility <mode>', 'a version that is too small for the changes: off, warn or enforce (default: warn)')
    .option(SEVERITIES_FLAG, SEVERITIES_HELP)
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--expose <what>', 'what a public index may show of a private module: none, protocol or all (default: none)').choices(_publish_exposure_js__WEBPACK_IMPORTED_MODULE_3__/* .EXPOSURES */ .b))
    .option('--config <file>', 'config file (default: .module-registry.yml of the tag, else of HEAD)')
    .option('--url <url>', 'public URL of the registry, if the index is new or has none yet')
    .option('--versions <constraint>', 'with --all-tags: only these versions, such as ">= 2.0.0"')
    .option('--keep-going', 'publish the valid ones of named tags even if others are refused; --all-tags does')
    .option('--strict', 'with --all-tags: one refused tag refuses all')
    .option('--repair', 'put back what has changed of published versions, in the index and in OCI registries')
    .option('--dry-run', 'print what would be published; write nothing')
    .option('--wait <seconds>', 'poll the public URL until clients can install the published versions; fail if they cannot in time', (0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeNumber */ .rD)(1, 3600));
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('collect', {
    description: 'publish the new tags of every repository that registry.yml names',
    examples: [
        '--index https://github.com/acme/registry.git --config registry.yml',
        "--index ./registry --only 'terraform-aws-*' --dry-run",
    ],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(8815), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(566), __nccwpck_require__.e(2300), __nccwpck_require__.e(9993), __nccwpck_require__.e(1657), __nccwpck_require__.e(5927)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5927))).collectCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .option('--config <file>', 'file that names the sources', 'registry.yml')
    .option('--only <pattern>', 'collect only these sources; retry their refused tags')
    .option('--dry-run', 'print what would be published; write nothing');
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('package', {
    description: 'write the zip of a tag and print its digest',
    examples: ['--tag v1.2.3 --output vpc.zip'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(2300), __nccwpck_require__.e(3852)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3808))).packageCommand,
})
    .requiredOption('--tag <tag>', 'the tag to package')
    .requiredOption('--output <file>', 'the zip to write')
    .option(REPOSITORY_FLAG, 'the module repository', '.')
    .option('--module-path <dir>', 'directory of the module in the repository (default: the root)')
    .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
    .option('--config <file>', 'config file (default: .module-registry.yml of the tag, else of HEAD)');
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('inspect', {
    description: 'print the interface of a module: inputs, outputs, resources, providers, submodules',
    examples: ['.', '../terraform-aws-vpc --json'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(5040), __nccwpck_require__.e(6225), __nccwpck_require__.e(729), __nccwpck_require__.e(4683)]).then(__nccwpck_require__.bind(__nccwpck_require__, 8581))).inspectCommand,
}).argument('[directory]', 'the module', '.');
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('compare', {
    description: 'print the interface changes between two tags or directories, and the version bump they need',
    examples: ['v1.2.0 v1.3.0', 'v1.2.0 .', 'acme/vpc/aws 1.2.0 2.0.0 --index ./registry'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(566), __nccwpck_require__.e(1131), __nccwpck_require__.e(747), __nccwpck_require__.e(1339)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5378))).compareCommand,
})
    .argument('<sides...>', 'two tags or directories, the earlier first; or an address and two published versions')
    .option(REPOSITORY_FLAG, 'the module repository that holds the tags', '.')
    .option(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, 'the index that has the published versions')
    .option('--registry <url>', 'the registry that has the published versions')
    .option(SEVERITIES_FLAG, SEVERITIES_HELP);
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('check', {
    description: 'compare HEAD with the last release tag of each module, without an index',
    examples: ['--repository .', '--version 1.3.0'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(566), __nccwpck_require__.e(3950)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3950))).checkCommand,
})
    .option(REPOSITORY_FLAG, 'the module repository', '.')
    .option(TAG_PREFIX_FLAG, TAG_PREFIX_HELP)
    .option('--version <version>', 'planned version, its tag, or major, minor, patch: refused if it is too small for the changes')
    .option(SEVERITIES_FLAG, SEVERITIES_HELP);
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('render', {
    description: 'rebuild all derived files of an index, and apply the marks of its marks.yml',
    examples: ['--index ./registry', '--index ./registry --marks marks.yml --check'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(8815), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(5710), __nccwpck_require__.e(9837), __nccwpck_require__.e(4813)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4813))).renderCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .option('--marks <file>', 'file of marks to apply (default: marks.yml of the index, if it has one)')
    .option(REPOSITORY_FLAG, 'clone of the repository in whose name marks are applied')
    .option('--check', 'write nothing; list what would change, and fail if anything would');
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('site', {
    description: 'write the website of an index: its files and a page for each module',
    examples: [
        '--index ./registry --output ./site',
        '--index https://github.com/acme/registry.git --output ./site --pages latest',
    ],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9105), __nccwpck_require__.e(36), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(2696), __nccwpck_require__.e(1014), __nccwpck_require__.e(566), __nccwpck_require__.e(93), __nccwpck_require__.e(2114), __nccwpck_require__.e(298), __nccwpck_require__.e(5238)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5238))).siteCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .requiredOption('--output <dir>', 'directory of the site; a second run writes what changed since')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--pages <which>', 'pages: of the latest version of each module, of all versions, or of all with their submodules')
    .choices(_site_profile_js__WEBPACK_IMPORTED_MODULE_4__/* .PAGES */ .Nb)
    .default('versions'))
    .addOption(profileOption().default('website'))
    .addOption(siteHostOption());
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('sync', {
    description: 'upload an index to an object store (S3, R2): packages first, then versions, then lists',
    examples: [
        '--index https://github.com/acme/registry.git --to s3://acme-modules',
        '--index ./registry --to s3://acme-modules/registry --endpoint https://ACCOUNT.r2.cloudflarestorage.com --region auto',
        '--index ./registry --to s3://acme-modules --prune --dry-run',
    ],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9105), __nccwpck_require__.e(36), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(2696), __nccwpck_require__.e(1014), __nccwpck_require__.e(566), __nccwpck_require__.e(93), __nccwpck_require__.e(3197), __nccwpck_require__.e(2114), __nccwpck_require__.e(298), __nccwpck_require__.e(1238)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3309))).syncCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .requiredOption('--to <url>', 's3://BUCKET or s3://BUCKET/PREFIX')
    .option('--endpoint <url>', ENDPOINT_HELP)
    .option('--region <name>', REGION_HELP)
    .option('--site', 'upload the pages of the website, too: --profile full')
    .addOption(profileOption())
    .addOption(siteHostOption())
    .option('--prune', 'list what the index has no more, and delete it; nothing is ever deleted without this')
    .option('--dry-run', 'print what would be uploaded and deleted; write nothing');
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('verify', {
    description: 'audit an index: derived files, digests, ownership, locations, and its history',
    examples: [
        '--index ./registry',
        '--index https://github.com/acme/registry.git --history --checkpoint registry.checkpoint',
        '--index https://github.com/acme/registry.git --packages --strict',
    ],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(8815), __nccwpck_require__.e(9105), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(93), __nccwpck_require__.e(2075), __nccwpck_require__.e(3197), __nccwpck_require__.e(9837), __nccwpck_require__.e(1657), __nccwpck_require__.e(1838), __nccwpck_require__.e(8785)]).then(__nccwpck_require__.bind(__nccwpck_require__, 5150))).verifyCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .option('--history', 'check every commit of the branch: no published version changed or disappeared')
    .option('--since <commit>', 'with --history: only the commits after this one')
    .option('--checkpoint <file>', 'with --history: file that remembers the verified head between runs')
    .option('--base <commit>', 'the branch is a pull request onto this commit or branch, and may only publish')
    .option('--packages', 'fetch every package, and rebuild it from its tag')
    .option('--strict', 'what cannot be reached or read is a finding too')
    .option('--sarif <file>', 'write the findings as SARIF, too');
(0,_mark_commands_js__WEBPACK_IMPORTED_MODULE_7__/* .addMarkCommands */ .P)();
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('status', {
    description: 'print what an index holds: modules, owners, versions, marks, sizes, refused tags',
    examples: ['--index ./registry', '--index https://github.com/acme/registry.git --module acme/vpc/aws'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5205), __nccwpck_require__.e(2696), __nccwpck_require__.e(6628)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4247))).statusCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0)
    .option('--module <ns/name/system>', 'print the versions of one module');
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('serve', {
    description: 'serve an index to Terraform and OpenTofu',
    examples: [
        '--index ./registry',
        '--index https://github.com/acme/registry.git --host 0.0.0.0 --port 443 --tls-cert cert.pem --tls-key key.pem',
        '--index ./registry --token-file tokens.txt --downloads downloads.json',
        '--index s3://acme-modules --token-file tokens.txt',
    ],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(2696), __nccwpck_require__.e(1014), __nccwpck_require__.e(9911)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2752))).serveCommand,
})
    .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_FLAG */ .Wl, `${_program_js__WEBPACK_IMPORTED_MODULE_8__/* .INDEX_HELP */ .L0}; or s3://BUCKET/PREFIX, or the https URL of a static registry`)
    .option('--endpoint <url>', ENDPOINT_HELP)
    .option('--region <name>', REGION_HELP)
    .option('--host <address>', 'address to listen on', '127.0.0.1')
    .option('--port <number>', 'port to listen on; 0 takes a free one', (0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeNumber */ .rD)(0, 65_535), 8080)
    .option('--poll <seconds>', 'interval between reads of the index', (0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeNumber */ .rD)(1, 86_400), 10)
    .option('--tls-cert <file>', 'certificate chain (PEM), for https')
    .option('--tls-key <file>', 'private key (PEM), for https')
    .option('--token-file <file>', 'file of readers, one "name token" pair a line (default: everybody may read)')
    .option('--signing-key-file <file>', 'secret that signs package URLs, shared by several servers')
    .option('--workers <number>', 'number of processes that answer requests', (0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .wholeNumber */ .rD)(1, 64), 1)
    .option('--downloads <file>', 'count downloads and keep the counts in this file')
    .addOption(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Option */ .c$('--log-format <format>', 'a line of text or of JSON for each request on stderr')
    .choices(['text', 'json'])
    .default('text'));
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('doctor', {
    description: 'send a live registry the requests of each client and print what each client would do',
    examples: ['https://modules.example.com', 'https://modules.example.com acme/vpc/aws@1.2.3'],
    load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(2889), __nccwpck_require__.e(1131), __nccwpck_require__.e(2075), __nccwpck_require__.e(747), __nccwpck_require__.e(1838), __nccwpck_require__.e(1531)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4403))).doctorCommand,
})
    .argument('<url>', 'the registry; any registry, not only one made by this tool')
    .argument('[module]', 'namespace/name/system, or the same with @version (default: the first one listed)')
    .option('--client <name>', 'a client that must install, terraform or opentofu; may be given twice (default: the clients that the registry supports)', _program_js__WEBPACK_IMPORTED_MODULE_8__/* .repeatableClient */ .vl);
(0,_consumer_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .addConsumerCommands */ .S)();
(0,_consumer_commands_js__WEBPACK_IMPORTED_MODULE_6__/* .addMigrationCommands */ .I)();
(0,_program_js__WEBPACK_IMPORTED_MODULE_8__/* .command */ .G5)('completion', {
    description: 'print the script that completes commands and flags in a shell',
    examples: ['bash >> ~/.bashrc', 'zsh', 'fish'],
    load: async () => {
        const { completionCommand } = await Promise.resolve(/* import() */).then(__nccwpck_require__.bind(__nccwpck_require__, 7650));
        return (flags) => completionCommand(flags, _program_js__WEBPACK_IMPORTED_MODULE_8__/* .program */ .DM);
    },
}).addArgument(new commander__WEBPACK_IMPORTED_MODULE_1__/* .Argument */ .ef('<shell>', 'the shell').choices(_completion_js__WEBPACK_IMPORTED_MODULE_9__/* .SHELLS */ .O));
try {
    await _program_js__WEBPACK_IMPORTED_MODULE_8__/* .program */ .DM.parseAsync();
}
catch (error) {
    if (!(error instanceof commander__WEBPACK_IMPORTED_MODULE_1__/* .CommanderError */ .b7))
        throw error;
    // Without a command, commander has printed the help on stderr.
    const isHelp = error.exitCode === 0 || error.code === 'commander.help';
    if (!isHelp)
        (0,_command_js__WEBPACK_IMPORTED_MODULE_5__/* .printUsageError */ .pD)(error.message, process.argv.includes('--json'));
    process.exitCode = error.exitCode === 0 ? 0 : 2;
}

__webpack_async_result__();
} catch(e) { __webpack_async_result__(e); } }, 1);

/***/ }),

/***/ 7032:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   P: () => (/* binding */ addMarkCommands)
/* harmony export */ });
/* harmony import */ var _program_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3930);

const CLAIM_FLAG = '--repository <dir>';
const CLAIM_HELP = 'clone of the repository in whose name this runs (default: the repository of the workflow, if any)';
const YANK = {
    action: 'yank',
    description: 'take versions out of what clients can choose; their packages stay',
    versions: '<versions>',
    example: 'acme/vpc/aws 1.2.3 --index ./registry --reason "deletes the state bucket"',
};
const RESTORE = {
    action: 'restore',
    description: 'take back the yank of versions',
    versions: '<versions>',
    example: 'acme/vpc/aws 1.2.3 --index ./registry',
};
const DEPRECATE = {
    action: 'deprecate',
    description: 'warn consumers of versions, or of the whole module; all stay listed',
    versions: '[versions]',
    example: 'acme/vpc/aws "< 2.0.0" --index ./registry --reason "no longer maintained" --replacement acme/network/aws',
};
const UNDEPRECATE = {
    action: 'undeprecate',
    description: 'take back a deprecation',
    versions: '[versions]',
    example: 'acme/vpc/aws "< 2.0.0" --index ./registry',
};
/** Adds `yank`, `restore`, `deprecate`, `undeprecate`, `remove` and `transfer` to the program. */
function addMarkCommands() {
    addReason(addCommand(YANK));
    addCommand(RESTORE);
    addReason(addCommand(DEPRECATE));
    addCommand(UNDEPRECATE);
    addRemove();
    addTransfer();
}
function addCommand({ action, description, versions, example }) {
    return (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .command */ .G5)(action, {
        description,
        examples: [example],
        load: async () => {
            const { markCommand } = await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(5710), __nccwpck_require__.e(4198)]).then(__nccwpck_require__.bind(__nccwpck_require__, 4198));
            return (flags, runtime) => markCommand(action, flags, runtime);
        },
    })
        .argument('<address>', 'module address: namespace/name/system')
        .argument(versions, 'a version, or a constraint in quotes, such as "< 2.0.0"')
        .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_HELP */ .L0)
        .option(CLAIM_FLAG, CLAIM_HELP)
        .option('--dry-run', 'print what clients would see; write nothing');
}
/** Adds `remove`. */
function addRemove() {
    (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .command */ .G5)('remove', {
        description: 'delete the files and packages of a version for good; its number is never used again',
        examples: [
            'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --dry-run',
            'acme/vpc/aws 1.2.3 --index ./registry --reason "contains a private key" --yes',
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(5710), __nccwpck_require__.e(3380)]).then(__nccwpck_require__.bind(__nccwpck_require__, 3380))).removeCommand,
    })
        .argument('<address>', 'module address: namespace/name/system')
        .argument('<version>', 'one version')
        .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_HELP */ .L0)
        .requiredOption('--reason <text>', 'why; it stays in the index for ever, so it repeats no secret')
        .option(CLAIM_FLAG, CLAIM_HELP)
        .option('--yes', 'do not ask; without it a terminal asks for the version')
        .option('--dry-run', 'print what would be deleted; delete nothing');
}
/** Adds `transfer`. */
function addTransfer() {
    (0,_program_js__WEBPACK_IMPORTED_MODULE_0__/* .command */ .G5)('transfer', {
        description: 'give addresses to another repository, which publishes them from then on',
        examples: [
            'acme/vpc/aws --to acme/terraform-aws-network --index ./registry',
            "'acme/*/aws' --to '{owner}/{repository}' --host github.com --index ./registry --dry-run",
        ],
        load: async () => (await Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2889), __nccwpck_require__.e(4749), __nccwpck_require__.e(877), __nccwpck_require__.e(5040), __nccwpck_require__.e(5205), __nccwpck_require__.e(6225), __nccwpck_require__.e(2696), __nccwpck_require__.e(729), __nccwpck_require__.e(8693), __nccwpck_require__.e(1014), __nccwpck_require__.e(1348), __nccwpck_require__.e(2131)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2131))).transferCommand,
    })
        .argument('<address>', 'module address, or a pattern in quotes, such as "acme/*/aws"')
        .requiredOption(_program_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_FLAG */ .Wl, _program_js__WEBPACK_IMPORTED_MODULE_0__/* .INDEX_HELP */ .L0)
        .requiredOption('--to <owner/name>', 'the new repository; {namespace}, {name}, {system}, {owner} and {repository} are filled in for each module')
        .option('--host <host>', 'its host (default: that of the owner before)')
        .option('--reason <text>', 'why; it stays in the index')
        .option(CLAIM_FLAG, CLAIM_HELP)
        .option('--dry-run', 'print who would own what; write nothing');
}
/** The flags of a command that adds a mark. */
function addReason(marking) {
    marking
        .requiredOption('--reason <text>', 'why; consumers read it')
        .option('--link <url>', 'where consumers read more')
        .option('--replacement <address>', 'what to use instead: namespace/name/system, or the same with @version')
        .option('--allow-latest', 'mark the latest version too');
}


/***/ }),

/***/ 3930:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   DM: () => (/* binding */ program),
/* harmony export */   EQ: () => (/* binding */ repeatable),
/* harmony export */   G5: () => (/* binding */ command),
/* harmony export */   L0: () => (/* binding */ INDEX_HELP),
/* harmony export */   Wl: () => (/* binding */ INDEX_FLAG),
/* harmony export */   rD: () => (/* binding */ wholeNumber),
/* harmony export */   vl: () => (/* binding */ repeatableClient)
/* harmony export */ });
/* harmony import */ var commander__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8179);
/* harmony import */ var _base_tool_version_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(4546);
/* harmony import */ var _command_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1861);



/** The program: its help, and how a command is added to it. */
const program = new commander__WEBPACK_IMPORTED_MODULE_0__/* .Command */ .uB('module-registry')
    .description('Turns Git repositories of Terraform/OpenTofu modules into a static module registry. There is no server to run.')
    .version(_base_tool_version_js__WEBPACK_IMPORTED_MODULE_2__/* .VERSION */ .x)
    // `check --version X` does not print the version of this program.
    .enablePositionalOptions()
    .exitOverride()
    .configureOutput({ outputError: () => { } })
    .addHelpText('after', `
A registry in three commands:
  module-registry init    --index ./registry --url https://modules.example.com
  module-registry publish --index ./registry --tag v1.2.3 --repository ../terraform-aws-vpc
  module-registry serve   --index ./registry

MODULE_REGISTRY_TOKEN is the token for an index on a Git host; without it your own Git credentials are used.
Exit codes: 0 done, 1 refused or failed, 2 wrong flags.`);
const INDEX_FLAG = '--index <target>';
const INDEX_HELP = 'a Git remote (https://…, ssh://…, git@host:path, file://…, path/to/bare.git) with an optional #branch, or a directory';
/** Adds a command to the program, with its help and the flags that every command takes. */
function command(name, { description, examples, load }) {
    const lines = examples.map((example) => `  module-registry ${name} ${example}`.trimEnd());
    return program
        .command(name)
        .description(description)
        .addHelpText('after', `\n${lines.length === 1 ? 'Example' : 'Examples'}:\n${lines.join('\n')}`)
        .option('--json', 'print one JSON document on stdout')
        .option('-q, --quiet', 'no progress on stderr')
        .option('-v, --verbose', 'show the git commands that are run')
        .action(async (...values) => {
        // Commander passes the arguments, then the flags, then the command itself.
        const self = values.at(-1);
        const named = self.registeredArguments.map((argument, at) => [argument.name(), values[at]]);
        const flags = { ...self.opts(), ...Object.fromEntries(named) };
        return (0,_command_js__WEBPACK_IMPORTED_MODULE_1__/* .runCommand */ .d1)(flags, async (runtime) => (await load())(flags, runtime));
    });
}
/** Parses a flag that may be given several times. */
function repeatable(value, previous = []) {
    return [...previous, value];
}
/** Parses the name of a client; the flag may be given several times. */
function repeatableClient(value, previous = []) {
    if (value === 'terraform' || value === 'opentofu')
        return [...previous, value];
    throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di('It must be terraform or opentofu.');
}
/** Parser of a flag that takes a whole number between two bounds. */
function wholeNumber(least, most) {
    return (text) => {
        const number = /^\d{1,5}$/.test(text) ? Number(text) : Number.NaN;
        if (number >= least && number <= most)
            return number;
        throw new commander__WEBPACK_IMPORTED_MODULE_0__/* .InvalidArgumentError */ .Di(`It must be a whole number from ${least} to ${most}.`);
    };
}


/***/ }),

/***/ 3350:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Fj: () => (/* binding */ secretsOf),
/* harmony export */   fF: () => (/* binding */ gitHubServer),
/* harmony export */   gt: () => (/* binding */ indexToken)
/* harmony export */ });
/* harmony import */ var _base_secret_mask_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(206);
/* harmony import */ var _composition_github_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(1123);


/** The token for a Git index; undefined where the user's own Git credentials are used. */
function indexToken(environment) {
    return environment['MODULE_REGISTRY_TOKEN'];
}
/** The token of GitHub, as its own command line reads it: https://cli.github.com/manual/gh_help_environment. Throws INVALID_INPUT. */
function gitHubServer(environment) {
    const token = environment['GITHUB_TOKEN'] || environment['GH_TOKEN'] || undefined;
    return {
        token,
        tokenName: 'GITHUB_TOKEN',
        retrySeconds: (0,_composition_github_js__WEBPACK_IMPORTED_MODULE_1__/* .parseRetrySeconds */ .re)(environment['MODULE_REGISTRY_RETRY_SECONDS']),
    };
}
/** The variables that hold secrets, each with the user name that goes with it. */
const SECRET_VARIABLES = /^(?:MODULE_REGISTRY_TOKEN.*|GITHUB_TOKEN|GH_TOKEN|MODULE_REGISTRY_OCI_PASSWORD|AWS_SECRET_ACCESS_KEY|AWS_SESSION_TOKEN|TF_TOKEN_.+)$/;
/** Every secret in the environment, to be masked before anything else is done. */
function secretsOf(environment) {
    const usernames = new Map([['MODULE_REGISTRY_OCI_PASSWORD', environment['MODULE_REGISTRY_OCI_USERNAME']]]);
    const named = Object.entries(environment)
        .filter(([name]) => SECRET_VARIABLES.test(name))
        .map(([name, secret = '']) => ({ secret, username: usernames.get(name) ?? 'x-access-token' }));
    const ofProxies = Object.entries(environment)
        .filter(([name]) => /^(?:https?|all)_proxy$/i.test(name))
        .flatMap(([, url = '']) => (0,_base_secret_mask_js__WEBPACK_IMPORTED_MODULE_0__/* .urlSecrets */ .Fn)(url));
    return [...named, ...ofProxies.map((secret) => ({ secret, username: 'x-access-token' }))];
}


/***/ }),

/***/ 1123:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Jg: () => (/* binding */ gitHubHome),
/* harmony export */   Wz: () => (/* binding */ isGitHub),
/* harmony export */   po: () => (/* binding */ apiUrlOf),
/* harmony export */   re: () => (/* binding */ parseRetrySeconds)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8576);
/* harmony import */ var _once_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(5357);



/** The API of a server, by GitHub's own rules. https://docs.github.com/enterprise-server/rest */
function apiUrlOf(serverUrl) {
    const { host } = new URL(serverUrl);
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return `https://api.${host}`;
    return `${serverUrl}/api/v3`;
}
/** Whether a host is GitHub: github.com, GitHub with data residency, or the server that the environment names. */
function isGitHub(host, serverUrl) {
    if (host === 'github.com' || host.endsWith('.ghe.com'))
        return true;
    return serverUrl !== undefined && URL.canParse(serverUrl) && new URL(serverUrl).host === host;
}
/** Opens a repository on GitHub at the first call, once: a run that needs nothing of GitHub loads none of its code. */
function gitHubHome(server, identity, logging) {
    return (0,_once_js__WEBPACK_IMPORTED_MODULE_1__/* .once */ .O)(() => openHome(server, identity, logging));
}
async function openHome(server, identity, logging) {
    if (identity === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', 'the repository has no origin on a GitHub server, so it has no releases to store packages in', 'publish with --package index or --package git');
    }
    if (server?.token === undefined) {
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('PERMISSION', `no token for ${identity.host} is set`, `set ${server?.tokenName ?? 'GITHUB_TOKEN'} to a token with "contents: write"`);
    }
    const { url = `https://${identity.host}`, apiUrl = apiUrlOf(url) } = server;
    const [{ createGitHub }, { openRepository }] = await Promise.all([
        Promise.all(/* import() */[__nccwpck_require__.e(1843), __nccwpck_require__.e(9964), __nccwpck_require__.e(4830), __nccwpck_require__.e(2731)]).then(__nccwpck_require__.bind(__nccwpck_require__, 2731)),
        __nccwpck_require__.e(/* import() */ 7164).then(__nccwpck_require__.bind(__nccwpck_require__, 7164)),
    ]);
    return openRepository(createGitHub({ ...server, url, apiUrl }, logging), identity.repository);
}
/** Seconds that a run may lose to failing requests: MODULE_REGISTRY_RETRY_SECONDS, from 1 to 3600. Throws INVALID_INPUT. */
function parseRetrySeconds(text) {
    if (text === undefined || text === '')
        return _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .DEFAULT_RETRY_SECONDS */ .FM;
    const seconds = Number(text);
    if (/^\d{1,4}$/.test(text) && seconds >= 1 && seconds <= 3600)
        return seconds;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `environment variable MODULE_REGISTRY_RETRY_SECONDS is ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)}, not a number of seconds from 1 to 3600`, 'correct it, or leave it out: the default is 30');
}


/***/ }),

/***/ 8576:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CR: () => (/* binding */ INDEX_RACE_MS),
/* harmony export */   FM: () => (/* binding */ DEFAULT_RETRY_SECONDS),
/* harmony export */   Ku: () => (/* binding */ README_MS),
/* harmony export */   cp: () => (/* binding */ EXPOSURE_ANSWER_MS),
/* harmony export */   hx: () => (/* binding */ INDEX_ANSWER_MS)
/* harmony export */ });
/** Runs. */
/** Time that a server has to say who may read a repository. Then the repository counts as private. */
const EXPOSURE_ANSWER_MS = 10_000;
/** Time for which a publish runs lost races for the index again. Then it fails with INDEX_BUSY. */
const INDEX_RACE_MS = 10 * 60_000;
/**
 * Time for retries of GitHub's API, if MODULE_REGISTRY_RETRY_SECONDS does not set it. Then the run fails.
 */
const DEFAULT_RETRY_SECONDS = 30;
/** Time that the server of an index has to say who may read it. Then the index counts as private. */
const INDEX_ANSWER_MS = 60_000;
/** Time that `serve` takes to render a README, in which no other request is answered. Then the page has its text. */
const README_MS = 500;


/***/ }),

/***/ 5357:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   O: () => (/* binding */ once)
/* harmony export */ });
/** Work that starts at the first call; every later call gets the same result. */
function once(work) {
    let result;
    return () => {
        result ??= work();
        return result;
    };
}


/***/ }),

/***/ 3478:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   BU: () => (/* binding */ partOf),
/* harmony export */   Hc: () => (/* binding */ catalogPath),
/* harmony export */   Hd: () => (/* binding */ catalogChain),
/* harmony export */   Mw: () => (/* binding */ modulePath),
/* harmony export */   Oq: () => (/* binding */ catalogHash),
/* harmony export */   P_: () => (/* binding */ namespaceListPath),
/* harmony export */   XY: () => (/* binding */ isCatalogPath),
/* harmony export */   _6: () => (/* binding */ moduleDirectory),
/* harmony export */   _Q: () => (/* binding */ MODULE_LIST_PATH),
/* harmony export */   aA: () => (/* binding */ REGISTRY_PATH),
/* harmony export */   c0: () => (/* binding */ versionDirectory),
/* harmony export */   oW: () => (/* binding */ isListPath),
/* harmony export */   py: () => (/* binding */ DISCOVERY_PATH),
/* harmony export */   qW: () => (/* binding */ versionPath),
/* harmony export */   rJ: () => (/* binding */ versionOfZip),
/* harmony export */   sN: () => (/* binding */ CATALOG_PART),
/* harmony export */   si: () => (/* binding */ MODULES_DIRECTORY),
/* harmony export */   vS: () => (/* binding */ addressOfModuleDocument),
/* harmony export */   wh: () => (/* binding */ MODULES_BASE_PATH),
/* harmony export */   zF: () => (/* binding */ MARKS_PATH),
/* harmony export */   zx: () => (/* binding */ nameListPath)
/* harmony export */ });
/* harmony import */ var node_crypto__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(7598);
/* harmony import */ var _module_module_address_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7975);
/* harmony import */ var _module_version_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7124);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_3__ = __nccwpck_require__(9722);




/** The paths of an index, made and read here only. They are a contract: docs/index-format.md. */
const REGISTRY_PATH = 'registry.json';
/** Marks of many modules, which `render` applies. */
const MARKS_PATH = 'marks.yml';
const DISCOVERY_PATH = '.well-known/terraform.json';
/** Has a directory for each namespace, which has one for each module name. */
const MODULES_DIRECTORY = 'v1/modules';
/** Of the URL of the modules, on the host of the registry. */
const MODULES_BASE_PATH = `/${MODULES_DIRECTORY}/`;
const MODULE_LIST_PATH = `${MODULES_DIRECTORY}/index.json`;
function namespaceListPath(address) {
    return `${MODULES_DIRECTORY}/${address.namespace}/index.json`;
}
function nameListPath(address) {
    return `${MODULES_DIRECTORY}/${address.namespace}/${address.name}/index.json`;
}
/** The hash that places a module in the catalog. Of its digits a file of the catalog has a prefix. */
function catalogHash(address) {
    return (0,node_crypto__WEBPACK_IMPORTED_MODULE_0__.createHash)('sha256').update((0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .addressKey */ .IY)(address)).digest('hex');
}
/** `ab` → `catalog/ab.json`, `abc` → `catalog/ab/c.json`. */
function catalogPath(prefix) {
    const digits = [prefix.slice(0, _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef), ...prefix.slice(_limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef)];
    return `catalog/${digits.join('/')}.json`;
}
/** The files of the catalog that can hold a module, from the first on. */
function catalogChain(address) {
    const hash = catalogHash(address);
    const lengths = Array.from({ length: _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .LONGEST_PREFIX */ .MW - _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef + 1 }, (_, at) => _limits_js__WEBPACK_IMPORTED_MODULE_3__/* .SHORTEST_PREFIX */ .Ef + at);
    return lengths.map((length) => catalogPath(hash.slice(0, length)));
}
function moduleDirectory(address) {
    return `${MODULES_DIRECTORY}/${(0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .formatModuleAddress */ .wc)(address)}`;
}
function modulePath(address, file) {
    return `${moduleDirectory(address)}/${file}`;
}
function versionDirectory(address, version) {
    return `${moduleDirectory(address)}/${version}`;
}
function versionPath(address, version, file) {
    return `${versionDirectory(address, version)}/${file}`;
}
/** `ns/name/system` where the path is the `module.json` of a module, else undefined. */
function addressOfModuleDocument(path) {
    return /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/module\.json$/.exec(path)?.[1];
}
const PACKAGE = /^v1\/modules\/([^/]+\/[^/]+\/[^/]+)\/([^/]+)\/module\.zip$/;
/** The version whose package is the file at the path; undefined where the path is not that of a package. */
function versionOfZip(path) {
    const [, address = '', version = ''] = PACKAGE.exec(path) ?? [];
    const reading = (0,_module_version_js__WEBPACK_IMPORTED_MODULE_2__/* .readVersion */ .$4)(version);
    return reading.ok ? { address: (0,_module_module_address_js__WEBPACK_IMPORTED_MODULE_1__/* .splitAddress */ .lS)(address), version: reading.version } : undefined;
}
const CATALOG_PART = 'catalog';
/**
 * The part of an index that the file at a path belongs to, so that what is made from a few files of it can say so in one word:
 * the directory of a module, the catalog as a whole, or the file itself.
 */
function partOf(path) {
    return /^(v1\/modules\/[^/]+\/[^/]+\/[^/]+|catalog)\//.exec(path)?.[1] ?? path;
}
/** Whether the path is that of a file of the catalog. */
function isCatalogPath(path) {
    return /^catalog\/[0-9a-f]{2}(?:\/[0-9a-f])*\.json$/.test(path);
}
/** Whether the path is that of a list, or of the details of a module: files that go when no listed version is left. */
function isListPath(path) {
    return isCatalogPath(path) || /^v1\/modules\/([^/]+\/){0,3}index\.json$/.test(path);
}


/***/ }),

/***/ 4327:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   CE: () => (/* binding */ HOST_LIMITS),
/* harmony export */   KV: () => (/* binding */ hostingSetup),
/* harmony export */   il: () => (/* binding */ HOSTINGS),
/* harmony export */   wX: () => (/* binding */ hostingFiles)
/* harmony export */ });
/* unused harmony exports renderNginxServer, renderCaddyfile */
/* harmony import */ var _base_json_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4807);
/* harmony import */ var _format_paths_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(3478);


/** Hosts for which this tool writes, or prints, the rule for the header `X-Terraform-Get`. docs/hosting.md */
const HOSTINGS = [
    'github-pages',
    'cloudflare-pages',
    'netlify',
    'vercel',
    'azure-static-web-apps',
    'firebase',
    's3-cloudfront',
    'nginx',
    'caddy',
];
/**
 * What a host takes of a site, where it says so. Of Cloudflare Pages it is the free plan.
 * https://docs.github.com/pages/getting-started-with-github-pages/github-pages-limits
 * https://developers.cloudflare.com/pages/platform/limits/
 */
const HOST_LIMITS = {
    'github-pages': { bytes: 1e9 },
    'cloudflare-pages': { files: 20_000, fileBytes: 25 * 1024 ** 2 },
};
/** The configuration files of the host, at the root of the index. @param url public URL of the registry */
function hostingFiles(hosting, url) {
    switch (hosting) {
        case 'github-pages':
            return domainOf(url).map((domain) => ['CNAME', `${domain}\n`]);
        case 'vercel':
            return [['vercel.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(VERCEL)]];
        case 'azure-static-web-apps':
            return [['staticwebapp.config.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(AZURE)]];
        case 'firebase':
            return [['firebase.json', (0,_base_json_js__WEBPACK_IMPORTED_MODULE_1__/* .canonicalJson */ .dj)(FIREBASE)]];
        default:
            return [];
    }
}
/** The domain for CNAME. The pages of a user or of a project need none. */
function domainOf(url) {
    const { hostname, pathname } = new URL(url ?? 'https://user.github.io');
    return pathname === '/' && !hostname.endsWith('.github.io') ? [hostname] : [];
}
const DOWNLOAD_HEADERS = [{ key: 'X-Terraform-Get', value: './source' }];
/** https://vercel.com/docs/project-configuration#headers */
const VERCEL = {
    buildCommand: null,
    framework: null,
    outputDirectory: '.',
    headers: [{ source: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}(.*)/download`, headers: DOWNLOAD_HEADERS }],
};
/**
 * A wildcard is allowed at the end of a route only, so all answers get the header, which is harmless on the others
 * (docs/hosting.md). https://learn.microsoft.com/azure/static-web-apps/configuration#wildcards
 */
const AZURE = {
    routes: [{ route: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}*`, headers: { 'X-Terraform-Get': './module.zip' } }],
};
/** Firebase ignores `.well-known` by default. https://firebase.google.com/docs/hosting/full-config */
const FIREBASE = {
    hosting: {
        public: '.',
        ignore: ['firebase.json', '.firebaserc', '.git/**', '.firebase/**'],
        headers: [{ source: `${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}**/download`, headers: DOWNLOAD_HEADERS }],
    },
};
/** What the user has to configure, ready to paste; empty where deploying the index is enough. */
function hostingSetup(hosting, url) {
    const server = {
        address: new URL(url).host,
        root: '/srv/registry',
        certificate: { certFile: '/etc/ssl/registry/cert.pem', keyFile: '/etc/ssl/registry/key.pem' },
    };
    switch (hosting) {
        case 'github-pages':
            return CDN_RULE;
        case 's3-cloudfront':
            return S3_SYNC;
        case 'nginx':
            return renderNginxServer(server);
        case 'caddy':
            return renderCaddyfile({ ...server, certificate: undefined });
        default:
            return '';
    }
}
const S3_SYNC = `create the bucket and the distribution of examples/hosting/cloudfront.yaml. Upload each change of the index:
  module-registry sync --index INDEX --to s3://BUCKET
`;
/** https://developers.cloudflare.com/rules/transform/response-header-modification/ */
const CDN_RULE = `GitHub Pages sets no header: OpenTofu installs, Terraform does not. With Cloudflare in front of it, one Response Header
Transform Rule serves both:
  when     starts_with(http.request.uri.path, "${_format_paths_js__WEBPACK_IMPORTED_MODULE_0__/* .MODULES_BASE_PATH */ .wh}") and ends_with(http.request.uri.path, "/download")
  then     set static, X-Terraform-Get, ./source
`;
/**
 * A `server` block for nginx with its default `mime.types`. A directory answers with its list or details, as the registry API
 * does. https://nginx.org/en/docs/http/ngx_http_core_module.html
 */
function renderNginxServer({ address, root, certificate }) {
    const { hostname, port } = new URL(`https://${address}`);
    const tls = certificate === undefined
        ? ''
        : `\n    ssl_certificate ${certificate.certFile};\n    ssl_certificate_key ${certificate.keyFile};`;
    return `server {
    listen ${port === '' ? '443' : port} ssl;
    server_name ${hostname};${tls}
    root ${root};
    default_type application/octet-stream;
    error_page 404 /404.html;

    location / { try_files $uri $uri/index.json $uri/index.html =404; }
    location ~ /\\.(?!well-known/) { return 404; }
    location ~ ^/v1/modules/.+/download$ { default_type application/json; add_header X-Terraform-Get ./source; }
    location ~ ^/v1/modules/.+/versions$ { default_type application/json; }
    location ~ ^/v1/modules/.+/source$ { default_type text/html; }
}
`;
}
/** A Caddyfile. Without a certificate, Caddy gets one by itself. https://caddyserver.com/docs/caddyfile */
function renderCaddyfile({ address, root, certificate }) {
    const tls = certificate === undefined ? '' : `\ttls ${certificate.certFile} ${certificate.keyFile}\n`;
    return `${address} {
${tls}	root * ${root}

	@hidden {
		path */.*
		not path /.well-known/*
	}
	respond @hidden 404

	@download path_regexp ^/v1/modules/.+/download$
	header @download X-Terraform-Get ./source
	@json path_regexp ^/v1/modules/.+/(download|versions)$
	header @json Content-Type application/json
	@page path_regexp ^/v1/modules/.+/source$
	header @page Content-Type text/html

	try_files {path} {path}/index.json {path}/index.html
	file_server
	handle_errors {
		rewrite * /404.html
		header Content-Type text/html
		file_server
	}
}
`;
}


/***/ }),

/***/ 9722:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Ef: () => (/* binding */ SHORTEST_PREFIX),
/* harmony export */   Je: () => (/* binding */ FILE_SECONDS),
/* harmony export */   Jy: () => (/* binding */ MAX_HELD_BYTES),
/* harmony export */   Kr: () => (/* binding */ MAX_LOCATION_LENGTH),
/* harmony export */   MW: () => (/* binding */ LONGEST_PREFIX),
/* harmony export */   Mt: () => (/* binding */ MAX_FINDINGS),
/* harmony export */   QA: () => (/* binding */ MAX_TYPE_BYTES),
/* harmony export */   SC: () => (/* binding */ MAX_SEARCHED_NAMES),
/* harmony export */   Sf: () => (/* binding */ MAX_TRAILER_LENGTH),
/* harmony export */   VW: () => (/* binding */ MAX_NAMED_VERSIONS),
/* harmony export */   Yt: () => (/* binding */ COMPARED_AT_ONCE),
/* harmony export */   bh: () => (/* binding */ LIST_LIMIT),
/* harmony export */   bi: () => (/* binding */ MAX_DOCUMENT_BYTES),
/* harmony export */   cn: () => (/* binding */ RENDERED_AT_ONCE),
/* harmony export */   d8: () => (/* binding */ MAX_CATALOG_BYTES),
/* harmony export */   jH: () => (/* binding */ VERIFIED_AT_ONCE),
/* harmony export */   pn: () => (/* binding */ LIST_SECONDS),
/* harmony export */   tp: () => (/* binding */ MAX_DEPENDENCIES)
/* harmony export */ });
/** The index. */
/** Bytes of a file of the catalog. A fuller file is split by the next hex digit. */
const MAX_CATALOG_BYTES = 64 * 1024;
/** Bytes of types of inputs that are kept while interfaces are read. Those that were not used for longest are read again. */
const MAX_TYPE_BYTES = 4 * 1024 * 1024;
/** Hex digits that choose the first file of the catalog for a module. */
const SHORTEST_PREFIX = 2;
/** Hex digits that choose the last file of the catalog for a module. That file may be larger than others. */
const LONGEST_PREFIX = 6;
/**
 * Modules in the list of the registry, and of a namespace, on a static host: no file grows with the registry.
 * The catalog and `serve` have all of them.
 */
const LIST_LIMIT = 100;
/** Inputs, outputs, and types of resources, of a module that a search finds. The rest is left out of the catalog. */
const MAX_SEARCHED_NAMES = 500;
/** Modules of registries that the catalog records for a module. The rest is left out. */
const MAX_DEPENDENCIES = 200;
/** Modules that `render` reads at the same time. The rest waits. */
const RENDERED_AT_ONCE = 32;
/** Files that `render` compares at the same time. The rest waits. */
const COMPARED_AT_ONCE = 50;
/** Bytes of changed files that `render` holds in memory. Above it `render` writes them in several commits. */
const MAX_HELD_BYTES = 32 * 1024 * 1024;
/** Characters of a trailer in a commit message. A longer value is cut. */
const MAX_TRAILER_LENGTH = 500;
/** Findings that `verify` keeps. The rest is counted. */
const MAX_FINDINGS = 10_000;
/** Versions that a finding about an owner names. The rest is counted. */
const MAX_NAMED_VERSIONS = 5;
/** Modules that `verify` reads at the same time. The rest waits. */
const VERIFIED_AT_ONCE = 4;
/** Time that a file of the index may be cached. */
const FILE_SECONDS = 300;
/** Time that a list may be cached. */
const LIST_SECONDS = 60;
/** Bytes of a document of an index. A larger one is not read, and is a finding of `verify`. */
const MAX_DOCUMENT_BYTES = 32 * 1024 * 1024;
/** Characters of the location of a package. A document with a longer one is INDEX_INVALID. */
const MAX_LOCATION_LENGTH = 4096;


/***/ }),

/***/ 8294:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   RQ: () => (/* binding */ MAX_LICENSE_BYTES),
/* harmony export */   Yr: () => (/* binding */ MAX_PART_LENGTH),
/* harmony export */   Zu: () => (/* binding */ MAX_LICENSE_EXPRESSION_LENGTH),
/* harmony export */   _Q: () => (/* binding */ MAX_REF_LENGTH),
/* harmony export */   ze: () => (/* binding */ MAX_VERSION_LENGTH)
/* harmony export */ });
/** Names and versions. */
/** Characters of a namespace, name or system. A longer one is INVALID_ADDRESS. */
const MAX_PART_LENGTH = 64;
/**
 * Characters in the name of a branch or tag: file systems cannot store much longer ones. A longer name is
 * refused.
 */
const MAX_REF_LENGTH = 200;
/** Characters of a version, which is also the tag of an OCI artifact. A longer one is no version: INVALID_TAG or INVALID_INPUT. */
const MAX_VERSION_LENGTH = 128;
/** Bytes of a licence file. A longer one is no text that is known. */
const MAX_LICENSE_BYTES = 128 * 1024;
/** Characters of the SPDX expression that a licence file names. A longer one is none. */
const MAX_LICENSE_EXPRESSION_LENGTH = 100;


/***/ }),

/***/ 7975:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   E9: () => (/* binding */ parseModuleAddress),
/* harmony export */   IY: () => (/* binding */ addressKey),
/* harmony export */   cg: () => (/* binding */ addressProblem),
/* harmony export */   lS: () => (/* binding */ splitAddress),
/* harmony export */   wc: () => (/* binding */ formatModuleAddress)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(8294);



/** `/v1/modules/search` is an endpoint. https://developer.hashicorp.com/terraform/registry/api-docs#search-modules */
const RESERVED_NAMESPACE = 'search';
/** Reads `namespace/name/system`. Throws INVALID_ADDRESS with the part that is not valid, and its rule. */
function parseModuleAddress(text) {
    const parts = text.split('/').length;
    const address = splitAddress(text);
    const problem = parts === 3 ? addressProblem(address) : `it has ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_1__/* .counted */ .h)(parts, 'part')} between slashes instead of 3`;
    if (problem === undefined)
        return address;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_ADDRESS', `module address ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not valid: ${problem}`, 'write it as namespace/name/system without a host, such as acme/vpc/aws');
}
/** The parts of an address that is valid, or of a folder that is named like one: they are not checked. */
function splitAddress(text) {
    const [namespace = '', name = '', system = ''] = text.split('/');
    return { namespace, name, system };
}
function formatModuleAddress({ namespace, name, system }) {
    return `${namespace}/${name}/${system}`;
}
/** The same text for addresses that differ only by case, which some hosts and file systems take for one. */
function addressKey(address) {
    return formatModuleAddress(address).toLowerCase();
}
/** What is wrong with the parts of an address, by the rules of both clients; undefined where they are valid. */
function addressProblem({ namespace, name, system }) {
    if (namespace.toLowerCase() === RESERVED_NAMESPACE)
        return `the namespace ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(namespace)} is reserved for the search of the registry API`;
    return nameProblem('namespace', namespace) ?? nameProblem('name', name) ?? systemProblem(system);
}
function nameProblem(part, text) {
    if (/[^0-9A-Za-z_-]/.test(text)) {
        return `the ${part} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} may contain only letters a-z and A-Z, digits, "-" and "_"`;
    }
    if (/^[-_]|[-_]$/.test(text))
        return `the ${part} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} must begin and end with a letter or digit`;
    return lengthProblem(part, text);
}
function systemProblem(text) {
    if (/[^0-9a-z]/.test(text))
        return `the system ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} may contain only lower-case letters and digits`;
    return lengthProblem('system', text);
}
function lengthProblem(part, text) {
    if (text === '')
        return `the ${part} is empty`;
    if (text.length <= _limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PART_LENGTH */ .Yr)
        return undefined;
    return `the ${part} ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} has ${text.length} characters, more than ${_limits_js__WEBPACK_IMPORTED_MODULE_2__/* .MAX_PART_LENGTH */ .Yr}`;
}


/***/ }),

/***/ 7124:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   $4: () => (/* binding */ readVersion),
/* harmony export */   A$: () => (/* binding */ compareIdentifiers),
/* harmony export */   Dw: () => (/* binding */ exampleVersion),
/* harmony export */   M7: () => (/* binding */ sortVersions),
/* harmony export */   V1: () => (/* binding */ isPrerelease),
/* harmony export */   Zy: () => (/* binding */ compareVersions),
/* harmony export */   dN: () => (/* binding */ MAX_NUMBER),
/* harmony export */   ot: () => (/* binding */ parseVersion),
/* harmony export */   se: () => (/* binding */ selectLatest)
/* harmony export */ });
/* harmony import */ var _base_count_js__WEBPACK_IMPORTED_MODULE_2__ = __nccwpck_require__(7526);
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(8294);



/** 2^63-1: the clients drop a version with a larger number. */
const MAX_NUMBER = '9223372036854775807';
/** Reads a version. Throws INVALID_INPUT. */
function parseVersion(text) {
    const reading = readVersion(text);
    if (reading.ok)
        return reading.version;
    const message = `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(text)} is not a version of a module: ${reading.problem}`;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', message, reading.hint);
}
/** Reads a version of https://semver.org 2.0.0, without what clients ignore (build metadata) or drop (large numbers). */
function readVersion(text) {
    const refusal = findRefusal(text);
    if (refusal === undefined)
        return { ok: true, version: text };
    return { ok: false, ...refusal, hint: `use a version such as ${exampleVersion(text)}` };
}
/** A valid version that is close to a refused text: `1.2` gives `1.2.0`. */
function exampleVersion(refused) {
    const leading = /^(\d{1,9})(?!\d)(?:\.(\d{1,9})(?!\d))?(?:\.(\d{1,9})(?!\d))?-?([A-Za-z][0-9A-Za-z.-]*)?/.exec(refused);
    if (leading === null)
        return '1.2.3';
    const [, major, minor = '0', patch = '0', prerelease] = leading;
    const numbers = [major, minor, patch].map(Number).join('.');
    const whole = `${numbers}-${prerelease}`;
    return prerelease === undefined || findRefusal(whole) !== undefined ? numbers : whole;
}
/** Precedence of https://semver.org/#spec-item-11: below zero where `a` is lower, exact for numbers of any size. */
function compareVersions(a, b) {
    return compareParts(split(a), split(b));
}
function compareParts(left, right) {
    const byNumbers = compareIdentifiers(left.numbers, right.numbers);
    if (byNumbers !== 0)
        return byNumbers;
    if (left.prerelease === undefined || right.prerelease === undefined) {
        return Number(left.prerelease === undefined) - Number(right.prerelease === undefined);
    }
    return compareIdentifiers(left.prerelease, right.prerelease);
}
function isPrerelease(version) {
    return version.includes('-');
}
/** Highest first. */
function sortVersions(versions) {
    const parts = versions.map((version) => ({ version, ...split(version) }));
    return parts.sort((a, b) => compareParts(b, a)).map(({ version }) => version);
}
/** The highest release; where there are only pre-releases, the highest of those. */
function selectLatest(versions) {
    const sorted = sortVersions(versions);
    return sorted.find((version) => !isPrerelease(version)) ?? sorted[0];
}
function split(text) {
    const [release, build] = splitAtFirst(text, '+');
    const [numbers, prerelease] = splitAtFirst(release, '-');
    return { numbers: numbers.split('.'), prerelease: prerelease?.split('.'), build };
}
function splitAtFirst(text, mark) {
    const at = text.indexOf(mark);
    return at < 0 ? [text, undefined] : [text.slice(0, at), text.slice(at + 1)];
}
function findRefusal(text) {
    if (text === '')
        return { rule: 'semver', problem: 'it is empty' };
    if (text.length > _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_VERSION_LENGTH */ .ze) {
        return { rule: 'length', problem: `it has ${text.length} characters, more than ${_limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_VERSION_LENGTH */ .ze}` };
    }
    const parts = split(text);
    const problem = characterProblem(text) ?? numbersProblem(parts.numbers) ?? identifiersProblem(parts);
    if (problem !== undefined)
        return { rule: 'semver', problem };
    if (parts.build !== undefined) {
        return { rule: 'build-metadata', problem: `build metadata (${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(`+${parts.build}`)}) is not allowed` };
    }
    const large = parts.numbers.find((number) => compareNumbers(number, MAX_NUMBER) > 0);
    if (large === undefined)
        return undefined;
    return { rule: 'component-size', problem: `the number ${large} is above ${MAX_NUMBER}` };
}
function characterProblem(text) {
    const forbidden = /[^0-9A-Za-z.+-]/u.exec(text);
    return forbidden === null ? undefined : `the character ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(forbidden[0])} is not allowed`;
}
const NUMBER_NAMES = ['major', 'minor', 'patch'];
function numbersProblem(numbers) {
    if (numbers.length > 3)
        return `it has ${(0,_base_count_js__WEBPACK_IMPORTED_MODULE_2__/* .counted */ .h)(numbers.length, 'number')} instead of 3`;
    const named = NUMBER_NAMES.map((name, index) => ({ name, digits: numbers[index] ?? '' }));
    const noNumber = named.find(({ digits }) => /[^0-9]/.test(digits));
    if (noNumber)
        return `the ${noNumber.name} number ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(noNumber.digits)} is not a number`;
    const missing = named.filter(({ digits }) => digits === '').map(({ name }) => name);
    if (missing.length === 1)
        return `the ${missing[0]} number is missing`;
    if (missing.length > 1)
        return `the ${missing.join(' and ')} numbers are missing`;
    const padded = named.find(({ digits }) => hasLeadingZero(digits));
    return padded && `the ${padded.name} number ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded.digits)} has a leading zero`;
}
function identifiersProblem({ prerelease = ['-'], build = '-' }) {
    if (prerelease.includes(''))
        return 'the pre-release has an empty part';
    const padded = prerelease.find(hasLeadingZero);
    if (padded !== undefined)
        return `the pre-release part ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(padded)} has a leading zero`;
    if (build.includes('+'))
        return 'it has a second "+"';
    return build.split('.').includes('') ? 'the build metadata has an empty part' : undefined;
}
function hasLeadingZero(identifier) {
    return /^0[0-9]+$/.test(identifier);
}
/** Identifiers of https://semver.org/#spec-item-11, one by one; numbers have no leading zeros. */
function compareIdentifiers(a, b) {
    for (const [index, left] of a.entries()) {
        const right = b[index];
        if (right === undefined)
            return 1;
        const order = compareIdentifier(left, right);
        if (order !== 0)
            return order;
    }
    return a.length - b.length;
}
function compareIdentifier(a, b) {
    const aIsNumber = /^[0-9]+$/.test(a);
    const bIsNumber = /^[0-9]+$/.test(b);
    if (aIsNumber && bIsNumber)
        return compareNumbers(a, b);
    if (aIsNumber !== bIsNumber)
        return aIsNumber ? -1 : 1;
    return compareText(a, b);
}
/** Without leading zeros the longer number is the larger one, so that no number has to fit a JavaScript number. */
function compareNumbers(a, b) {
    return a.length - b.length || compareText(a, b);
}
function compareText(a, b) {
    if (a === b)
        return 0;
    return a < b ? -1 : 1;
}


/***/ }),

/***/ 6714:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   L: () => (/* binding */ planExposure),
/* harmony export */   b: () => (/* binding */ EXPOSURES)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _limits_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(6947);


/** What a public index may show of a private module: nothing, what clients need to find it, or all. */
const EXPOSURES = ['none', 'protocol', 'all'];
/**
 * What a run may show, and where. A private index may show everything, since it is read by those whom its owner lets in.
 * Throws WOULD_EXPOSE for a module that is not public in a public index unless `expose` allows it.
 */
function planExposure({ repository, module, index, expose }) {
    const open = { package: 'public', interface: 'public' };
    if (module === 'public')
        return { visibility: open, defaultKinds: { kinds: ['release'] } };
    const large = { aboveBytes: _limits_js__WEBPACK_IMPORTED_MODULE_1__/* .MAX_INDEX_PACKAGE_BYTES */ .v9, kinds: ['git'] };
    if (index === 'private')
        return { visibility: open, defaultKinds: { kinds: ['index'], large } };
    if (expose === 'none') {
        const state = module === 'private' ? 'is private' : 'counts as private because its visibility is unknown';
        throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('WOULD_EXPOSE', `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(repository)} ${state}, and the index is public or its visibility is unknown: publishing would show that the module exists, its versions and its commits`, 'use a private index repository, or allow it: --expose protocol (names, versions, locations) or --expose all');
    }
    const hidden = { package: 'private', interface: 'private' };
    return { visibility: expose === 'all' ? open : hidden, defaultKinds: { kinds: ['git'] } };
}


/***/ }),

/***/ 6947:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   GW: () => (/* binding */ MAX_CONFIG_BYTES),
/* harmony export */   GY: () => (/* binding */ MAX_BATCH_TEXT),
/* harmony export */   HR: () => (/* binding */ MAX_LISTED_MODULES),
/* harmony export */   IG: () => (/* binding */ MAX_IGNORED_PATTERNS),
/* harmony export */   I_: () => (/* binding */ MAX_LISTED_RANGES),
/* harmony export */   Mt: () => (/* binding */ MAX_CONFIG_COPIES_BYTES),
/* harmony export */   RH: () => (/* binding */ DECIDED_AT_ONCE),
/* harmony export */   Uf: () => (/* binding */ MAX_NOTES_LENGTH),
/* harmony export */   Uo: () => (/* binding */ MAX_BATCH_BYTES),
/* harmony export */   _c: () => (/* binding */ MAX_LOOKED_UP),
/* harmony export */   aN: () => (/* binding */ MAX_SUGGESTED_PREFIXES),
/* harmony export */   c1: () => (/* binding */ MAX_RELEASES),
/* harmony export */   gu: () => (/* binding */ MAX_BATCH_VERSIONS),
/* harmony export */   n7: () => (/* binding */ MAX_PATTERN_LENGTH),
/* harmony export */   nn: () => (/* binding */ MAX_LISTED_TAGS),
/* harmony export */   p9: () => (/* binding */ MAX_REFUSALS),
/* harmony export */   pF: () => (/* binding */ MAX_NOTICES),
/* harmony export */   qo: () => (/* binding */ TAGS_AT_ONCE),
/* harmony export */   v9: () => (/* binding */ MAX_INDEX_PACKAGE_BYTES)
/* harmony export */ });
/** Publishing. */
/**
 * Bytes of a package that a private repository keeps in the index by default. A larger one is kept as `git`:
 * every clone of the index carries its packages for ever.
 */
const MAX_INDEX_PACKAGE_BYTES = 25 * 1024 * 1024;
/** Different refusals that a run prints, as many as GitHub annotates in a step. The rest is summed up. */
const MAX_REFUSALS = 10;
/** Bytes of .module-registry.yml. A larger file is LIMIT_EXCEEDED, for the tags whose commits have it. */
const MAX_CONFIG_BYTES = 64 * 1024;
/**
 * Bytes of all different copies of .module-registry.yml that the tags of one repository have: each is parsed. More are LIMIT_EXCEEDED for
 * the repository.
 */
const MAX_CONFIG_COPIES_BYTES = 2 * 1024 * 1024;
/** Bytes of the zips of new versions in one commit of the index, and on disk at one time. More becomes several commits. */
const MAX_BATCH_BYTES = 500_000_000;
/** Characters of the interfaces and READMEs of new versions in one commit of the index: they are in memory. More becomes several commits. */
const MAX_BATCH_TEXT = 4_000_000;
/** New versions in one commit of the index. More becomes several commits. */
const MAX_BATCH_VERSIONS = 500;
/** Modules that the report of a run over all tags names with their versions. More are counted. */
const MAX_LISTED_MODULES = 10;
/** Ranges of refused tags that the report names for each reason. The rest is counted. */
const MAX_LISTED_RANGES = 5;
/** Refused tags that the advice of a run over all tags names for "ignore-tags:". More are not named. */
const MAX_LISTED_TAGS = 5;
/** Tag prefixes that the hint for a tag without a known one suggests. The rest is not named. */
const MAX_SUGGESTED_PREFIXES = 5;
/** Releases that the tags of one repository may be in a run: a tag is one of each module with its prefix. More are LIMIT_EXCEEDED. */
const MAX_RELEASES = 100_000;
/** Patterns of `ignore-tags` with `*` in all copies of a config file. More are LIMIT_EXCEEDED. */
const MAX_IGNORED_PATTERNS = 5_000;
/** Tags of `--all-tags` whose configuration is read at the same time. The rest waits. */
const TAGS_AT_ONCE = 16;
/** Releases that are looked up in the index at a time, whether they are new or not. The rest waits. */
const MAX_LOOKED_UP = 1_000;
/** Repositories of one run that are packed and checked at the same time. The rest waits. */
const DECIDED_AT_ONCE = 3;
/** Lines about packages that one run prints. Those about the newest versions come last and are kept. */
const MAX_NOTICES = 20;
/** Characters of the notes of a release: GitHub takes 125,000. Of longer ones that GitHub has generated, the first lines are written. */
const MAX_NOTES_LENGTH = 124_000;
/** Characters of a pattern of `allow`. A longer one is INVALID_CONFIG. */
const MAX_PATTERN_LENGTH = 4096;


/***/ }),

/***/ 8978:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Nb: () => (/* binding */ PAGES),
/* harmony export */   ZE: () => (/* binding */ refuseProfileWithoutClient),
/* harmony export */   ZP: () => (/* binding */ isInProfile),
/* harmony export */   fT: () => (/* binding */ limitWarnings),
/* harmony export */   jI: () => (/* binding */ PROFILES),
/* harmony export */   jp: () => (/* binding */ hasPages)
/* harmony export */ });
/* harmony import */ var _base_error_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(991);
/* harmony import */ var _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_1__ = __nccwpck_require__(4327);


/** Which files of an index a host gets, and whether it gets the website. docs/hosting.md has the table. */
/** `latest`: pages of the latest version alone; `versions`: each version has one; `all`: so has each of its submodules and examples. */
const PAGES = ['latest', 'versions', 'all'];
const PROFILES = ['opentofu', 'protocol', 'website', 'index', 'full'];
function hasPages(profile) {
    return profile === 'website' || profile === 'full';
}
const CATALOG_OR_MODULES = /^(?:catalog|v1\/modules)\//;
/** What clients read of a module: the states of its versions are for `audit` and `doctor`. */
const PROTOCOL = /^v1\/modules\/(?:[^/]+\/){3}(?:versions(?:\.json)?|[^/]+\/(?:download|source|module\.zip))$/;
/** Whether a file of an index is one of the profile. */
function isInProfile(profile, path) {
    if (profile === 'index' || profile === 'full' || !CATALOG_OR_MODULES.test(path))
        return true;
    return PROTOCOL.test(path) && (profile !== 'opentofu' || !path.endsWith('/source'));
}
/** Azure's rule leads Terraform to the package itself, the rules of the others to `source`, as a URL of GitHub Pages does. */
function refuseProfileWithoutClient(profile, hosting) {
    if (profile !== 'opentofu' || hosting === undefined || hosting === 'azure-static-web-apps')
        return;
    throw new _base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .RegistryError */ .gl('INVALID_INPUT', `the profile ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(profile)} leaves out the "source" pages of versions, from which Terraform installs on ${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(hosting)}`, 'take --profile protocol; if nobody uses Terraform, say that the site is for no known host: --hosting none');
}
/** What the host refuses or will soon: from four fifths of a limit on. */
function limitWarnings(size, hosting, smaller) {
    const { files, bytes, fileBytes } = _index_hosting_hosting_js__WEBPACK_IMPORTED_MODULE_1__/* .HOST_LIMITS */ .CE[hosting] ?? {};
    const { largest } = size;
    const found = [
        warning(size.files, files, (count) => `${numberText(count)} files`),
        warning(size.bytes, bytes, (count) => `${numberText(Math.round(count / 1e6))} MB`),
    ].flatMap((text) => (text === undefined ? [] : `the site has ${text} on ${hosting}: ${smaller}`));
    const file = warning(largest.bytes, fileBytes, (count) => `${(count / 1024 ** 2).toFixed(1)} MiB`);
    const advice = 'store the package elsewhere, such as --package release';
    return file === undefined
        ? found
        : [...found, `${(0,_base_error_js__WEBPACK_IMPORTED_MODULE_0__/* .quote */ .hD)(largest.path)} has ${file} on ${hosting}: ${advice}`];
}
function warning(value, limit, format) {
    if (limit === undefined || value < limit * 0.8)
        return undefined;
    return `${format(value)}, ${Math.floor((value / limit) * 100)} % of the limit of ${format(limit)}`;
}
function numberText(value) {
    return value.toLocaleString('en-US');
}


/***/ }),

/***/ 8179:
/***/ ((__unused_webpack___webpack_module__, __webpack_exports__, __nccwpck_require__) => {

/* harmony export */ __nccwpck_require__.d(__webpack_exports__, {
/* harmony export */   Di: () => (/* binding */ InvalidArgumentError),
/* harmony export */   b7: () => (/* binding */ CommanderError),
/* harmony export */   c$: () => (/* binding */ Option),
/* harmony export */   ef: () => (/* binding */ Argument),
/* harmony export */   uB: () => (/* binding */ Command)
/* harmony export */ });
/* unused harmony exports program, createCommand, createArgument, createOption, InvalidOptionArgumentError, Help */
/* harmony import */ var _index_js__WEBPACK_IMPORTED_MODULE_0__ = __nccwpck_require__(8909);


// wrapper to provide named exports for ESM.
const {
  /* program */ "DM": program,
  /* createCommand */ "gu": createCommand,
  /* createArgument */ "er": createArgument,
  /* createOption */ "Ww": createOption,
  /* CommanderError */ "b7": CommanderError,
  /* InvalidArgumentError */ "Di": InvalidArgumentError,
  /* InvalidOptionArgumentError */ "a2": InvalidOptionArgumentError, // deprecated old name
  /* Command */ "uB": Command,
  /* Argument */ "ef": Argument,
  /* Option */ "c$": Option,
  /* Help */ "_V": Help,
} = _index_js__WEBPACK_IMPORTED_MODULE_0__;


/***/ })

/******/ });
/************************************************************************/
/******/ // The module cache
/******/ var __webpack_module_cache__ = {};
/******/ 
/******/ // The require function
/******/ function __nccwpck_require__(moduleId) {
/******/ 	// Check if module is in cache
/******/ 	var cachedModule = __webpack_module_cache__[moduleId];
/******/ 	if (cachedModule !== undefined) {
/******/ 		return cachedModule.exports;
/******/ 	}
/******/ 	// Create a new module (and put it into the cache)
/******/ 	var module = __webpack_module_cache__[moduleId] = {
/******/ 		// no module.id needed
/******/ 		// no module.loaded needed
/******/ 		exports: {}
/******/ 	};
/******/ 
/******/ 	// Execute the module function
/******/ 	var threw = true;
/******/ 	try {
/******/ 		__webpack_modules__[moduleId].call(module.exports, module, module.exports, __nccwpck_require__);
/******/ 		threw = false;
/******/ 	} finally {
/******/ 		if(threw) delete __webpack_module_cache__[moduleId];
/******/ 	}
/******/ 
/******/ 	// Return the exports of the module
/******/ 	return module.exports;
/******/ }
/******/ 
/******/ // expose the modules object (__webpack_modules__)
/******/ __nccwpck_require__.m = __webpack_modules__;
/******/ 
/************************************************************************/
/******/ /* webpack/runtime/asset-relocator-loader */
/******/ if (typeof __nccwpck_require__ !== 'undefined') __nccwpck_require__.ab = decodeURIComponent(new URL('.', import.meta.url).pathname).slice(import.meta.url.match(/^file:\/\/\/\w:/) ? 1 : 0, -1) + "/";
/******/ 
/******/ /* webpack/runtime/async module */
/******/ (() => {
/******/ 	var webpackQueues = typeof Symbol === "function" ? Symbol("webpack queues") : "__webpack_queues__";
/******/ 	var webpackExports = typeof Symbol === "function" ? Symbol("webpack exports") : "__webpack_exports__";
/******/ 	var webpackError = typeof Symbol === "function" ? Symbol("webpack error") : "__webpack_error__";
/******/ 	var resolveQueue = (queue) => {
/******/ 		if(queue && queue.d < 1) {
/******/ 			queue.d = 1;
/******/ 			queue.forEach((fn) => (fn.r--));
/******/ 			queue.forEach((fn) => (fn.r-- ? fn.r++ : fn()));
/******/ 		}
/******/ 	}
/******/ 	var wrapDeps = (deps) => (deps.map((dep) => {
/******/ 		if(dep !== null && typeof dep === "object") {
/******/ 			if(dep[webpackQueues]) return dep;
/******/ 			if(dep.then) {
/******/ 				var queue = [];
/******/ 				queue.d = 0;
/******/ 				dep.then((r) => {
/******/ 					obj[webpackExports] = r;
/******/ 					resolveQueue(queue);
/******/ 				}, (e) => {
/******/ 					obj[webpackError] = e;
/******/ 					resolveQueue(queue);
/******/ 				});
/******/ 				var obj = {};
/******/ 				obj[webpackQueues] = (fn) => (fn(queue));
/******/ 				return obj;
/******/ 			}
/******/ 		}
/******/ 		var ret = {};
/******/ 		ret[webpackQueues] = x => {};
/******/ 		ret[webpackExports] = dep;
/******/ 		return ret;
/******/ 	}));
/******/ 	__nccwpck_require__.a = (module, body, hasAwait) => {
/******/ 		var queue;
/******/ 		hasAwait && ((queue = []).d = -1);
/******/ 		var depQueues = new Set();
/******/ 		var exports = module.exports;
/******/ 		var currentDeps;
/******/ 		var outerResolve;
/******/ 		var reject;
/******/ 		var promise = new Promise((resolve, rej) => {
/******/ 			reject = rej;
/******/ 			outerResolve = resolve;
/******/ 		});
/******/ 		promise[webpackExports] = exports;
/******/ 		promise[webpackQueues] = (fn) => (queue && fn(queue), depQueues.forEach(fn), promise["catch"](x => {}));
/******/ 		module.exports = promise;
/******/ 		body((deps) => {
/******/ 			currentDeps = wrapDeps(deps);
/******/ 			var fn;
/******/ 			var getResult = () => (currentDeps.map((d) => {
/******/ 				if(d[webpackError]) throw d[webpackError];
/******/ 				return d[webpackExports];
/******/ 			}))
/******/ 			var promise = new Promise((resolve) => {
/******/ 				fn = () => (resolve(getResult));
/******/ 				fn.r = 0;
/******/ 				var fnQueue = (q) => (q !== queue && !depQueues.has(q) && (depQueues.add(q), q && !q.d && (fn.r++, q.push(fn))));
/******/ 				currentDeps.map((dep) => (dep[webpackQueues](fnQueue)));
/******/ 			});
/******/ 			return fn.r ? promise : getResult();
/******/ 		}, (err) => ((err ? reject(promise[webpackError] = err) : outerResolve(exports)), resolveQueue(queue)));
/******/ 		queue && queue.d < 0 && (queue.d = 0);
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/define property getters */
/******/ (() => {
/******/ 	// define getter functions for harmony exports
/******/ 	__nccwpck_require__.d = (exports, definition) => {
/******/ 		for(var key in definition) {
/******/ 			if(__nccwpck_require__.o(definition, key) && !__nccwpck_require__.o(exports, key)) {
/******/ 				Object.defineProperty(exports, key, { enumerable: true, get: definition[key] });
/******/ 			}
/******/ 		}
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/ensure chunk */
/******/ (() => {
/******/ 	__nccwpck_require__.f = {};
/******/ 	// This file contains only the entry chunk.
/******/ 	// The chunk loading function for additional chunks
/******/ 	__nccwpck_require__.e = (chunkId) => {
/******/ 		return Promise.all(Object.keys(__nccwpck_require__.f).reduce((promises, key) => {
/******/ 			__nccwpck_require__.f[key](chunkId, promises);
/******/ 			return promises;
/******/ 		}, []));
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/get javascript chunk filename */
/******/ (() => {
/******/ 	// This function allow to reference async chunks
/******/ 	__nccwpck_require__.u = (chunkId) => {
/******/ 		// return url for filenames based on template
/******/ 		return "" + chunkId + ".index.js";
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/hasOwnProperty shorthand */
/******/ (() => {
/******/ 	__nccwpck_require__.o = (obj, prop) => (Object.prototype.hasOwnProperty.call(obj, prop))
/******/ })();
/******/ 
/******/ /* webpack/runtime/make namespace object */
/******/ (() => {
/******/ 	// define __esModule on exports
/******/ 	__nccwpck_require__.r = (exports) => {
/******/ 		if(typeof Symbol !== 'undefined' && Symbol.toStringTag) {
/******/ 			Object.defineProperty(exports, Symbol.toStringTag, { value: 'Module' });
/******/ 		}
/******/ 		Object.defineProperty(exports, '__esModule', { value: true });
/******/ 	};
/******/ })();
/******/ 
/******/ /* webpack/runtime/import chunk loading */
/******/ (() => {
/******/ 	// no baseURI
/******/ 	
/******/ 	// object to store loaded and loading chunks
/******/ 	// undefined = chunk not loaded, null = chunk preloaded/prefetched
/******/ 	// [resolve, Promise] = chunk loading, 0 = chunk loaded
/******/ 	var installedChunks = {
/******/ 		8792: 0
/******/ 	};
/******/ 	
/******/ 	var installChunk = (data) => {
/******/ 		var {ids, modules, runtime} = data;
/******/ 		// add "modules" to the modules object,
/******/ 		// then flag all "ids" as loaded and fire callback
/******/ 		var moduleId, chunkId, i = 0;
/******/ 		for(moduleId in modules) {
/******/ 			if(__nccwpck_require__.o(modules, moduleId)) {
/******/ 				__nccwpck_require__.m[moduleId] = modules[moduleId];
/******/ 			}
/******/ 		}
/******/ 		if(runtime) runtime(__nccwpck_require__);
/******/ 		for(;i < ids.length; i++) {
/******/ 			chunkId = ids[i];
/******/ 			if(__nccwpck_require__.o(installedChunks, chunkId) && installedChunks[chunkId]) {
/******/ 				installedChunks[chunkId][0]();
/******/ 			}
/******/ 			installedChunks[ids[i]] = 0;
/******/ 		}
/******/ 	
/******/ 	}
/******/ 	
/******/ 	__nccwpck_require__.f.j = (chunkId, promises) => {
/******/ 			// import() chunk loading for javascript
/******/ 			var installedChunkData = __nccwpck_require__.o(installedChunks, chunkId) ? installedChunks[chunkId] : undefined;
/******/ 			if(installedChunkData !== 0) { // 0 means "already installed".
/******/ 	
/******/ 				// a Promise means "currently loading".
/******/ 				if(installedChunkData) {
/******/ 					promises.push(installedChunkData[1]);
/******/ 				} else {
/******/ 					if(true) { // all chunks have JS
/******/ 						// setup Promise in chunk cache
/******/ 						var promise = import("./" + __nccwpck_require__.u(chunkId)).then(installChunk, (e) => {
/******/ 							if(installedChunks[chunkId] !== 0) installedChunks[chunkId] = undefined;
/******/ 							throw e;
/******/ 						});
/******/ 						var promise = Promise.race([promise, new Promise((resolve) => (installedChunkData = installedChunks[chunkId] = [resolve]))])
/******/ 						promises.push(installedChunkData[1] = promise);
/******/ 					}
/******/ 				}
/******/ 			}
/******/ 	};
/******/ 	
/******/ 	// no prefetching
/******/ 	
/******/ 	// no preloaded
/******/ 	
/******/ 	// no external install chunk
/******/ 	
/******/ 	// no on chunks loaded
/******/ })();
/******/ 
/************************************************************************/
/******/ 
/******/ // startup
/******/ // Load entry module and return exports
/******/ // This entry module used 'module' so it can't be inlined
/******/ var __webpack_exports__ = __nccwpck_require__(518);
/******/ __webpack_exports__ = await __webpack_exports__;
/******/ 
