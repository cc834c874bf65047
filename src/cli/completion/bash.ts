import { type CompletionCommand, type CompletionValue, completionCommands, LIST_COMMITS } from "./words.ts";

/** A completion script for bash 3.2 and newer, to be sourced. */
export function bashCompletion(): string {
  const commands = completionCommands();
  const names = commands.map(({ name }) => name).join(" ");
  return [
    "# bash completion of llmc-nav: source this file, or put it where bash-completion looks.",
    // A name is compared and quoted by hand: compgen -W would run a command that a branch is called after.
    "_llmc_nav_commits() {",
    '  local start="" rest="$1" name',
    `  case "$1" in *..*) start="\${1%..*}.."; rest="\${1##*..}";; esac`,
    "  while IFS= read -r name; do",
    '    case "$name" in "$rest"*) COMPREPLY+=("$(printf %q "$start$name")");; esac',
    `  done < <(echo HEAD; ${LIST_COMMITS})`,
    "}",
    "_llmc_nav() {",
    `  local current="\${COMP_WORDS[COMP_CWORD]}" previous="\${COMP_WORDS[COMP_CWORD-1]}" command="\${COMP_WORDS[1]}"`,
    "  COMPREPLY=()",
    '  if [ "$COMP_CWORD" -eq 1 ]; then',
    `    COMPREPLY=($(compgen -W "${names} help --help --version" -- "$current"))`,
    "    return",
    "  fi",
    '  case "$command" in',
    `    help) COMPREPLY=($(compgen -W "${names}" -- "$current"));;`,
    ...commands.flatMap(commandCase),
    "  esac",
    "}",
    "complete -F _llmc_nav llmc-nav",
    "",
  ].join("\n");
}

function commandCase({ name, options, argument }: CompletionCommand): string[] {
  const withValues = options.filter(({ value }) => value !== undefined);
  const words = options.map((option) => `--${option.name}`).join(" ");
  return [
    `    ${name})`,
    '      case "$previous" in',
    ...withValues.map((option) => {
      const forms = [`--${option.name}`, ...(option.short === undefined ? [] : [`-${option.short}`])];
      return `        ${forms.join("|")}) ${generate(option.value)}; return;;`;
    }),
    "      esac",
    '      case "$current" in',
    `        -*) COMPREPLY=($(compgen -W "${words}" -- "$current"));;`,
    `        *) ${generate(argument)};;`,
    "      esac;;",
  ];
}

function generate(value: CompletionValue | undefined): string {
  switch (value?.kind) {
    case "words":
      return `COMPREPLY=($(compgen -W "${value.words.join(" ")}" -- "$current"))`;
    case "file":
      return 'compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -f -- "$current"))';
    case "directory":
      return 'compopt -o filenames 2>/dev/null; COMPREPLY=($(compgen -d -- "$current"))';
    case "commit":
      return '_llmc_nav_commits "$current"';
    default:
      return ":";
  }
}
