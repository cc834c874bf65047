import {
  type CompletionCommand,
  type CompletionOption,
  type CompletionValue,
  completionCommands,
  LIST_COMMITS,
} from "./words.ts";

/** A completion script for zsh, to be put into a folder of `$fpath` as `_llmc-nav`, or sourced. */
export function zshCompletion(): string {
  const commands = completionCommands();
  return [
    "#compdef llmc-nav",
    "_llmc_nav_commits() {",
    "  local -a names",
    `  names=(HEAD \${(f)"$(${LIST_COMMITS})"})`,
    "  compset -P '*...' || compset -P '*..'",
    "  compadd -- $names",
    "}",
    "_llmc_nav() {",
    "  local -a commands",
    "  commands=(",
    ...commands.map(({ name, summary }) => `    ${quoted(`${name}:${summary.replaceAll(":", "\\:")}`)}`),
    "  )",
    "  if (( CURRENT == 2 )); then",
    "    _describe command commands",
    "    return",
    "  fi",
    '  local command="$words[2]"',
    "  shift words",
    "  (( CURRENT-- ))",
    '  case "$command" in',
    "    help) _describe command commands;;",
    ...commands.map(commandCase),
    "  esac",
    "}",
    'if [ "$funcstack[1]" = "_llmc_nav" ]; then _llmc_nav "$@"; else compdef _llmc_nav llmc-nav; fi',
    "",
  ].join("\n");
}

function commandCase({ name, options, argument }: CompletionCommand): string {
  const specs = [
    ...options.flatMap(optionSpecs),
    ...(argument === undefined ? [] : [quoted(`*:${name}:${action(argument)}`)]),
  ];
  return [`    ${name})`, `      _arguments -s ${specs.join(" \\\n        ")};;`].join("\n");
}

function optionSpecs({ name, short, help, value }: CompletionOption): string[] {
  const explained = `[${help.replace(/[[\]\\:]/g, "\\$&")}]`;
  const taken = value === undefined ? "" : `:${name}:${action(value)}`;
  const forms = [`--${name}`, ...(short === undefined ? [] : [`-${short}`])];
  return forms.map((form) => quoted(`${form}${explained}${taken}`));
}

function action(value: CompletionValue): string {
  switch (value.kind) {
    case "words":
      return `(${value.words.join(" ")})`;
    case "file":
      return "_files";
    case "directory":
      return "_files -/";
    case "commit":
      return "_llmc_nav_commits";
    case "free":
      return " ";
  }
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "'\\''")}'`;
}
